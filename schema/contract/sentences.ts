import type { Language } from './languages';

/** What a field's validation can complain of. English ones that the specification gives are word for word (section 5). */
export const sentences = {
  invalidEmail: { en: 'Invalid email address', ar: 'عنوان البريد الإلكتروني غير صالح' },
  passwordRequired: { en: 'Password is required', ar: 'كلمة المرور مطلوبة' },
  firstNameRequired: { en: 'First name is required', ar: 'الاسم الأول مطلوب' },
  lastNameRequired: { en: 'Last name is required', ar: 'اسم العائلة مطلوب' },
  usernameTooShort: {
    en: 'Username must be at least 3 characters',
    ar: 'يجب أن يتكوّن اسم المستخدم من 3 أحرف على الأقل',
  },
  passwordTooShort: {
    en: 'Password must be at least 6 characters',
    ar: 'يجب أن تتكوّن كلمة المرور من 6 أحرف على الأقل',
  },
  passwordsDiffer: { en: "Passwords don't match", ar: 'كلمتا المرور غير متطابقتين' },
  roleNotSelectable: { en: 'Choose Student or Trainer', ar: 'اختر طالبًا أو مدرّبًا' },
  invalidPhone: { en: 'Invalid phone number', ar: 'رقم الهاتف غير صالح' },
  nameRequired: { en: 'Name is required', ar: 'الاسم مطلوب' },
  subjectRequired: { en: 'Subject is required', ar: 'الموضوع مطلوب' },
  messageRequired: { en: 'Message is required', ar: 'نص الرسالة مطلوب' },
  invalidUrl: { en: 'Enter an address that begins with https://', ar: 'أدخل عنوانًا يبدأ بـ https://' },
  invalidCharacters: {
    en: 'This contains characters that cannot be used here',
    ar: 'يحتوي هذا على رموز لا يمكن استعمالها هنا',
  },
  tooLong: { en: 'This is too long', ar: 'هذا النص أطول من المسموح' },
  notANumber: { en: 'Enter a valid number', ar: 'أدخل رقمًا صحيحًا' },
  unknownCursor: { en: 'This is not a cursor of this list', ar: 'هذا المؤشّر لا ينتمي إلى هذه القائمة' },
  wrongType: { en: 'This value has the wrong type', ar: 'نوع هذه القيمة غير صحيح' },
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  nothingChosen: { en: 'Please select at least one option', ar: 'يرجى اختيار خيار واحد على الأقل' },
  unknownOption: { en: 'This is not an option of the poll', ar: 'هذا ليس من خيارات الاستطلاع' },
  onlyOneOption: {
    en: 'Only one option can be chosen in this poll',
    ar: 'لا يمكن اختيار أكثر من خيار واحد في هذا الاستطلاع',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type SentenceKey = keyof typeof sentences;

/** The sentence of a key in a language; any other text is returned as it is. */
export const sentence = (key: string, language: Language): string =>
  key in sentences ? sentences[key as SentenceKey][language] : key;
