import { parseLanguage, defaultLanguage, languageCookie, type Language } from '../../schema/contract/languages';
import { storeCookie } from '../data/cookies';

/** Stores the choice in a cookie, which the server reads, and in local storage, which notifies other tabs. */
export function storeLanguage(language: Language): void {
  storeCookie(languageCookie, language);
  try {
    localStorage.setItem(languageCookie, language);
  } catch {
    // Local storage may be blocked; the cookie is sufficient.
  }
}

export function readStoredLanguage(): Language {
  const [, stored] = new RegExp(`(?:^|; )${languageCookie}=(\\w+)`).exec(document.cookie) ?? [];
  return parseLanguage(stored) ?? defaultLanguage;
}

export function subscribeToLanguageChange(listener: (language: Language) => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    const language = key === languageCookie ? parseLanguage(newValue) : undefined;
    if (language) listener(language);
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
