import type { PaymentMethod } from '../../generated/client';
import type { EnrollmentContent, AccountContent, ReviewContent } from './types';

/*
 * Generated students that give the trainer charts realistic shapes. Enrollments follow from the order of the names and
 * rows.
 */

const studentNames: [key: string, firstName: string, lastName: string, language?: 'en'][] = [
  ['amina.rahmani', 'أمينة', 'رحماني'],
  ['karim.ait.ali', 'Karim', 'Aït Ali', 'en'],
  ['fares.boudiaf', 'فارس', 'بوضياف'],
  ['ines.cherifi', 'إيناس', 'شريفي'],
  ['mourad.guendouz', 'مراد', 'قندوز'],
  ['sara.belhadj', 'سارة', 'بلحاج'],
  ['tarek.mokrani', 'Tarek', 'Mokrani', 'en'],
  ['houda.sahraoui', 'هدى', 'صحراوي'],
  ['nabil.ouadah', 'نبيل', 'وضاح'],
  ['chaima.derradji', 'شيماء', 'دراجي'],
  ['ilyes.bensalem', 'إلياس', 'بن سالم'],
  ['wafa.kadri', 'وفاء', 'قادري'],
  ['reda.hamidi', 'Reda', 'Hamidi', 'en'],
  ['asma.lounis', 'أسماء', 'لونيس'],
  ['zakaria.meddah', 'زكريا', 'مداح'],
  ['dounia.amrani', 'دنيا', 'عمراني'],
  ['hichem.saidi', 'هشام', 'سعيدي'],
  ['lina.bouzar', 'Lina', 'Bouzar', 'en'],
  ['kamel.ferroukhi', 'كمال', 'فروخي'],
  ['maroua.hachemi', 'مروى', 'هاشمي'],
  ['samir.tebbal', 'سمير', 'طبال'],
  ['yasmine.gacem', 'ياسمين', 'قاسم'],
  ['adel.boukhari', 'عادل', 'بوخاري'],
  ['farida.zidane', 'فريدة', 'زيدان'],
  ['nassim.ould.kaci', 'Nassim', 'Ould Kaci', 'en'],
  ['rym.benaissa', 'ريم', 'بن عيسى'],
  ['toufik.larabi', 'توفيق', 'لعرابي'],
  ['selma.dahmani', 'سلمى', 'دحماني'],
  ['abdelkader.mezouar', 'عبد القادر', 'مزوار'],
  ['leila.chaouche', 'ليلى', 'شاوش'],
];

/** Per course: index of the first student, and enrollments as days ago with completed lessons. */
const enrollmentsByCourse: Record<string, { from: number; rows: [daysAgo: number, completed: number | 'all'][] }> = {
  'high-voltage-safety': {
    from: 0,
    rows: [
      ...enrollmentRows([248, 241, 233, 226], 'all'),
      ...enrollmentRows([219, 201, 188], 3),
      ...enrollmentRows([184, 169, 158, 149, 136], 'all'),
      ...enrollmentRows([131, 118, 104], 2),
      ...enrollmentRows([97, 83, 66], 'all'),
      ...enrollmentRows([59, 41, 33], 1),
      ...enrollmentRows([12], 'all'),
      ...enrollmentRows([4], 2),
    ],
  },
  'electric-drive-diagnostics': {
    from: 9,
    rows: [
      ...enrollmentRows([176, 171, 155], 'all'),
      ...enrollmentRows([139, 121], 3),
      ...enrollmentRows([92, 64, 28], 1),
      ...enrollmentRows([9], 2),
    ],
  },
  'electric-cars-step-by-step': {
    from: 4,
    rows: [
      ...enrollmentRows([83, 82, 81, 79, 77, 74], 'all'),
      ...enrollmentRows([73, 71, 68, 62], 4),
      ...enrollmentRows([57, 55, 52, 46, 43], 3),
      ...enrollmentRows([39, 35, 30, 27], 2),
      ...enrollmentRows([24, 20], 1),
      ...enrollmentRows([16, 13, 8], 3),
      ...enrollmentRows([6, 3], 1),
      ...enrollmentRows([2], 0),
    ],
  },
  'charging-stations-installation': {
    from: 15,
    rows: [
      ...enrollmentRows([69, 67, 63], 'all'),
      ...enrollmentRows([56, 51, 44], 4),
      ...enrollmentRows([37, 29, 25], 2),
      ...enrollmentRows([14], 'all'),
      ...enrollmentRows([7], 2),
      ...enrollmentRows([2], 1),
    ],
  },
  'lithium-batteries-and-bms': {
    from: 21,
    rows: [
      ...enrollmentRows([54, 52], 'all'),
      ...enrollmentRows([45, 38, 31], 3),
      ...enrollmentRows([22, 17], 1),
      ...enrollmentRows([5], 2),
      ...enrollmentRows([1], 1),
    ],
  },
  'solar-energy-fundamentals': {
    from: 11,
    rows: [
      ...enrollmentRows([109, 106, 99, 91], 'all'),
      ...enrollmentRows([86, 78, 70], 5),
      ...enrollmentRows([61, 48, 40], 3),
      ...enrollmentRows([26, 18, 11], 1),
    ],
  },
  'rooftop-pv-system-design': {
    from: 2,
    rows: [...enrollmentRows([95, 84, 72], 'all'), ...enrollmentRows([53, 36, 19], 2)],
  },
  'wind-energy-site-to-turbine': {
    from: 18,
    rows: [...enrollmentRows([220, 194], 'all'), ...enrollmentRows([127, 85, 47], 2)],
  },
};

