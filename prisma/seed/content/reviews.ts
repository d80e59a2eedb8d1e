import { fakeStudentReviews } from './fakeStudents';
import type { ReviewContent } from './types';

type ReviewRow = [
  student: string,
  course: string,
  rating: ReviewContent['rating'],
  daysAgo: number,
  comment: ReviewContent['comment'],
  isWaiting?: true,
];

const reviewRows: ReviewRow[] = [
  [
    'mohamed.khelifi',
    'solar-energy-fundamentals',
    5,
    64,
    { ar: 'أول مرة أفهم الفرق بين شدة الإشعاع وكمية الإشعاع. شرح واضح وأمثلة من واقعنا، شكرًا للأستاذة نادية.' },
  ],
  [
    'lydia.ouali',
    'solar-energy-fundamentals',
    5,
    55,
    { en: 'Clear, honest and short enough to finish in a week of evenings. The lesson on shade alone was worth it.' },
  ],
  [
    'abderrahmane.kacimi',
    'solar-energy-fundamentals',
    4,
    80,
    { ar: 'دورة ممتازة للمبتدئين. تمنيت درسًا إضافيًا عن تنظيف الألواح في أدرار بعد العواصف.' },
  ],
  [
    'meriem.zerrouki',
    'solar-energy-fundamentals',
    5,
    68,
    { ar: 'أنصح بها كل من يفكّر في تركيب ألواح فوق بيته قبل أن يتحدث مع أي بائع.' },
  ],
  [
    'hadjer.benamar',
    'solar-energy-fundamentals',
    4,
    48,
    { ar: 'المحتوى جيد، لكن بعض المصطلحات تحتاج إلى رابط نحو القاموس.' },
    true,
  ],

  [
    'imene.bouchama',
    'electric-cars-step-by-step',
    5,
    45,
    { ar: 'أخيرًا محتوى بالعربية يشرح السيارة الكهربائية بلا مبالغة. حساب تكلفة الكيلومتر كان صادقًا.' },
  ],
  [
    'anis.mansouri',
    'electric-cars-step-by-step',
    4,
    52,
    {
      en: 'A very good overview. I would have liked more detail on heat pumps, but for a free course this is excellent.',
    },
  ],
  [
    'rania.belkacem',
    'electric-cars-step-by-step',
    5,
    27,
    { ar: 'أسلوب بسيط ومعلومات دقيقة، وصار عندي جواب لكل من يسألني عن المدى في الصيف.' },
  ],
  [
    'sofiane.larbi',
    'electric-cars-step-by-step',
    3,
    59,
    { ar: 'مفيدة، غير أن الدروس الأولى معروفة لمن اشتغل في الميكانيك.' },
  ],
  [
    'lydia.ouali',
    'electric-cars-step-by-step',
    4,
    12,
    { en: 'I am two thirds through and already confident enough to argue with my uncle about range.' },
    true,
  ],

  [
    'youcef.hamdani',
    'charging-stations-installation',
    5,
    18,
    { ar: 'درس إشارة التحكم وفّر عليّ يومًا كاملًا في الورشة: كانت المقاومة في الكابل هي السبب.' },
  ],
  [
    'sofiane.larbi',
    'charging-stations-installation',
    4,
    22,
    { ar: 'دورة عملية ومركزة. أقترح إضافة فيديو عن قياس مقاومة الأرضي.' },
  ],
  [
    'rania.belkacem',
    'charging-stations-installation',
    5,
    3,
    { ar: 'من أفضل ما تابعت في الحماية من التيارات المتسربة، والفرق بين النوع A والنوع B صار واضحًا.' },
  ],

  [
    'lydia.ouali',
    'lithium-batteries-and-bms',
    5,
    14,
    { en: 'The explanation of why LFP state of charge drifts is the best I have found in any language.' },
  ],
  [
    'hadjer.benamar',
    'lithium-batteries-and-bms',
    4,
    9,
    { ar: 'شرح ممتاز لتقادم البطاريات في الحر. أنتظر درس الحياة الثانية.' },
  ],
  [
    'imene.bouchama',
    'lithium-batteries-and-bms',
    5,
    4,
    { ar: 'درس الانفلات الحراري ينبغي أن يتابعه كل من يخزن بطارية في بيته.' },
    true,
  ],

  [
    'mohamed.khelifi',
    'rooftop-pv-system-design',
    5,
    10,
    { ar: 'بدأت بها أول مشروع لي في برج بوعريريج، وورقة الحساب أستعملها في كل معاينة.' },
  ],
  [
    'meriem.zerrouki',
    'rooftop-pv-system-design',
    4,
    31,
    { ar: 'محتوى غني. الدرس الخامس كثيف ويحتاج إلى أن يُقسم على درسين.' },
  ],
  [
    'youcef.hamdani',
    'rooftop-pv-system-design',
    4,
    7,
    { ar: 'حساب السلاسل في البرد والحر كان ما ينقصني.', en: 'The cold and hot string check was what I was missing.' },
    true,
  ],

  [
    'imene.bouchama',
    'high-voltage-safety',
    5,
    138,
    { ar: 'يجب أن تكون هذه الدورة إلزامية في كل ورشة قبل لمس أي كابل برتقالي.' },
  ],
  ['youcef.hamdani', 'high-voltage-safety', 5, 131, { ar: 'خطوات التأمين مرتبة ومبررة، علقناها مطبوعة في الورشة.' }],
  ['sofiane.larbi', 'high-voltage-safety', 4, 96, { ar: 'قصيرة ومفيدة، وحبذا لو أضيف تمرين تطبيقي مصوّر.' }],
  [
    'student',
    'high-voltage-safety',
    5,
    60,
    { ar: 'غيّرت نظرتي إلى العمل على السيارات الكهربائية. الشرح هادئ والأسباب مذكورة دائمًا.' },
  ],

  [
    'walid.saadi',
    'wind-energy-site-to-turbine',
    4,
    120,
    { en: 'Good first course on wind. The Adrar examples make it concrete.' },
  ],
  [
    'abderrahmane.kacimi',
    'wind-energy-site-to-turbine',
    5,
    90,
    { ar: 'أسكن على مقربة من كبرتن، وفهمت أخيرًا لماذا تتوقف التوربينات في العاصفة.' },
  ],
  [
    'lydia.ouali',
    'wind-energy-site-to-turbine',
    3,
    93,
    { en: 'Interesting, though the statistics lesson goes rather fast.' },
  ],

  [
    'walid.saadi',
    'smart-grids-renewables',
    5,
    70,
    { en: 'Dense and worth it. Voltage control on the feeder was explained better than in my master programme.' },
  ],
  [
    'hadjer.benamar',
    'smart-grids-renewables',
    4,
    15,
    { ar: 'مستوى عالٍ يحتاج إلى خلفية في الشبكات، لكن الأمثلة على الجنوب رائعة.' },
  ],

  [
    'anis.mansouri',
    'electric-drive-diagnostics',
    5,
    16,
    { en: 'The resolver circle trick found a fault we had been chasing for a week.' },
  ],
  [
    'imene.bouchama',
    'electric-drive-diagnostics',
    4,
    20,
    { ar: 'دورة للمحترفين فعلًا. دراسة الحالة الأخيرة وحدها تستحق المتابعة.' },
  ],

  [
    'meriem.zerrouki',
    'solar-business-in-algeria',
    4,
    49,
    { ar: 'نصائح واقعية عن التأخر في الدفع وعن الضمان، لا نجدها في الكتب.' },
  ],
  [
    'bilal.touati',
    'solar-business-in-algeria',
    5,
    5,
    { ar: 'راجعت كل عروض الأسعار التي قدمتها بعد الدرس الثالث واكتشفت أنني كنت أخسر.' },
    true,
  ],

  [
    'abderrahmane.kacimi',
    'off-grid-energy-storage',
    5,
    88,
    { ar: 'طبقنا فكرة السقف المزدوج في موقعنا وانخفضت حرارة الغرفة بوضوح.' },
  ],
  [
    'walid.saadi',
    'off-grid-energy-storage',
    4,
    28,
    { en: 'Strong on control and on the economics of diesel. More on second-hand batteries, please.' },
  ],

  [
    'abderrahmane.kacimi',
    'solar-pumping-for-farms',
    5,
    82,
    { ar: 'استغنينا عن المازوت في مزرعة العائلة بعد هذه الدورة، والحساب جاء مطابقًا تقريبًا للواقع.' },
  ],
  [
    'khadidja.taleb',
    'solar-pumping-for-farms',
    5,
    24,
    { ar: 'مثال الستين مترًا مكعبًا واضح جدًا، وطبقته على بئر والدي في الوادي.' },
  ],
  [
    'mohamed.khelifi',
    'solar-pumping-for-farms',
    3,
    38,
    { ar: 'جيدة للمبتدئين، لكنني كنت أنتظر تفاصيل أكثر عن برمجة مغيّر السرعة.' },
  ],
];

const individualReviews: ReviewContent[] = reviewRows.map(([student, course, rating, daysAgo, comment, isWaiting]) => ({
  student,
  course,
  rating,
  daysAgo,
  comment,
  isWaiting,
}));

export const reviews: ReviewContent[] = [...individualReviews, ...fakeStudentReviews];
