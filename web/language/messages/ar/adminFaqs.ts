export const adminFaqs = {
  add: 'إضافة سؤال',
  edit: 'تعديل السؤال',
  question: 'السؤال',
  questionAr: 'السؤال بالعربية',
  answer: 'الجواب',
  answerAr: 'الجواب بالعربية',
  category: 'الفئة',
  allCategories: 'كل الفئات',
  questionEn: 'السؤال بالإنجليزية',
  answerEn: 'الجواب بالإنجليزية',
  order: 'الترتيب',
  orderHint: 'الأصغر يظهر أولًا.',
} as const;
