import type { ArabicMessages } from '../../messageTypes';
import type { reviews as english } from '../en/reviews';

export const reviews: ArabicMessages<typeof english> = {
  anonymous: 'أحد الطلاب',
  noStars: 'بلا نجوم بعد',
  empty: 'لا توجد تقييمات بعد. قد يكون تقييمك أولها!',
  rating: '{{rating}} من 5 نجوم',
  more: 'عرض المزيد من التقييمات',
  all_zero: 'لا تقييمات',
  all_one: 'تقييم واحد',
  all_two: 'تقييمان',
  all_few: '{{n}} تقييمات',
  all_many: '{{n}} تقييمًا',
  all_other: '{{n}} تقييم',
  own: {
    title: 'تقييمك',
    stars: 'كيف تقيّم هذه الدورة؟',
    comment: 'ماذا تقول عنها لغيرك؟',
    hint: 'اختياري. لا يظهر اسمك.',
    send: 'إرسال التقييم',
    sending: 'جارٍ الإرسال…',
    done: 'شكرًا على تقييمك',
    doneText: 'يظهر هنا فور الموافقة عليه.',
    again: 'التقييم المعدَّل في انتظار الموافقة من جديد.',
    waiting: 'في انتظار الموافقة',
    waitingForEmail: 'في انتظار تأكيد بريدك',
    public: 'منشور',
    edit: 'تعديل',
    delete: 'حذف',
    deleted: 'حُذف تقييمك',
    notDeleted: 'تعذّر حذف تقييمك',
    deleting: {
      title: 'هل تحذف تقييمك؟',
      text: 'تُحذف نجومه وكلماته نهائيًا، ويمكنك كتابة تقييم آخر.',
      busy: 'جارٍ الحذف…',
    },
  },
};
