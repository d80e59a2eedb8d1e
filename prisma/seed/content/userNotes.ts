/** Notes of the office of the demo, by the account that they are about. */
export const userNotes = [
  { about: 'meriem.zerrouki', text: 'اتصلت هاتفيًا: تأتي يوم الأحد ببطاقة التعريف لاستلام الشهادة.', daysAgo: 3 },
  { about: 'meriem.zerrouki', text: 'تفضّل الاتصال بعد الرابعة مساءً.', daysAgo: 40 },
  { about: 'amina.rahmani', text: 'تدفع الشركة عنها. الفاتورة باسم مؤسسة النور للطاقة.', daysAgo: 12 },
];
