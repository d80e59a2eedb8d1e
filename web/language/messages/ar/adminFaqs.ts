export const adminFaqs = {
  add: 'إضافة سؤال',
  edit: 'تعديل السؤال',
  question: 'السؤال',
  answer: 'الجواب',
  category: 'الفئة',
  allCategories: 'كل الفئات',
  order: 'الترتيب',
  orderHint: 'الأصغر يظهر أولًا.',
} as const;
