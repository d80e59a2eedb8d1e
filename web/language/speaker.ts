import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import type { Language } from '../../schema/contract/languages';

/** An i18next that speaks one language for good: changing the language means changing the speaker, in one render. */
export function createSpeaker(language: Language, messages: ResourceLanguage): i18n {
  const speaker = createInstance();
  void speaker.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: messages },
    ns: Object.keys(messages),
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
    initAsync: false,
    showSupportNotice: false,
  });
  return speaker;
}
