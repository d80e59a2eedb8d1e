import type { PollContent } from './types';

export const polls: PollContent[] = [
  {
    question: {
      en: 'What holds you back most from buying an electric car?',
      ar: 'ما أكثر ما يمنعكم من شراء سيارة كهربائية؟',
    },
    createdDaysAgo: 6,
    endsInDays: 38,
    voters: 420,
    options: [
      { text: { en: 'Too few charging stations', ar: 'قلة محطات الشحن' }, votes: 189 },
      { text: { en: 'The purchase price', ar: 'سعر الشراء' }, votes: 147 },
      { text: { en: 'Range on long journeys', ar: 'المدى في الأسفار الطويلة' }, votes: 59 },
      { text: { en: 'Service and spare parts', ar: 'الصيانة وقطع الغيار' }, votes: 25 },
    ],
  },
  {
    question: {
      en: 'Which electric car would suit Algerian cities best?',
      ar: 'أي سيارة كهربائية أنسب للمدن الجزائرية؟',
    },
    createdDaysAgo: 13,
    voters: 350,
    options: [
      { text: { en: 'Fiat 500e', ar: 'فيات 500e' }, votes: 112 },
      { text: { en: 'Dacia Spring', ar: 'داسيا سبرينغ' }, votes: 98 },
      { text: { en: 'BYD Dolphin', ar: 'بي واي دي دولفين' }, votes: 91 },
      { text: { en: 'Renault 5 E-Tech', ar: 'رونو 5 إي-تك' }, votes: 49 },
    ],
  },
  {
    question: {
      en: 'Which subjects should our next courses cover? (multiple answers)',
      ar: 'ما المواضيع التي ينبغي أن تتناولها دوراتنا المقبلة؟ (يمكن اختيار عدة إجابات)',
    },
    allowMultiple: true,
    createdDaysAgo: 27,
    voters: 264,
    options: [
      { text: { en: 'Electric motorcycles and bicycles', ar: 'الدراجات النارية والهوائية الكهربائية' }, votes: 96 },
      { text: { en: 'Green hydrogen', ar: 'الهيدروجين الأخضر' }, votes: 131 },
      { text: { en: 'Home storage with solar', ar: 'التخزين المنزلي مع الطاقة الشمسية' }, votes: 178 },
      { text: { en: 'Energy audits of buildings', ar: 'التدقيق الطاقوي في المباني' }, votes: 83 },
      { text: { en: 'Electric buses', ar: 'الحافلات الكهربائية' }, votes: 57 },
    ],
  },
  {
    question: {
      en: 'Every new school should be built with solar panels on its roof.',
      ar: 'ينبغي أن تُبنى كل مدرسة جديدة وعلى سطحها ألواح شمسية.',
    },
    createdDaysAgo: 75,
    endsInDays: -18,
    voters: 512,
    options: [
      { text: { en: 'Strongly agree', ar: 'موافق بشدة' }, votes: 297 },
      { text: { en: 'Agree', ar: 'موافق' }, votes: 154 },
      { text: { en: 'Neutral', ar: 'محايد' }, votes: 41 },
      { text: { en: 'Disagree', ar: 'غير موافق' }, votes: 20 },
    ],
  },
];
