import type { Language } from '../../../schema/contract/languages';

interface QuestionLabels {
  chooseOne: string;
  chooseSeveral: string;
  isTrue: string;
  isFalse: string;
  text: string;
  noAnswer: string;
  number: {
    answer: string;
    unit: string;
    noUnit: string;
    hint: string;
    understood: string;
    unreadable: string;
    ambiguous: string;
    stillAmbiguous: string;
    missingUnit: string;
    unitErrors: Record<'unknown' | 'conflicting', string>;
  };
  order: { hint: string; accept: string; unconfirmed: string };
  match: { hint: string; target: (option: string) => string; none: string; targets: string };
  hotspot: { hint: string; mark: (number: number, place: string) => string; enlarge: string; shrink: string };
  procedure: { hint: string; steps: string; sequence: string; isEmpty: string; allAdded: string; add: string };
  sequence: {
    place: (text: string) => string;
    up: (text: string) => string;
    down: (text: string) => string;
    remove: (text: string) => string;
    moved: (text: string, place: number, count: number) => string;
    added: (text: string, place: number) => string;
    removed: (text: string) => string;
  };
}

/** In the language of the question, which can be switched without a connection: messages are loaded in that of the page only. */
export const questionLabels: Record<Language, QuestionLabels> = {
  ar: {
    chooseOne: 'اختر جوابًا واحدًا',
    chooseSeveral: 'اختر كل الأجوبة الصحيحة',
    isTrue: 'صحيح',
    isFalse: 'خطأ',
    text: 'جوابك',
    noAnswer: 'بلا جواب',
    number: {
      answer: 'جوابك',
      unit: 'الوحدة',
      noUnit: 'اختر الوحدة',
      hint: 'اكتب بالأرقام التي تعتادها: 2,75 أو 2.75 أو ٢٫٧٥.',
      understood: 'فهمناه:',
      unreadable: 'لم نفهم هذا العدد. اكتب عددًا مثل 12,5.',
      ambiguous: 'يُقرأ هذا العدد بطريقتين. أيّهما تقصد؟',
      stillAmbiguous: 'لا يُحسب جوابك ما لم تختر.',
      missingUnit: 'لم تحدّد الوحدة بعد.',
      unitErrors: {
        unknown: 'لم نعرف الوحدة التي كتبتها.',
        conflicting: 'الوحدة التي كتبتها غير الوحدة التي اخترتها.',
      },
    },
    order: {
      hint: 'رتّب العناصر من الأول إلى الأخير.',
      accept: 'أعتمد هذا الترتيب',
      unconfirmed: 'لم تُجب بعد: غيّر الترتيب، أو اعتمده كما هو.',
    },
    match: {
      hint: 'اختر لكل عنصر ما يقابله.',
      target: (option) => `ما يقابل «${option}»`,
      none: 'اختر',
      targets: 'ما يُختار منه',
    },
    hotspot: {
      hint: 'اختر الموضع من القائمة، أو اضغط على رقمه في الصورة.',
      mark: (number, place) => `الموضع ${number}: ${place}`,
      enlarge: 'تكبير الصورة',
      shrink: 'تصغير الصورة',
    },
    procedure: {
      hint: 'أضف الخطوات بترتيب تنفيذها. قد لا تلزم كلها.',
      steps: 'الخطوات المتاحة',
      sequence: 'خطواتك بالترتيب',
      isEmpty: 'لم تُضف أي خطوة بعد.',
      allAdded: 'أُضيفت كل الخطوات.',
      add: 'أضف',
    },
    sequence: {
      place: (text) => `موضع «${text}»`,
      up: (text) => `إلى الأعلى: ${text}`,
      down: (text) => `إلى الأسفل: ${text}`,
      remove: (text) => `أزل: ${text}`,
      moved: (text, place, count) => `«${text}» الآن في الموضع ${place} من ${count}`,
      added: (text, place) => `أُضيفت «${text}» في الموضع ${place}`,
      removed: (text) => `أُزيلت «${text}»`,
    },
  },
  en: {
    chooseOne: 'Choose one answer',
    chooseSeveral: 'Choose all right answers',
    isTrue: 'True',
    isFalse: 'False',
    text: 'Your answer',
    noAnswer: 'No answer',
    number: {
      answer: 'Your answer',
      unit: 'Unit',
      noUnit: 'Choose the unit',
      hint: 'Write numbers as you are used to: 2.75, 2,75 or ٢٫٧٥.',
      understood: 'Understood as',
      unreadable: 'We did not understand this number. Write one such as 12.5.',
      ambiguous: 'This number can be read in two ways. Which one do you mean?',
      stillAmbiguous: 'Your answer does not count until you choose.',
      missingUnit: 'You have not given a unit yet.',
      unitErrors: {
        unknown: 'We do not know the unit that you wrote.',
        conflicting: 'The unit that you wrote is not the one that you chose.',
      },
    },
    order: {
      hint: 'Put the items in order, from the first to the last.',
      accept: 'Accept this order',
      unconfirmed: 'Not answered yet: change the order, or accept it as it is.',
    },
    match: {
      hint: 'Choose for each item what belongs to it.',
      target: (option) => `What belongs to “${option}”`,
      none: 'Choose',
      targets: 'What can be chosen',
    },
    hotspot: {
      hint: 'Choose the place in the list, or press its number in the picture.',
      mark: (number, place) => `Place ${number}: ${place}`,
      enlarge: 'Enlarge the picture',
      shrink: 'Make the picture smaller',
    },
    procedure: {
      hint: 'Add the steps in the order in which you do them. Not all may be needed.',
      steps: 'Available steps',
      sequence: 'Your steps in order',
      isEmpty: 'No step added yet.',
      allAdded: 'All steps are added.',
      add: 'Add',
    },
    sequence: {
      place: (text) => `Place of “${text}”`,
      up: (text) => `Move up: ${text}`,
      down: (text) => `Move down: ${text}`,
      remove: (text) => `Remove: ${text}`,
      moved: (text, place, count) => `“${text}” is now in place ${place} of ${count}`,
      added: (text, place) => `“${text}” added in place ${place}`,
      removed: (text) => `“${text}” removed`,
    },
  },
};
