import type { ResourceLanguage } from 'i18next';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { textDirection, type Language } from '../../schema/contract/languages';
import { loadMessages, createI18n } from './i18n';
import { subscribeToLanguageChange, readStoredLanguage, storeLanguage } from './languageStorage';
import { LanguageContext } from './useLanguage';

interface LanguageProviderProps {
  /** Language and messages of the server's HTML. */
  language: Language;
  messages: ResourceLanguage;
  children: ReactNode;
}

/** Messages, direction and everything that depends on them change in one render. */
export function LanguageProvider({ language: initial, messages, children }: LanguageProviderProps) {
  const [{ language, speaker }, setSpeaking] = useState(() => ({
    language: initial,
    speaker: createI18n(initial, messages),
  }));

  // Only the latest request counts: an earlier one may load later.
  const wished = useRef(initial);
  const speak = useCallback(async (next: Language): Promise<boolean> => {
    wished.current = next;
    const loaded = await loadMessages[next]();
    if (wished.current !== next) return false;
    setSpeaking((now) => (now.language === next ? now : { language: next, speaker: createI18n(next, loaded) }));
    return true;
  }, []);

  // A locked language takes precedence over the visitor's choice.
  const demanded = useRef<Language | undefined>(undefined);
  const demand = useCallback(
    (fixed: Language | undefined) => {
      if (demanded.current === fixed) return;
      demanded.current = fixed;
      // On failure the page keeps its language.
      void speak(fixed ?? readStoredLanguage()).catch(() => undefined);
    },
    [speak],
  );

  useEffect(
    // The change came from another tab: a failure is not reported.
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
