import { fieldLabelsAr } from '../../../../schema/contract/labels/fieldLabelsAr';

export const adminCategories = {
  text: 'تُصنَّف الدورات والمقالات في هذه الفئات. لا تُحذف فئة ما دام فيها شيء.',
  label: 'الفئات',
  add: 'إضافة فئة',
  edit: 'تعديل الفئة',
  name: 'الاسم',
  description: 'الوصف',
  descriptionField: 'الوصف (اختياري)',
  slug: fieldLabelsAr.slug,
  slugField: 'الرابط المختصر (اختياري)',
  slugHint: 'يُستمد من الاسم الإنجليزي إن تُرك فارغًا.',
  icon: 'الرسم',
  iconField: 'الرسم (اختياري)',
  noIcon: 'بلا رسم',
  icons: {
    solar: 'طاقة شمسية',
    vehicle: 'سيارة كهربائية',
    battery: 'بطارية',
    charging: 'شحن',
    wind: 'طاقة الرياح',
    grid: 'شبكة كهربائية',
    safety: 'سلامة',
    business: 'أعمال',
  },
  courses: 'الدورات',
  articles: 'المقالات',
} as const;
