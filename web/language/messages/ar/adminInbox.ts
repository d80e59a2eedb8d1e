import { fieldLabelsAr } from '../../../../schema/contract/labels/fieldLabelsAr';

export const adminInbox = {
  subject: fieldLabelsAr.subject,
  name: fieldLabelsAr.name,
  email: fieldLabelsAr.email,
  phone: fieldLabelsAr.phone,
  sentAt: 'تاريخ الإرسال',
  waiting: 'في انتظار المعالجة',
  handled: 'عولجت',
  allMessages: 'كل الرسائل',
  read: 'قراءة «{{subject}}»',
  handle: 'إنهاء معالجة «{{subject}}»',
  waitAgain: 'إعادة «{{subject}}» إلى الانتظار',
  markHandled: 'إنهاء المعالجة',
  markWaiting: 'إعادة إلى الانتظار',
  answer: 'الرد بالبريد',
  answerSubject: 'رد: {{subject}}',
  language: fieldLabelsAr.language,
  allLanguages: 'كل اللغات',
  confirmed: 'مؤكَّد',
  unconfirmed: 'غير مؤكَّد',
  subscribedAt: 'تاريخ الاشتراك',
} as const;
