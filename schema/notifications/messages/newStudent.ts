import { defineMessage } from '../message';
import { coursePayload } from './coursePayload';

/** To the trainer of a course when a student enrolls. Names are left out: payloads outlive accounts. */
export const newStudentMessage = defineMessage({
  kind: 'new_student',
  label: { ar: 'طالب جديد في دوراتك', en: 'New student in your courses' },
  roles: ['trainer'],
  inApp: 'on',
  byEmail: 'off',
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
