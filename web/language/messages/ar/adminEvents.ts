import { fieldLabelsAr } from '../../../../schema/contract/labels/fieldLabelsAr';
import { stateLabelsAr } from '../../../../schema/contract/labels/stateLabelsAr';

export const adminEvents = {
  label: 'الفعاليات',
  add: 'إضافة فعالية',
  edit: 'تعديل الفعالية',
  startsAt: fieldLabelsAr.startDate,
  endsAt: fieldLabelsAr.endDate,
  times: 'بتوقيت الجزائر',
  isOnlineHint: 'يشارك الحاضرون عبر الإنترنت',
  meetingUrlHint: 'لا يظهر إلا للمسجّلين',
  priceHint: '0 للفعاليات المجانية',
  free: stateLabelsAr.free,
  capacityHint: 'اتركه فارغًا إن لم يكن محدودًا',
  unlimited: 'غير محدود',
  seats: '{{taken}} من {{capacity}}',
  soldOut: 'اكتملت',
  unpublishText:
    'تختفي من الموقع وتُعدّ ملغاة إن لم تبدأ بعد: تُلغى الطلبات غير المدفوعة، ويُبلَّغ المسجّلون، ويمكن لمن دفع طلب الاسترداد.',
  when: 'الموعد',
  anytime: 'كل المواعيد',
  upcoming: 'القادمة',
  past: 'السابقة',
  registrations: {
    all: 'عرض كل المسجّلين',
    open: 'المسجّلون في «{{name}}»',
    action: 'المسجّلون',
    empty: 'لم يسجّل أحد بعد',
  },
} as const;
