import type { i18n as I18n } from 'i18next';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { textDirection, type Language } from '../../schema/contract/languages';
import { subscribeToLanguageChange, readStoredLanguage, storeLanguage } from './languageStorage';
import { loadLanguage } from './messageGroups';
import { LanguageContext } from './useLanguage';

interface LanguageProviderProps {
  /** Language of the server's HTML, and its messages. */
  language: Language;
  i18n: I18n;
  children: ReactNode;
}

/** Messages, direction and everything that depends on them change in one render. */
export function LanguageProvider({ language: initial, i18n: initialI18n, children }: LanguageProviderProps) {
  const [{ language, i18n }, setActive] = useState({ language: initial, i18n: initialI18n });

  // Only the latest request counts: an earlier one may load later.
  const requested = useRef(initial);
  const switchLanguage = useCallback(async (next: Language): Promise<boolean> => {
    requested.current = next;
    const loaded = await loadLanguage(next);
    if (requested.current !== next) return false;
    setActive((current) => (current.language === next ? current : { language: next, i18n: loaded }));
    return true;
  }, []);

  // A locked language takes precedence over the visitor's choice.
  const lockedLanguage = useRef<Language | undefined>(undefined);
  const lockLanguage = useCallback(
    (locked: Language | undefined) => {
      if (lockedLanguage.current === locked) return;
      lockedLanguage.current = locked;
      // On failure the page keeps its language.
      void switchLanguage(locked ?? readStoredLanguage()).catch(() => undefined);
    },
    [switchLanguage],
  );

  useEffect(
    // The change came from another tab: a failure is not reported.
    () =>
      subscribeToLanguageChange((next) => {
        if (!lockedLanguage.current) void switchLanguage(next).catch(() => undefined);
      }),
    [switchLanguage],
  );

  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = textDirection(language);
  }, [language]);

  const contextValue = useMemo(
    () => ({
      language,
      direction: textDirection(language),
      setLanguage: async (next: Language) => {
        if (await switchLanguage(next)) storeLanguage(next);
      },
      lockLanguage,
    }),
    [language, switchLanguage, lockLanguage],
  );

  return (
    <LanguageContext value={contextValue}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </LanguageContext>
  );
}
