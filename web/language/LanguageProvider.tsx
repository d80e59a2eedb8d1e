import type { ResourceLanguage } from 'i18next';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { directionOf, type Language } from '../../schema/contract/languages';
import { onLanguageElsewhere, rememberLanguage } from './memory';
import { loadMessages } from './messages';
import { createSpeaker } from './speaker';
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
    speaker: createSpeaker(initial, messages),
  }));

  const speak = useCallback(async (next: Language) => {
    const loaded = await loadMessages[next]();
    setSpeaking((now) => (now.language === next ? now : { language: next, speaker: createSpeaker(next, loaded) }));
  }, []);

  useEffect(() => onLanguageElsewhere((next) => void speak(next)), [speak]);

  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);

  const spoken = useMemo(
    () => ({
      language,
      direction: directionOf(language),
      setLanguage: (next: Language) => {
        rememberLanguage(next);
        // Where the messages can't be fetched, the page stays as it is, and the next one speaks the language.
        speak(next).catch(() => undefined);
      },
    }),
    [language, speak],
  );

  return (
    <LanguageContext value={spoken}>
      <I18nextProvider i18n={speaker}>{children}</I18nextProvider>
    </LanguageContext>
  );
}
