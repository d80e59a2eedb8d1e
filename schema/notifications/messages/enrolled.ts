import { defineMessage } from '../message';
import { coursePayload, toCoursePath } from './coursePayload';

/** To a student after enrolling in a course. */
export const enrolledMessage = defineMessage({
  kind: 'enrolled',
  label: { ar: 'التسجيل في دورة', en: 'Enrollment in a course' },
  roles: ['student'],
  inApp: 'on',
  byEmail: 'on',
  payload: coursePayload,
  path: toCoursePath,
  text: {
    ar: ({ titleAr }) => ({
      subject: `سُجّل اسمك في دورة «${titleAr}»`,
      paragraphs: ['يمكنك البدء بالدرس الأول الآن، ومتابعة التعلّم في أي وقت.'],
      action: 'فتح الدورة',
    }),
    en: ({ title }) => ({
      subject: `You are enrolled in “${title}”`,
      paragraphs: ['You can start with the first lesson now and continue at any time.'],
      action: 'Open the course',
    }),
  },
});
