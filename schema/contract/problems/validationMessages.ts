import type { Language } from '../languages';
import { accountMessages } from './accountMessages';
import { questionMessages } from './questionMessages';

export const validationMessages = {
  ...questionMessages,
  ...accountMessages,
  invalidEmail: { en: 'Invalid email address', ar: 'عنوان البريد الإلكتروني غير صالح' },
  sameEmail: { en: 'This is already your address', ar: 'هذا عنوانك الحالي' },
  passwordRequired: { en: 'Password is required', ar: 'كلمة المرور مطلوبة' },
  firstNameRequired: { en: 'First name is required', ar: 'الاسم مطلوب' },
  lastNameRequired: { en: 'Last name is required', ar: 'اللقب مطلوب' },
  usernameMixedScripts: {
    en: 'Use the letters of one alphabet in the username',
    ar: 'استعمل حروف أبجدية واحدة في اسم المستخدم',
  },
  passwordTooCommon: {
    en: 'This password is easy to guess. Choose another one',
    ar: 'كلمة المرور هذه سهلة التخمين. اختر غيرها',
  },
  invalidTotpCode: { en: 'Enter the 6 digits that your app shows', ar: 'أدخل الأرقام الستة التي يعرضها التطبيق' },
  invalidRecoveryCode: {
    en: 'A recovery code has 12 letters and digits',
    ar: 'يتكوّن رمز الاسترداد من 12 حرفًا ورقمًا',
  },
  invalidCode: {
    en: 'Enter the 6 digits that your app shows, or a recovery code',
    ar: 'أدخل الأرقام الستة التي يعرضها التطبيق، أو رمز استرداد',
  },
  usernameTooShort: {
    en: 'Username must be at least 3 characters',
    ar: 'يجب أن يتكوّن اسم المستخدم من 3 أحرف على الأقل',
  },
  passwordTooShort: {
    en: 'Password must be at least 6 characters',
    ar: 'يجب أن تتكوّن كلمة المرور من 6 أحرف على الأقل',
  },
  passwordsDoNotMatch: { en: "Passwords don't match", ar: 'كلمتا المرور غير متطابقتين' },
  proofUnderReview: {
    en: 'The proof of payment of the order {0} is under review. Decide on it first',
    ar: 'إثبات دفع الطلب \u2066{0}\u2069 قيد المراجعة. بتّ فيه أولًا',
  },
  roleNotAllowed: { en: 'Choose Student or Trainer', ar: 'اختر طالبًا أو مدرّبًا' },
  unknownRole: { en: 'Choose Student, Trainer or Admin', ar: 'اختر طالبًا أو مدرّبًا أو مديرًا' },
  latinEmailOnly: {
    en: 'Before the @, mail servers take Latin letters and digits only, not {0} (position {1})',
    ar: 'لا تقبل خوادم البريد قبل علامة @ إلا الحروف اللاتينية والأرقام، لا \u2068{0}\u2069 (الموضع {1})',
  },
  invalidPhone: { en: 'Invalid phone number', ar: 'رقم الهاتف غير صالح' },
  invalidPhoneCharacter: {
    en: 'Invalid phone number: {0} at position {1} does not belong to a number',
    ar: 'رقم الهاتف غير صالح: \u2068{0}\u2069 في الموضع {1} ليس من الأرقام',
  },
  wrongPhoneLength: {
    en: 'Invalid phone number: it has {0} digits. An Algerian number has 10, a landline 9; one from abroad begins with + and the country code',
    ar: 'رقم الهاتف غير صالح: عدد أرقامه {0}. للرقم الجزائري 10 أرقام وللهاتف الثابت 9، ويبدأ الرقم الأجنبي بعلامة + ورمز البلد',
  },
  phoneShortened: {
    en: 'A spreadsheet has shortened this number. Format its column as text and type the number again',
    ar: 'اختصر برنامج الجداول هذا الرقم. اجعل نوع العمود نصًا واكتب الرقم من جديد',
  },
  latinNameOnly: {
    en: 'Use Latin letters only, as in your passport',
    ar: 'استعمل الحروف اللاتينية فقط، كما في جواز السفر',
  },
  arabicNameOnly: {
    en: 'Use Arabic letters only, as in your identity card',
    ar: 'استعمل الحروف العربية فقط، كما في بطاقة التعريف',
  },
  invalidHandle: {
    en: 'Use 3 to 30 small Latin letters, digits and hyphens',
    ar: 'استعمل من 3 إلى 30 من الحروف اللاتينية الصغيرة والأرقام والشرطات',
  },
  reservedHandle: {
    en: 'This address is reserved for the platform. Choose another one',
    ar: 'هذا العنوان محجوز للمنصة. اختر عنوانًا آخر',
  },
  nameRequired: { en: 'Name is required', ar: 'الاسم مطلوب' },
  subjectRequired: { en: 'Subject is required', ar: 'الموضوع مطلوب' },
  ratingRequired: { en: 'Choose a rating', ar: 'اختر تقييمًا بالنجوم' },
  messageRequired: { en: 'Message is required', ar: 'نص الرسالة مطلوب' },
  invalidUrl: { en: 'Enter a URL that starts with https://', ar: 'أدخل عنوانًا يبدأ بـ \u2066https://\u2069' },
  invalidCharacters: {
    en: 'This contains characters that are not allowed: {0} at position {1}',
    ar: 'في هذا النص رمز لا يمكن استعماله هنا: \u2068{0}\u2069 في الموضع {1}',
  },
  unprintableCharacter: {
    en: 'Certificates and receipts cannot show {0}. Use other letters',
    ar: 'لا يمكن إظهار \u2068{0}\u2069 في الشهادات والوصولات. استعمل حروفًا أخرى',
  },
  invalidCharactersInLine: {
    en: 'This contains characters that are not allowed: {0} at position {1} of line {2}',
    ar: 'في هذا النص رمز لا يمكن استعماله هنا: \u2068{0}\u2069 في الموضع {1} من السطر {2}',
  },
  lineBreak: {
    en: 'This must be one line. A line break follows character {0}',
    ar: 'يُكتب هذا في سطر واحد، وفيه سطر جديد بعد الرمز {0}',
  },
  invalidSlug: {
    en: 'Use lower-case letters, digits and single hyphens',
    ar: 'استعمل حروفًا عربية أو لاتينية صغيرة وأرقامًا تفصل بينها شرطات مفردة',
  },
  notAutosaved: {
    en: 'Confirm this change: the course has been published',
    ar: 'أكّد هذا التغيير، فقد سبق نشر الدورة',
  },
  textTooShort: { en: 'Write at least {0} characters', ar: 'اكتب {0} أحرف على الأقل' },
  tooLong: { en: 'This is too long', ar: 'هذا النص أطول من المسموح' },
  notANumber: { en: 'Enter a valid number', ar: 'أدخل عددًا صالحًا' },
  unreadableAmount: {
    en: 'Enter an amount in digits, such as 15000, 15,000 or 12.50',
    ar: 'أدخل المبلغ بالأرقام، مثل 15000 أو 15,000 أو 12.50',
  },
  numberBetween: { en: 'Enter a whole number from {0} to {1}', ar: 'أدخل عددًا صحيحًا من {0} إلى {1}' },
  methodRequired: {
    en: 'Choose at least one payment method',
    ar: 'اختر طريقة دفع واحدة على الأقل',
  },
  oneDiscount: {
    en: 'Enter either a percentage or an amount',
    ar: 'أدخل نسبة أو مبلغًا، أحدهما فقط',
  },
  captionsUpload: {
    en: 'This file of captions does not exist. Upload it here',
    ar: 'ملف الترجمة هذا غير موجود. ارفعه هنا',
  },
  captionsLanguageTwice: {
    en: 'Captions can have one file for each language',
    ar: 'للترجمة ملف واحد في كل لغة',
  },
  captionsNoCue: {
    en: 'This file has no captions. A caption has a line with its times, such as {0}, and its text below',
    ar: 'لا ترجمة في هذا الملف. لكل جملة سطر لتوقيتها مثل \u2066{0}\u2069 وتحته نصها',
  },
  captionsTiming: {
    en: 'Line {0}: the times cannot be read: “{1}”. They look like {2}',
    ar: 'السطر {0}: توقيت غير مقروء: «\u2068{1}\u2069». يُكتب هكذا: \u2066{2}\u2069',
  },
  captionsTimingExpected: {
    en: 'Line {0}: times are expected before the text “{1}”. They look like {2}',
    ar: 'السطر {0}: ينقص التوقيت قبل النص «\u2068{1}\u2069». يُكتب هكذا: \u2066{2}\u2069',
  },
  captionsEndsBeforeStart: {
    en: 'Line {0}: the caption ends before it begins',
    ar: 'السطر {0}: تنتهي الجملة قبل أن تبدأ',
  },
  captionsTooMany: {
    en: 'Line {0}: a file has at most {1} captions',
    ar: 'السطر {0}: لا تتجاوز جمل الملف {1}',
  },
  captionsTooManyBlocks: {
    en: 'Line {0}: a file has at most {1} notes, styles and numbers without a caption',
    ar: 'السطر {0}: لا تتجاوز الملاحظات والأنماط والأرقام بلا جملة {1}',
  },
  captionsTooManyLines: {
    en: 'Line {0}: a caption has at most {1} lines. A blank line ends it',
    ar: 'السطر {0}: لا تتجاوز أسطر الجملة {1}. السطر الفارغ ينهيها',
  },
  tooMany: { en: 'Too many items', ar: 'هذا العدد أكبر من المسموح به في المرة الواحدة' },
  wordTooLong: {
    en: 'A word has at most {1} characters: “{0}…”',
    ar: 'لا تتجاوز الكلمة {1} حرفًا: «{0}…»',
  },
  wordWithoutLetters: {
    en: 'A word needs a letter or a digit: “{0}”',
    ar: 'لا بدّ من حرف أو رقم في الكلمة: «{0}»',
  },
  differentWordsBetween: {
    en: 'Enter {0} to {1} different words, one per line',
    ar: 'أدخل من {0} إلى {1} كلمة مختلفة، كل واحدة في سطر',
  },
  tooManyItems: { en: 'Enter at most {0} lines', ar: 'لا تتجاوز الأسطر {0} سطرًا' },
  itemTooLong: {
    en: 'A line has at most {1} characters: “{0}…”',
    ar: 'لا يتجاوز السطر {1} حرفًا: «{0}…»',
  },
  previewNotPublished: {
    en: 'The free preview is a published lesson of this course, not a quiz',
    ar: 'المعاينة المجانية درس منشور من هذه الدورة، لا اختبار',
  },
  tooManyKeywords: { en: 'Enter at most {0} keywords', ar: 'لا تتجاوز الكلمات المفتاحية {0} كلمة' },
  unknownCourse: {
    en: 'Choose published courses, or your own',
    ar: 'اختر دورات منشورة أو من دوراتك',
  },
  prerequisiteCircle: {
    en: 'A course cannot come before itself, also by way of other courses',
    ar: 'لا يمكن أن تسبق الدورة نفسها، ولو عبر دورات أخرى',
  },
  unknownSection: { en: 'This section is not part of the course', ar: 'هذا القسم ليس من أقسام الدورة' },
  unknownCategory: { en: 'This category does not exist', ar: 'هذه الفئة غير موجودة' },
  unknownTrainer: { en: 'This user is not a trainer', ar: 'هذا الشخص ليس مدرّبًا' },
  unknownLevel: {
    en: 'Choose beginner, intermediate or advanced',
    ar: 'اختر مبتدئًا أو متوسطًا أو متقدّمًا',
  },
  priceContradictsIsFree: {
    en: 'A free course has the price 0, a paid course a higher price',
    ar: 'سعر الدورة المجانية 0، وسعر الدورة المدفوعة أكبر من 0',
  },
  titleInOneLanguage: { en: 'Write the title in at least one language', ar: 'اكتب العنوان بلغة واحدة على الأقل' },
  lessonTitleMissing: {
    en: 'Every published lesson needs a title in both languages',
    ar: 'لا بدّ لكل درس منشور من عنوان باللغتين',
  },
  noPublishedLesson: { en: 'Publish at least one lesson first', ar: 'انشر درسًا واحدًا على الأقل أولًا' },
  invalidDate: { en: 'Enter a valid date and time', ar: 'أدخل تاريخًا ووقتًا صحيحين' },
  duplicateEmail: {
    en: 'This email appears in an earlier row of the file',
    ar: 'ورد هذا البريد الإلكتروني في صف سابق من الملف',
  },
  duplicateUsername: {
    en: 'This username appears in an earlier row of the file',
    ar: 'ورد اسم المستخدم هذا في صف سابق من الملف',
  },
  missingColumn: { en: 'This column is missing from the file', ar: 'لا يوجد هذا العمود في الملف' },
  duplicateColumn: { en: 'This column appears twice in the file', ar: 'هذا العمود مكرّر في الملف' },
  unchangedByImport: {
    en: 'The import does not change this of an existing user. Change it in the admin panel',
    ar: 'لا يغيّر الاستيراد هذا الحقل لمستخدم موجود. غيّره من لوحة الإدارة',
  },
  unconfirmedAccount: {
    en: 'The account with this email never confirmed it, so the import does not change it',
    ar: 'صاحب هذا الحساب لم يؤكّد بريده، فلا يغيّره الاستيراد',
  },
  emptyCsv: { en: 'The file has no rows below the header', ar: 'لا توجد صفوف تحت سطر العناوين في الملف' },
  tooManyRows: {
    en: 'The file has too many rows for one import',
    ar: 'عدد صفوف الملف أكبر مما يمكن استيراده في المرة الواحدة',
  },
  invalidCsv: {
    en: 'The file cannot be read near this line. Check its quotation marks',
    ar: 'تتعذّر قراءة الملف قرب هذا السطر. تحقّق من علامات الاقتباس فيه',
  },
  notCsv: {
    en: 'This is not a CSV file. Save the table as "CSV UTF-8" first',
    ar: 'هذا الملف ليس بصيغة CSV. احفظ الجدول أولًا بصيغة «CSV UTF-8»',
  },
  ambiguousEncoding: {
    en: 'The letters of this file can be read in several ways. Choose the right one',
    ar: 'يمكن قراءة حروف هذا الملف بأكثر من طريقة. اختر القراءة الصحيحة',
  },
  unknownCursor: { en: 'This cursor does not belong to this list', ar: 'هذا المؤشّر ليس من هذه القائمة' },
  uploadMissing: {
    en: 'This file does not exist any more. Upload it again',
    ar: 'هذا الملف لم يعد موجودًا. ارفعه من جديد',
  },
  uploadOfOtherKind: {
    en: 'This file was uploaded for another purpose. Upload it here',
    ar: 'رُفع هذا الملف لغرض آخر. ارفعه من هنا',
  },
  wrongType: { en: 'This value has the wrong type', ar: 'نوع هذه القيمة غير صحيح' },
  required: { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  nothingChosen: { en: 'Please select at least one option', ar: 'يرجى اختيار خيار واحد على الأقل' },
  optionsDiffer: {
    en: 'These differ from the Arabic texts in the list of options. Send one of both',
    ar: 'تختلف هذه عن النصوص العربية في قائمة الخيارات. أرسل إحداهما',
  },
  unknownOption: { en: 'This option does not belong to the poll', ar: 'هذا ليس من خيارات الاستطلاع' },
  onlyOneOption: {
    en: 'Only one option can be selected in this poll',
    ar: 'لا يمكن اختيار أكثر من خيار واحد في هذا الاستطلاع',
  },
  invalidCapacity: { en: 'Enter a whole number of seats, 1 or more', ar: 'أدخل عدد مقاعد صحيحًا، 1 أو أكثر' },
  aliasValuesDiffer: {
    en: 'This time was given twice with different values',
    ar: 'ورد هذا الموعد باسمين مختلفين وبقيمتين مختلفتين',
  },
  endsBeforeStart: { en: 'The end must be after the start', ar: 'يجب أن تكون النهاية بعد البداية' },
  tooFewOptions: {
    en: 'Enter at least two options, separated by commas',
    ar: 'أدخل خيارين على الأقل، تفصل بينهما فاصلة',
  },
  tooManyOptions: { en: 'A poll can have at most 20 options', ar: 'لا يتجاوز الاستطلاع 20 خيارًا' },
  duplicateOptions: { en: 'Two options are the same', ar: 'يوجد خياران متطابقان' },
  optionCountsDiffer: {
    en: 'Both languages need the same number of options: {0} in English, {1} in Arabic',
    ar: 'يجب أن تتطابق خيارات اللغتين: {0} بالإنجليزية و{1} بالعربية',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type ValidationMessageKey = keyof typeof validationMessages;

/**
 * The message of a key in a language; other texts are returned unchanged. Values after the key replace `{0}`, `{1}` …,
 * as in 'optionCountsDiffer|3|2'.
 */
export function formatValidationMessage(text: string, language: Language): string {
  const [key = '', ...values] = text.split('|');
  if (!(key in validationMessages)) return text;
  return values.reduce<string>(
    (message, value, index) => message.replace(`{${index}}`, () => value),
    validationMessages[key as ValidationMessageKey][language],
  );
}
