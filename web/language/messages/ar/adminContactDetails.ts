import { fieldLabelsAr } from '../../../../schema/contract/labels/fieldLabelsAr';

export const adminContactDetails = {
  about: 'تظهر في صفحة «الاتصال بنا» وأسفل كل صفحة وفي الرسائل ونتائج البحث. ما تُرك فارغًا لا يظهر.',
  edit: 'تعديل البيانات',
  details: 'بيانات الاتصال',
  address: fieldLabelsAr.address,
  hours: fieldLabelsAr.hours,
  addressAr: fieldLabelsAr.addressAr,
  hoursAr: fieldLabelsAr.hoursAr,
  none: '—',
  missing: 'لم تُكتب هذه البيانات بعد، ولا يجد الزوّار وسيلة للاتصال بالمنصة.',
} as const;
