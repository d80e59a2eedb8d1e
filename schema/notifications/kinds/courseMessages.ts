import { z } from 'zod';
import { defineNotification, type NotificationText } from '../defineNotification';
import { coursePayload, toCoursePath } from './coursePayload';
import { personalMessagePayload, toParagraphs } from './personalMessageText';

const toText = (
  subject: string,
  text: string,
  course: [label: string, title: string],
  action: string,
): NotificationText => ({
  subject,
  paragraphs: toParagraphs(text),
  details: [course],
  action,
});

/** A message of the trainer, or of an admin, to chosen learners of a course. */
export const courseMessageNotification = defineNotification({
  kind: 'course_message',
  label: { ar: 'رسالة من مدرّب إحدى دوراتك', en: 'Message from the trainer of a course' },
  roles: ['student'],
  inApp: 'always',
  byEmail: 'on',
  payload: z.object({ ...coursePayload.shape, ...personalMessagePayload.shape }),
  path: toCoursePath,
  isWholeInApp: true,
  text: {
    ar: ({ subjectAr, textAr, titleAr, title }) =>
      toText(subjectAr, textAr, ['الدورة', titleAr || title], 'فتح الدورة'),
    en: ({ subject, subjectAr, text, textAr, title, titleAr }) =>
      toText(subject ?? subjectAr, text ?? textAr, ['Course', title || titleAr], 'Open the course'),
  },
});
