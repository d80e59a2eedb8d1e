import type { Language } from '../../schema/contract/languages';
import { messages as arabic } from '../language/messages/ar';
import { messages as english } from '../language/messages/en';
import { createI18n } from '../language/i18n';

const speakers = { ar: createI18n('ar', arabic), en: createI18n('en', english) };

/** What the site says: `words('ar')('courses:enroll.login')`, so that a journey finds its way in either language. */
export const words = (language: Language) => speakers[language].t;
