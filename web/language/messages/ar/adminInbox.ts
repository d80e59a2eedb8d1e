import { fieldLabelsAr } from '../../../../schema/contract/labels/fieldLabelsAr';
import { stateLabelsAr } from '../../../../schema/contract/labels/stateLabelsAr';

export const adminInbox = {
  subject: fieldLabelsAr.subject,
  name: fieldLabelsAr.name,
  email: fieldLabelsAr.email,
  phone: fieldLabelsAr.phone,
  sentAt: 'تاريخ الإرسال',
  waiting: stateLabelsAr.messageWaiting,
  handled: stateLabelsAr.messageHandled,
  allMessages: 'كل الرسائل',
  readAction: 'قراءة',
  read: 'قراءة «{{subject}}»',
  handle: 'إنهاء المعالجة: «{{subject}}»',
  waitAgain: 'إعادة إلى الانتظار: «{{subject}}»',
  markHandled: 'إنهاء المعالجة',
  markWaiting: 'إعادة إلى الانتظار',
  answer: 'الرد بالبريد',
  answerSubject: 'رد: {{subject}}',
  language: fieldLabelsAr.language,
  allLanguages: 'كل اللغات',
  confirmed: stateLabelsAr.confirmed,
  unconfirmed: stateLabelsAr.unconfirmed,
  bounced: stateLabelsAr.bounced,
  subscribedAt: 'تاريخ الاشتراك',
} as const;
