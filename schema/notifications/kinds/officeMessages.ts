import { z } from 'zod';
import { roles } from '../../contract/permissions';
import { defineNotification, type NotificationText } from '../defineNotification';

/** Mail programs join the lines of a paragraph, so that each line is one. */
const toText = (subject: string, text: string): NotificationText => ({ subject, paragraphs: text.split(/\n+/) });

/** A message of the office to chosen people, such as the participants of an event. */
export const officeMessageNotification = defineNotification({
  kind: 'office_message',
  label: { ar: 'رسالة من الإدارة', en: 'Message from the office' },
  roles,
  inApp: 'always',
  byEmail: 'on',
  payload: z.object({
    subjectAr: z.string(),
    textAr: z.string(),
    /** Null for a message in Arabic only. */
    subject: z.string().nullable(),
    text: z.string().nullable(),
  }),
  path: () => '/notifications',
  isWholeInApp: true,
  text: {
    ar: ({ subjectAr, textAr }) => toText(subjectAr, textAr),
    en: ({ subject, subjectAr, text, textAr }) => toText(subject ?? subjectAr, text ?? textAr),
  },
});
