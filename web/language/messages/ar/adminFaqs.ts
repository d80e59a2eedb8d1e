export const adminFaqs = {
  add: 'إضافة سؤال',
  edit: 'تعديل السؤال',
  question: 'السؤال',
  questionAr: 'السؤال بالعربية',
  answer: 'الجواب',
  answerAr: 'الجواب بالعربية',
  category: 'الفئة',
  allCategories: 'كل الفئات',
  order: 'الترتيب',
} as const;
