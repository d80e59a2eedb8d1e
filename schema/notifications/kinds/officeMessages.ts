import { roles } from '../../contract/permissions';
import { defineNotification, type NotificationText } from '../defineNotification';
import { personalMessagePayload, toParagraphs } from './payloads/personalMessageText';

const toText = (subject: string, text: string): NotificationText => ({ subject, paragraphs: toParagraphs(text) });

/** A message of the office to chosen people, such as the participants of an event. */
export const officeMessageNotification = defineNotification({
  kind: 'office_message',
  label: { ar: 'رسالة من الإدارة', en: 'Message from the office' },
  roles,
  inApp: 'always',
  byEmail: 'on',
  isBatched: true,
  payload: personalMessagePayload,
  path: () => '/notifications',
  isWholeInApp: true,
  text: {
    ar: ({ subjectAr, textAr }) => toText(subjectAr, textAr),
    en: ({ subject, subjectAr, text, textAr }) => toText(subject ?? subjectAr, text ?? textAr),
  },
});
