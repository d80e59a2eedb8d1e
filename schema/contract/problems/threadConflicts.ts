import type { Language } from '../languages';

/** Conflicts of questions about lessons and their answers. */
export const threadConflicts = {
  textWasAnswered: {
    status: 409,
    text: {
      en: 'Something was written after this text. It can no longer be changed or deleted',
      ar: 'كُتب شيء بعد هذا النص، فلم يعد تغييره أو حذفه ممكنًا',
    },
  },
  postIsAccepted: {
    status: 409,
    text: {
      en: 'This answer was marked as the one that helped. It can no longer be changed or deleted',
      ar: 'وُسم هذا الجواب بأنه المفيد، فلم يعد تغييره أو حذفه ممكنًا',
    },
  },
  textIsHidden: {
    status: 409,
    text: { en: 'This text is hidden', ar: 'هذا النص مخفي' },
  },
  threadIsFull: {
    status: 409,
    text: {
      en: 'This question has reached the maximum number of answers',
      ar: 'بلغ هذا السؤال أقصى عدد من الأجوبة',
    },
  },
} as const satisfies Record<string, { status: 409; text: Record<Language, string> }>;
