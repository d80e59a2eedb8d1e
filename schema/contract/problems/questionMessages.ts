import type { Language } from '../languages';

/** Messages about questions of the bank, their answer keys and responses. */
export const questionMessages = {
  questionOrTag: { en: 'Name a question or a tag, not both', ar: 'حدّد سؤالًا أو وسمًا، لا كليهما' },
  missingQuestions: {
    en: 'The quiz “{0}” would lack questions: {2}. Change its places first',
    ar: 'سينقص اختبار «{1}» من الأسئلة: {2}. عدّل مواضعه أولًا',
  },
  questionTwice: { en: 'This question is already in the quiz', ar: 'هذا السؤال موجود في الاختبار' },
  unknownQuestion: { en: 'This course has no such question', ar: 'لا يوجد هذا السؤال في الدورة' },
  positionTwice: { en: 'Each question can be answered once in a request', ar: 'يُجاب عن كل سؤال مرة واحدة في الطلب' },
  unknownPosition: { en: 'The attempt has no question at this position', ar: 'لا سؤال في هذا الموضع من المحاولة' },
  textInOneLanguage: { en: 'Write this in at least one language', ar: 'اكتب هذا النص بلغة واحدة على الأقل' },
  tooManyFormulas: {
    en: 'The formulas of a question have {0} characters at most in both languages together',
    ar: 'لا تتجاوز صيغ السؤال الرياضية {0} حرفًا في اللغتين معًا',
  },
  optionsBetween: { en: 'Enter {0} to {1} of these', ar: 'أدخل من {0} إلى {1} منها' },
  invalidOptionId: {
    en: 'An id has 1 to 8 small Latin letters and digits, and each option has another one',
    ar: 'يتكوّن المعرّف من 1 إلى 8 من الحروف اللاتينية الصغيرة والأرقام، ولكل خيار معرّف مختلف',
  },
  rightAnswerMissing: { en: 'Mark the right answer', ar: 'حدّد الإجابة الصحيحة' },
  wrongOptionMissing: {
    en: 'At least one of these must be wrong, so that choosing everything is not right',
    ar: 'يجب أن يكون أحدها خاطئًا على الأقل، حتى لا يكون اختيار الكل إجابة صحيحة',
  },
  notAnOption: { en: 'This choice does not belong to the question', ar: 'هذا الاختيار ليس من خيارات السؤال' },
  repeatedOption: { en: 'Each of these may occur once', ar: 'لا يتكرّر أي خيار في الإجابة' },
  orderIncomplete: { en: 'The right order has each item once', ar: 'يضمّ الترتيب الصحيح كل عنصر مرة واحدة' },
  targetMissing: { en: 'Choose what this belongs to', ar: 'اختر ما يقابل هذا العنصر' },
  unknownUnit: { en: 'This unit is not known', ar: 'هذه الوحدة غير معروفة' },
  unitNotOffered: {
    en: 'Choose one of the units that the question offers',
    ar: 'اختر إحدى الوحدات المعروضة في السؤال',
  },
  ambiguousNumber: {
    en: 'This can be read as {0} or as {1}. Write {2} for the first or {3} for the second',
    ar: 'لهذا العدد قراءتان: \u2066{0}\u2069 أو \u2066{1}\u2069. اكتب \u2066{2}\u2069 للأولى أو \u2066{3}\u2069 للثانية',
  },
  negativeTolerance: { en: 'A tolerance is 0 or more', ar: 'هامش الخطأ المقبول 0 أو أكثر' },
  answerWithoutLetters: {
    en: 'An accepted answer needs a letter, a digit or a sign such as +',
    ar: 'لا بدّ في الإجابة المقبولة من حرف أو رقم أو علامة مثل +',
  },
  pictureMissing: { en: 'Upload a picture', ar: 'ارفع صورة' },
  orderOrTrapMissing: {
    en: 'At least one rule must be about the order of steps or forbid one: without it, choosing every step would be right',
    ar: 'يجب أن تخصّ قاعدة واحدة على الأقل ترتيب الخطوات أو تمنع إحداها: من دونها يكون اختيار كل الخطوات صحيحًا',
  },
  requiredStepMissing: { en: 'At least one step must be required', ar: 'يجب أن تكون خطوة واحدة على الأقل لازمة' },
  sameStep: { en: 'Choose two different steps', ar: 'اختر خطوتين مختلفتين' },
  sinceMissing: {
    en: 'Choose the step after which this is forbidden',
    ar: 'اختر الخطوة التي يُمنع ما بعدها',
  },
  contradictoryRules: {
    en: 'No sequence of steps satisfies all rules. Change or remove one',
    ar: 'لا يوجد ترتيب للخطوات يستوفي كل القواعد. غيّر إحداها أو احذفها',
  },
} as const satisfies Record<string, Record<Language, string>>;