function enrollmentRows(days: number[], completed: number | 'all') {
  return days.map((daysAgo): [number, number | 'all'] => [daysAgo, completed]);
}

const studentKeyAt = (from: number, row: number): string => studentNames[(from + row) % studentNames.length]?.[0] ?? '';
const paymentMethods: PaymentMethod[] = ['baridimob', 'ccp', 'bank_transfer'];

export const fakeStudentEnrollments: EnrollmentContent[] = Object.entries(enrollmentsByCourse).flatMap(
  ([course, { from, rows }]) =>
    rows.map(([enrolledDaysAgo, completed], row) => ({
      student: studentKeyAt(from, row),
      course,
      enrolledDaysAgo,
      completed,
      lastActiveDaysAgo: Math.floor(enrolledDaysAgo * (completed === 'all' ? 0.6 : 0.8)),
      paidBy: paymentMethods[row % paymentMethods.length],
    })),
);

/** Each student joined a few days before the first enrollment. */
export const fakeStudents: AccountContent[] = studentNames.map(([key, firstName, lastName, language]) => ({
  key,
  role: 'student',
  firstName,
  lastName,
  language,
  joinedDaysAgo:
    3 +
    Math.max(14, ...fakeStudentEnrollments.filter(({ student }) => student === key).map((row) => row.enrolledDaysAgo)),
}));

type ReviewRow = [
  course: string,
  row: number,
  rating: ReviewContent['rating'],
  comment: ReviewContent['comment'],
  isWaiting?: true,
];

const reviewRows: ReviewRow[] = [
  ['high-voltage-safety', 0, 5, { ar: 'كل من يفتح غطاء سيارة كهربائية يجب أن يمرّ من هنا أولًا.' }],
  ['high-voltage-safety', 1, 5, { en: 'The lockout steps now hang on the wall of our workshop.' }],
  ['high-voltage-safety', 2, 4, { ar: 'واضحة ومباشرة، وأتمنى تمارين أكثر على معدات القياس.' }],
  ['high-voltage-safety', 7, 5, { ar: 'غيّرت طريقة عملي من أول يوم.' }],
  ['high-voltage-safety', 8, 4, { ar: 'جيدة جدًا، والأمثلة من ورشات حقيقية.' }],
  ['high-voltage-safety', 10, 3, { ar: 'نافعة، لكنها قصيرة بالنسبة إلى أهمية الموضوع.' }],
  ['electric-drive-diagnostics', 0, 5, { ar: 'طريقة قراءة رموز الأعطال وحدها تساوي ثمن الدورة.' }],
  ['electric-drive-diagnostics', 1, 4, { ar: 'مستوى متقدّم فعلًا، وتحتاج إلى وقت للتطبيق.' }],
  ['electric-cars-step-by-step', 0, 5, { ar: 'شرح هادئ ومنظم، وصلت إلى آخر درس دون أن أشعر بالوقت.' }],
  ['electric-cars-step-by-step', 1, 4, { ar: 'أعجبني الحديث عن الشحن في المدن الجزائرية.' }],
  ['electric-cars-step-by-step', 2, 5, { ar: 'أرسلتها إلى كل العائلة قبل أن نشتري سيارتنا الأولى.' }],
  ['electric-cars-step-by-step', 3, 2, { ar: 'توقعت تفاصيل تقنية أكثر، فهي للمبتدئين تمامًا.' }],
  ['electric-cars-step-by-step', 4, 5, { ar: 'من أفضل ما رأيت بالعربية في هذا المجال.' }],
  ['electric-cars-step-by-step', 7, 4, { en: 'Short lessons that fit into a bus ride, and honest about the costs.' }],
  ['electric-cars-step-by-step', 12, 4, { ar: 'ما زلت في منتصفها، والمحتوى ممتاز حتى الآن.' }, true],
  ['charging-stations-installation', 0, 5, { ar: 'ركّبت أول محطة منزلية بعد أسبوعين من إنهاء الدورة.' }],
  ['charging-stations-installation', 1, 4, { ar: 'درس الحماية من التسرّب الأرضي كان ما أبحث عنه.' }],
  ['charging-stations-installation', 2, 5, { ar: 'عملية من البداية إلى النهاية.' }],
  ['lithium-batteries-and-bms', 0, 4, { ar: 'أخيرًا فهمت كيف توازن الخلايا نفسها.' }],
  ['lithium-batteries-and-bms', 1, 1, { ar: 'لم يعمل الفيديو عندي في أول يومين، ثم صار كل شيء على ما يرام.' }],
  ['solar-energy-fundamentals', 0, 5, { ar: 'بداية موفقة لكل من يفكّر في الطاقة الشمسية.' }],
  ['solar-energy-fundamentals', 1, 4, { en: 'A good first course, and the Arabic is a pleasure to read.' }],
  ['rooftop-pv-system-design', 0, 5, { ar: 'صمّمت بها منظومة بيتنا، والنتيجة مطابقة للحساب.' }],
];

export const fakeStudentReviews: ReviewContent[] = reviewRows.map(([course, row, rating, comment, isWaiting]) => {
  const { from, rows } = enrollmentsByCourse[course] ?? { from: 0, rows: [] };
  return {
    student: studentKeyAt(from, row),
    course,
    rating,
    comment,
    isWaiting,
    daysAgo: Math.floor((rows[row]?.[0] ?? 0) * 0.55),
  };
});
