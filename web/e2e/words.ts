import type { Language } from '../../schema/contract/languages';
import { messages as arabic } from '../language/messages/ar';
import { messages as english } from '../language/messages/en';
import { createSpeaker } from '../language/speaker';

const speakers = { ar: createSpeaker('ar', arabic), en: createSpeaker('en', english) };

/** What the site says: `words('ar')('courses:enroll.login')`, so that a journey finds its way in either language. */
export const words = (language: Language) => speakers[language].t;
