import { createInstance, type i18n as I18n } from 'i18next';
import type { Language } from '../../../schema/contract/languages';
import { messages as arabic } from '../../language/messages/ar';
import { messages as english } from '../../language/messages/en';

const translate = (language: Language, messages: Record<string, object>): I18n => {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    resources: { [language]: messages },
    ns: Object.keys(messages),
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    initAsync: false,
    showSupportNotice: false,
  });
  return i18n;
};

const translations = { ar: translate('ar', arabic), en: translate('en', english) };

/** The texts of the site: `messagesIn('ar')('courses:enroll.login')`. */
export const messagesIn = (language: Language) => translations[language].t;
