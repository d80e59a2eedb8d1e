import { z } from 'zod';
import type { Language } from '../../contract/languages';
import { formatDate } from '../../contract/text/format/formatters';
import { adminRecordPath } from '../../contract/site/urls';
import { defineNotification, pluralize } from '../defineNotification';
import { coursePayload } from './payloads/coursePayload';

/** To the trainer of a course when a student enrolls. Names are left out: payloads outlive accounts. */
export const newStudentNotification = defineNotification({
  kind: 'new_student',
  label: { ar: 'طالب جديد في دوراتك', en: 'New student in your courses' },
  roles: ['trainer'],
  inApp: 'on',
  byEmail: 'off',
  isBatched: true,
  payload: coursePayload,
  path: ({ courseId }) => `/dashboard/trainer?tab=students&course=${courseId}`,
  text: {
    ar: ({ titleAr }) => ({
      subject: `طالب جديد في دورة «${titleAr}»`,
      paragraphs: ['التحق طالب بدورتك.'],
      action: 'عرض طلاب الدورة',
    }),
    en: ({ title }) => ({
      subject: `New student in “${title}”`,
      paragraphs: ['A student has enrolled in your course.'],
      action: 'See the students',
    }),
  },
});

/** To admins when a trainer has registered and the setting TRAINER_APPROVAL is on. */
export const trainerWaitingNotification = defineNotification({
  kind: 'trainer_waiting',
  label: { ar: 'مدرّب في انتظار الاعتماد', en: 'Trainer waiting for approval' },
  roles: ['admin'],
  inApp: 'on',
  byEmail: 'on',
  payload: z.object({
    /** Absent from notifications of earlier versions. */
    trainerId: z.number().optional(),
  }),
  path: ({ trainerId }) =>
    trainerId === undefined ? '/dashboard/admin?tab=users' : adminRecordPath('users', trainerId),
  text: {
    ar: () => ({
      subject: 'مدرّب جديد في انتظار الاعتماد',
      paragraphs: ['أنشأ مدرّب حسابًا. لا يمكنه نشر دوراته قبل اعتماد حسابه.'],
      action: 'عرض الحساب',
    }),
    en: () => ({
      subject: 'A new trainer is waiting for approval',
      paragraphs: ['A trainer has created an account and cannot publish courses before approval.'],
      action: 'See the account',
    }),
  },
});

/** To a trainer after the approval by an admin. */
export const trainerApprovedNotification = defineNotification({
  kind: 'trainer_approved',
  label: { ar: 'اعتماد حسابك', en: 'Approval of your account' },
  roles: ['trainer'],
  inApp: 'always',
  byEmail: 'always',
  payload: z.object({}),
  path: () => '/dashboard/trainer',
  text: {
    ar: () => ({
      subject: 'اعتُمد حسابك للتدريب',
      paragraphs: ['يمكنك الآن نشر دوراتك ليلتحق بها الطلاب.'],
      action: 'عرض دوراتي',
    }),
    en: () => ({
      subject: 'Your trainer account is approved',
      paragraphs: ['You can publish your courses now, so that students can enroll.'],
      action: 'Open my courses',
    }),
  },
});

const courseDay = coursePayload.extend({
  students: z.number(),
  reviews: z.number(),
  completions: z.number(),
  /** Absent from notifications of earlier versions. */
  questions: z.number().default(0),
});

type CourseDay = z.output<typeof courseDay>;

const countTexts: Record<Language, (course: CourseDay) => (string | false)[]> = {
  ar: ({ students, reviews, completions, questions }) => [
    questions > 0 &&
      pluralize('ar', questions, {
        one: 'سؤال ينتظر جوابك',
        two: 'سؤالان ينتظران جوابك',
        few: '# أسئلة تنتظر جوابك',
        many: '# سؤالًا ينتظر جوابك',
        other: '# سؤال ينتظر جوابك',
      }),
    students > 0 &&
      pluralize('ar', students, {
        one: 'طالب جديد',
        two: 'طالبان جديدان',
        few: '# طلاب جدد',
        many: '# طالبًا جديدًا',
        other: '# طالب جديد',
      }),
    reviews > 0 &&
      pluralize('ar', reviews, {
        one: 'تقييم جديد',
        two: 'تقييمان جديدان',
        few: '# تقييمات جديدة',
        many: '# تقييمًا جديدًا',
        other: '# تقييم جديد',
      }),
    completions > 0 &&
      pluralize('ar', completions, {
        one: 'طالب أتمّ الدورة',
        two: 'طالبان أتمّا الدورة',
        few: '# طلاب أتمّوا الدورة',
        many: '# طالبًا أتمّوا الدورة',
        other: '# طالب أتمّوا الدورة',
      }),
  ],
  en: ({ students, reviews, completions, questions }) => [
    questions > 0 && pluralize('en', questions, { one: '# question waits for you', other: '# questions wait for you' }),
    students > 0 && pluralize('en', students, { one: '# new student', other: '# new students' }),
    reviews > 0 && pluralize('en', reviews, { one: '# new review', other: '# new reviews' }),
    completions > 0 &&
      pluralize('en', completions, { one: '# student completed it', other: '# students completed it' }),
  ],
};

const toDetail = (course: CourseDay, language: Language): [label: string, value: string] => [
  language === 'ar' ? course.titleAr : course.title,
  countTexts[language](course)
    .filter(Boolean)
    .join(language === 'ar' ? '، ' : ', '),
];

/** To a trainer each morning: what happened in the courses on the day before. */
export const dailyDigestNotification = defineNotification({
  kind: 'daily_digest',
  label: { ar: 'ملخّص يومي لدوراتك', en: 'Daily summary of your courses' },
  roles: ['trainer'],
  inApp: 'never',
  byEmail: 'on',
  isBatched: true,
  payload: z.object({ day: z.string(), courses: z.array(courseDay) }),
  path: () => '/dashboard/trainer',
  text: {
    ar: ({ day, courses }) => ({
      subject: `ملخّص دوراتك ليوم ${formatDate(day, 'ar')}`,
      paragraphs: ['هذا ما حدث في دوراتك في ذلك اليوم:'],
      details: courses.map((course) => toDetail(course, 'ar')),
      action: 'عرض دوراتي',
    }),
    en: ({ day, courses }) => ({
      subject: `Your courses on ${formatDate(day, 'en')}`,
      paragraphs: ['This happened in your courses on that day:'],
      details: courses.map((course) => toDetail(course, 'en')),
      action: 'Open my courses',
    }),
  },
});
