import { z } from 'zod';
import { defineNotification } from '../defineNotification';
import { coursePayload, toCoursePath } from './payloads/coursePayload';
import { personalMessagePayload, toParagraphs } from './payloads/personalMessageText';

/** A message of the trainer, or of an admin, to chosen learners of a course, whose title precedes the subject. */
export const courseMessageNotification = defineNotification({
  kind: 'course_message',
  label: { ar: 'رسالة من مدرّب إحدى دوراتك', en: 'Message from the trainer of a course' },
  roles: ['student'],
  inApp: 'always',
  byEmail: 'on',
  isBatched: true,
  payload: z.object({ ...coursePayload.shape, ...personalMessagePayload.shape }),
  path: toCoursePath,
  isWholeInApp: true,
  text: {
    ar: ({ subjectAr, textAr, titleAr, title }) => ({
      subject: `${titleAr || title}: ${subjectAr}`,
      paragraphs: toParagraphs(textAr),
      action: 'فتح الدورة',
    }),
    en: ({ subject, subjectAr, text, textAr, title, titleAr }) => ({
      subject: `${title || titleAr}: ${subject ?? subjectAr}`,
      paragraphs: toParagraphs(text ?? textAr),
      action: 'Open the course',
    }),
  },
});
