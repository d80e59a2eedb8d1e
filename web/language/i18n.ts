import { createInstance, type i18n } from 'i18next';
import type { ResourceLanguage } from 'i18next';
import type { Language } from '../../schema/contract/languages';

/** One language's messages, each a chunk of its own. */
export const loadMessages: Record<Language, () => Promise<ResourceLanguage>> = {
  ar: async () => (await import('./messages/ar')).messages,
  en: async () => (await import('./messages/en')).messages,
};

/** An i18next that speaks one language for good: changing the language means changing the speaker, in one render. */
export function createI18n(language: Language, messages: ResourceLanguage): i18n {
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
