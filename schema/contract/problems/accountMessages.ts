import type { Language } from '../languages';

/** Validation messages of postal and bank accounts. */
export const accountMessages = {
  twentyDigits: { en: 'Enter 20 digits', ar: 'أدخل 20 رقمًا' },
  ccpAccount: {
    en: 'Enter the number of the postal account and its key of two digits',
    ar: 'أدخل رقم الحساب البريدي ثم مفتاحه المكوَّن من رقمين',
  },
  wrongAccountKey: {
    en: 'The key does not match the account number. Check the digits',
    ar: 'المفتاح لا يوافق رقم الحساب. تحقّق من الأرقام',
  },
  refundToSite: {
    en: 'This is our own account. Enter the account that the money goes back to',
    ar: 'هذا حسابنا نحن. أدخل الحساب الذي يُعاد إليه المبلغ',
  },
  cashForCashOnly: {
    en: 'Only cash is returned in cash. Choose a transfer',
    ar: 'لا يُعاد نقدًا إلا النقد. اختر تحويلًا',
  },
  notPostalAccount: {
    en: 'A postal account (RIP) begins with 00799999',
    ar: 'يبدأ رقم الحساب البريدي (RIP) بـ \u206600799999\u2069',
  },
} as const satisfies Record<string, Record<Language, string>>;
