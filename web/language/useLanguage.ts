import { createContext, useContext } from 'react';
import type { Language } from '../../schema/contract/languages';

export interface LanguageContextValue {
  language: Language;
  direction: 'rtl' | 'ltr';
  /**
   * Changes the language of everything on the page at once, and remembers it; what was typed stays. Rejects where the
   * messages can't be fetched; then nothing has changed.
   */
  setLanguage(language: Language): Promise<void>;
  /** Speaks a language for as long as the page demands it, whatever was chosen; undefined goes back to the choice. */
  demand(language: Language | undefined): void;
}

export const LanguageContext = createContext<LanguageContextValue | null>(null);

/** The visitor's language, its direction, and the way to change it. */
export function useLanguage(): LanguageContextValue {
  const spoken = useContext(LanguageContext);
  if (!spoken) throw new Error('useLanguage needs a LanguageProvider above it');
  return spoken;
}
