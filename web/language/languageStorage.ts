import { parseLanguage, defaultLanguage, languageCookie, type Language } from '../../schema/contract/languages';

const yearInSeconds = 60 * 60 * 24 * 365;

/** Writes the choice where the server will read it (cookie) and where other tabs hear of it (local storage). */
export function storeLanguage(language: Language): void {
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearInSeconds}; samesite=lax`;
  try {
    localStorage.setItem(languageCookie, language);
  } catch {
    // Storage may be closed to us; the cookie is enough.
  }
}

/** The choice as the server reads it; Arabic where none was made. */
export function readStoredLanguage(): Language {
  const [, chosen] = new RegExp(`(?:^|; )${languageCookie}=(\\w+)`).exec(document.cookie) ?? [];
  return parseLanguage(chosen) ?? defaultLanguage;
}

/** Hears of the choice made in another tab; answers the way to stop listening. */
export function subscribeToLanguageChange(listener: (language: Language) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    const language = key === languageCookie ? parseLanguage(newValue) : undefined;
    if (language) listener(language);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
