import { createContext, useContext } from 'react';
import type { Language } from '../../schema/contract/languages';

export interface LanguageContextValue {
  language: Language;
  direction: 'rtl' | 'ltr';
  /** Changes and stores the language; form input is kept. Rejects, without any change, if the messages fail to load. */
  setLanguage(language: Language): Promise<void>;
  /** Overrides the visitor's choice while a page requires it; undefined restores the choice. */
  lockLanguage(language: Language | undefined): void;
}

export const LanguageContext = createContext<LanguageContextValue | null>(null);

export function useLanguage(): LanguageContextValue {
  const context = useContext(LanguageContext);
  if (!context) throw new Error('useLanguage needs a LanguageProvider above it');
  return context;
}
