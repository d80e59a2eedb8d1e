export const adminFaqs = {
  label: 'الأسئلة الشائعة',
  add: 'إضافة سؤال',
  edit: 'تعديل السؤال',
  allCategories: 'كل الفئات',
  orderHint: 'الأصغر يظهر أولًا.',
} as const;
