import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import type { Language } from '../../schema/contract/languages';

const instances = new WeakMap<ResourceLanguage, i18n>();

/** The instance never changes its language: a switch replaces the instance, in one render. */
export function createI18n(language: Language, messages: ResourceLanguage): i18n {
  const instance = instances.get(messages) ?? initI18n(language, messages);
  instances.set(messages, instance);
  return instance;
}

function initI18n(language: Language, messages: ResourceLanguage): i18n {
  const instance = createInstance();
  void instance.init({
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
  return instance;
}
