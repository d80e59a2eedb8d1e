import type { ArabicMessages } from '../../messageTypes';
import type { faqs as english } from '../en/faqs';

export const faqs: ArabicMessages<typeof english> = {
  title: 'الأسئلة الشائعة',
  subtitle: 'أجوبة موجزة عن أكثر ما يسألنا عنه المتعلّمون.',
  tabs: {
    label: 'موضوع الأسئلة',
    general: 'عام',
    courses: 'الدورات',
    payment: 'الدفع',
    technical: 'الدعم التقني',
  },
  empty: 'لا يوجد سؤال في هذا الموضوع بعد.',
  ask: { title: 'لم تجد سؤالك؟', text: 'اكتب إلينا، وسيجيبك واحد منّا.', action: 'اتصل بنا' },
};
