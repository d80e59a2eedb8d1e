import { parseLanguage, defaultLanguage, languageCookie, type Language } from '../../schema/contract/languages';
import { readCookie, storeCookie } from '../data/browser/cookies';
import { persistentStorage, writeText } from '../drafts/storage/browserStorage';

/** Stores the choice in a cookie, which the server reads, and in local storage, which notifies other tabs. */
export function storeLanguage(language: Language): void {
  storeCookie(languageCookie, language);
  writeText(persistentStorage, languageCookie, language);
}

export const readStoredLanguage = (): Language => parseLanguage(readCookie(languageCookie)) ?? defaultLanguage;

export function subscribeToLanguageChange(listener: (language: Language) => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    const language = key === languageCookie ? parseLanguage(newValue) : undefined;
    if (language) listener(language);
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
