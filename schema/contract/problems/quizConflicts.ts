import type { Language } from '../languages';

/** Conflicts of quizzes, their attempts and their questions. */
export const quizConflicts = {
  lessonHasNoQuiz: {
    status: 409,
    text: { en: 'This lesson has no quiz', ar: 'لا اختبار في هذا الدرس' },
  },
  quizIsEmpty: {
    status: 409,
    text: {
      en: 'This quiz has no question that can be asked. Add a question and apply it first',
      ar: 'ليس في هذا الاختبار سؤال يمكن طرحه. أضف سؤالًا واعتمده أولًا',
    },
  },
  quizLacksQuestions: {
    status: 409,
    text: {
      en: 'This quiz does not have all its questions. Its trainer must add questions or ask fewer of them',
      ar: 'لا تتوفر لهذا الاختبار كل أسئلته. على المدرّب أن يضيف أسئلة أو يطلب عددًا أقل منها',
    },
  },
  noLateAnswers: {
    status: 409,
    text: {
      en: 'This attempt has no late answers to accept: it is not failed, or they count already',
      ar: 'لا إجابات متأخرة تُقبل في هذه المحاولة: لم تكن محاولة فاشلة، أو أن إجاباتها المتأخرة محتسبة',
    },
  },
  noCorrectableAttempt: {
    status: 409,
    text: {
      en: 'No ended attempt has an earlier version of this question that this decision has not marked',
      ar: 'لا توجد محاولة منتهية بصيغة سابقة لهذا السؤال لم يصحّحها هذا القرار بعد',
    },
  },
  correctionIsRunning: {
    status: 409,
    text: {
      en: 'Marks of this question are being corrected. Try again once that is done',
      ar: 'يجري تصحيح علامات هذا السؤال الآن. أعد المحاولة بعد انتهائه',
    },
  },
  noAttemptLeft: {
    status: 409,
    text: { en: 'You have used all attempts at this quiz', ar: 'استنفدت كل محاولات هذا الاختبار' },
  },
  attemptPaused: {
    status: 409,
    text: {
      en: 'The next attempt is possible after a pause. The page of the quiz shows when',
      ar: 'تصبح المحاولة التالية متاحة بعد استراحة، وتعرض صفحة الاختبار موعدها',
    },
  },
  practiceQuestionChanged: {
    status: 409,
    text: {
      en: 'This question has changed or was answered on another device. Load it again',
      ar: 'تغيّر هذا السؤال أو أُجيب عنه على جهاز آخر. حمّله من جديد',
    },
  },
  attemptClosed: {
    status: 409,
    text: { en: 'This attempt was handed in and takes no answers', ar: 'سُلّمت هذه المحاولة ولا تقبل إجابات' },
  },
  tooManyQuestions: {
    status: 409,
    text: {
      en: 'This course has reached the maximum number of questions',
      ar: 'بلغت هذه الدورة أقصى عدد من الأسئلة',
    },
  },
} as const satisfies Record<string, { status: 409; text: Record<Language, string> }>;
