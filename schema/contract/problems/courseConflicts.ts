import type { Language } from '../languages';

/** Problems of courses, sections and lessons that are reported as 409 Conflict. */
export const courseConflicts = {
  courseIncomplete: {
    status: 409,
    text: {
      en: 'This course is not complete. It needs texts in both languages, a category and a published lesson',
      ar: 'لم تكتمل هذه الدورة بعد: تحتاج إلى نصوصها باللغتين وفئة ودرس منشور واحد على الأقل',
    },
  },
  courseHasEnrollments: {
    status: 409,
    text: {
      en: 'Students have enrolled in or paid for this course. Unpublish it instead of deleting it',
      ar: 'في هذه الدورة طلاب مسجّلون أو مدفوعات. ألغِ نشرها بدلًا من حذفها',
    },
  },
  courseHasThreads: {
    status: 409,
    text: {
      en: 'Learners have asked questions in this course. Unpublish it instead of deleting it',
      ar: 'طرح المتعلّمون أسئلة في هذه الدورة. ألغِ نشرها بدلًا من حذفها',
    },
  },
  courseHasNotes: {
    status: 409,
    text: {
      en: 'Learners have written notes in this course. Unpublish it instead of deleting it',
      ar: 'كتب المتعلّمون ملاحظات في هذه الدورة. ألغِ نشرها بدلًا من حذفها',
    },
  },
  tooManyLessons: {
    status: 409,
    text: { en: 'This course has reached the maximum number of lessons', ar: 'بلغت هذه الدورة أقصى عدد من الدروس' },
  },
  tooManySections: {
    status: 409,
    text: { en: 'This course has reached the maximum number of sections', ar: 'بلغت هذه الدورة أقصى عدد من الأقسام' },
  },
  sectionNotEmpty: {
    status: 409,
    text: {
      en: 'This section has lessons. Move them to another section before you delete it',
      ar: 'في هذا القسم دروس. انقلها إلى قسم آخر قبل حذفه',
    },
  },
  lastSection: {
    status: 409,
    text: {
      en: 'This is the only section of the course. Add another one before you delete it',
      ar: 'هذا هو القسم الوحيد في الدورة. أضف قسمًا آخر قبل حذفه',
    },
  },
  lessonLocked: {
    status: 409,
    text: { en: 'Complete the lesson before this one first', ar: 'أتمم الدرس السابق أولًا لتفتح هذا الدرس' },
  },
  lessonNeedsEvidence: {
    status: 409,
    text: {
      en: 'A quiz is completed by passing it',
      ar: 'يكتمل الاختبار باجتيازه، لا بزر «أنهيت هذا الدرس»',
    },
  },
  lessonNotOpened: {
    status: 409,
    text: { en: 'Open the lesson before you complete it', ar: 'افتح الدرس قبل أن تضغط «أنهيت هذا الدرس»' },
  },
  lessonNotWithdrawn: {
    status: 409,
    text: {
      en: 'This lesson is published and required. Only a withdrawn lesson can be waived',
      ar: 'هذا الدرس منشور ومطلوب. لا يُعفى إلا من درس مسحوب',
    },
  },
  lessonNotOwed: {
    status: 409,
    text: { en: 'This student does not owe the lesson', ar: 'هذا الدرس غير مطلوب من هذا الطالب' },
  },
  alreadyWaived: {
    status: 409,
    text: { en: 'This lesson is already waived', ar: 'سبق الإعفاء من هذا الدرس' },
  },
} as const satisfies Record<string, { status: 409; text: Record<Language, string> }>;
