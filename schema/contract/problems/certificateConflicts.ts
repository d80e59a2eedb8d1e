import type { Language } from '../languages';

/** Problems of certificates and learner pages that are reported as 409 Conflict. */
export const certificateConflicts = {
  certificateNameFixed: {
    status: 409,
    text: {
      en: 'A certificate already bears your name. Write to us if it has a mistake',
      ar: 'صدرت شهادة باسمك من قبل. راسلنا إن كان فيه خطأ',
    },
  },
  certificateNameMissing: {
    status: 409,
    text: {
      en: 'Confirm the spelling of your name for certificates first',
      ar: 'أكّد أولًا كتابة اسمك على الشهادات',
    },
  },
  certificateStateChanged: {
    status: 409,
    text: {
      en: 'This certificate is in another state now. Reload the page to see it',
      ar: 'تغيّرت حالة هذه الشهادة. أعد تحميل الصفحة لرؤيتها',
    },
  },
  handleTaken: { status: 409, text: { en: 'This address is already taken', ar: 'هذا العنوان محجوز' } },
} as const satisfies Record<string, { status: 409; text: Record<Language, string> }>;
