import type { ArabicMessages } from '../../messageTypes';
import type { faqs as english } from '../en/faqs';

export const faqs: ArabicMessages<typeof english> = {
  linked: {
    title: 'السؤال الذي فتحته',
    gone: 'لم يعد السؤال الذي يشير إليه هذا الرابط موجودًا. إليك بقية الأسئلة.',
  },
  title: 'الأسئلة الشائعة',
  subtitle: 'أجوبة موجزة عن أكثر ما يسألنا عنه المتعلّمون.',
  tabs: {
    label: 'فئات الأسئلة',
    general: 'عام',
    courses: 'الدورات',
    payment: 'الدفع',
    technical: 'الدعم التقني',
  },
  none: 'ستظهر هنا أجوبة أكثر الأسئلة شيوعًا.',
  more_zero: 'لا أسئلة أخرى',
  more_one: 'عرض سؤال آخر',
  more_two: 'عرض سؤالين آخرين',
  more_few: 'عرض {{n}} أسئلة أخرى',
  more_many: 'عرض {{n}} سؤالًا آخر',
  more_other: 'عرض {{n}} سؤال آخر',
  less: 'عرض أسئلة أقل',
  empty: 'لا توجد أسئلة في هذه الفئة بعد.',
  ask: { title: 'لم تجد سؤالك؟', text: 'اكتب إلينا، وسيردّ عليك أحد أفراد الفريق.', action: 'الاتصال بنا' },
};
