import { createContext, useContext } from 'react';
import type { Language } from '../../schema/contract/languages';

export interface Spoken {
  language: Language;
  direction: 'rtl' | 'ltr';
  /** Changes the language of everything on the page at once; what was typed stays. */
  setLanguage(language: Language): void;
}

export const LanguageContext = createContext<Spoken | null>(null);

/** The visitor's language, its direction, and the way to change it. */
export function useLanguage(): Spoken {
  const spoken = useContext(LanguageContext);
  if (!spoken) throw new Error('useLanguage needs a LanguageProvider above it');
  return spoken;
}
