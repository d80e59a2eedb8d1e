import type { ResourceLanguage } from 'i18next';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { textDirection, type Language } from '../../schema/contract/languages';
import { loadMessages, createI18n } from './i18n';
import { subscribeToLanguageChange, readStoredLanguage, storeLanguage } from './languageStorage';
import { LanguageContext } from './useLanguage';

interface LanguageProviderProps {
  /** The language the page was rendered in, and its messages. */
  language: Language;
  messages: ResourceLanguage;
  children: ReactNode;
}

/** Holds the language for the page. Messages, direction and everything that depends on them change in one render. */
export function LanguageProvider({ language: initial, messages, children }: LanguageProviderProps) {
  const [{ language, speaker }, setSpeaking] = useState(() => ({
    language: initial,
    speaker: createI18n(initial, messages),
  }));

  // The latest wish counts, however long the messages of an earlier one take.
  const wished = useRef(initial);
  const speak = useCallback(async (next: Language): Promise<boolean> => {
    wished.current = next;
    const loaded = await loadMessages[next]();
    if (wished.current !== next) return false;
    setSpeaking((now) => (now.language === next ? now : { language: next, speaker: createI18n(next, loaded) }));
    return true;
  }, []);

  // What a page in a fixed language demands comes before what the visitor has chosen, for as long as it is shown.
  const demanded = useRef<Language | undefined>(undefined);
  const demand = useCallback(
    (fixed: Language | undefined) => {
      if (demanded.current === fixed) return;
      demanded.current = fixed;
      // The messages that are needed next are at hand, or fetched with the page: what fails leaves the page as it is.
      void speak(fixed ?? readStoredLanguage()).catch(() => undefined);
    },
    [speak],
  );

  useEffect(
    // Nobody asked on this page: where the messages can't be fetched, it stays as it is.
    () =>
      subscribeToLanguageChange((next) => {
        if (!demanded.current) void speak(next).catch(() => undefined);
      }),
    [speak],
  );

  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = textDirection(language);
  }, [language]);

  const spoken = useMemo(
    () => ({
      language,
      direction: textDirection(language),
      setLanguage: async (next: Language) => {
        if (await speak(next)) storeLanguage(next);
      },
      demand,
    }),
    [language, speak, demand],
  );

  return (
    <LanguageContext value={spoken}>
      <I18nextProvider i18n={speaker}>{children}</I18nextProvider>
    </LanguageContext>
  );
}
