import { match, number, percent, shortText, single, within } from '../builders';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const can = 'CAN on the oscilloscope';
const uds = 'Reading faults with UDS';
const measurements = 'Inverter and motor measurements';

/** Bus, diagnostic services and measurements. */
export const signals: DemoQuestion[] = [
  number({
    name: 'drive-third-terminator',
    topic: topics.communication,
    lesson: can,
    text: {
      en: 'A retrofitted tracker brought a third resistor of 120 ohms onto a healthy CAN bus. What do you measure between CAN-H and CAN-L at rest?',
      ar: 'جهاز تتبّع مضاف أدخل مقاومة ثالثة قدرها 120 أوم على ناقل CAN سليم. ماذا تقيس بين CAN-H وCAN-L في السكون؟',
    },
    value: '40',
    unit: 'ohm',
    units: ['ohm', 'kohm'],
    tolerance: within('1'),
    why: {
      en: 'Three of 120 ohms in parallel: $120 / 3 = 40\\ \\Omega$, one too many.',
      ar: 'ثلاث مقاومات 120 أوم على التفرع: $120 / 3 = 40\\ \\Omega$، وإحداها زائدة.',
    },
  }),
  single({
    name: 'drive-one-hundred-twenty-ohms',
    topic: topics.communication,
    lesson: can,
    text: {
      en: 'A bus measures 120 ohms at rest. What follows?',
      ar: 'قست على ناقل في السكون 120 أوم. ماذا نستنتج؟',
    },
    options: {
      a: {
        en: 'All is well: the standard says 120 ohms',
        ar: 'كل شيء سليم: المعيار يقول 120 أوم',
        note: {
          en: '120 ohms is one resistor; the bus has two of them in parallel.',
          ar: '120 أوم هي مقاومة واحدة، وفي الناقل اثنتان على التفرع.',
          idea: { en: 'The bus has the value of its resistor', ar: 'للناقل قيمة مقاومته' },
          second: 10,
        },
      },
      b: {
        en: 'The two wires touch each other',
        ar: 'السلكان متلامسان',
        note: { en: 'Then almost 0 ohms would be measured.', ar: 'لكانت القيمة قرب الصفر.' },
      },
      c: { en: 'One terminator is missing, or a wire is open', ar: 'مقاومة إنهاء غائبة أو سلك مقطوع' },
      d: {
        en: 'A third terminator was added',
        ar: 'أضيفت مقاومة ثالثة',
        note: { en: 'That would lower the value to 40 ohms.', ar: 'لانخفضت القيمة إلى 40 أوم.' },
      },
    },
    right: 'c',
    why: {
      en: 'Healthy is 60 ohms, two times 120 in parallel. With 120 you look for the end that is missing.',
      ar: 'السليم 60 أوم، أي مقاومتان من 120 على التفرع. ومع 120 نبحث عن الطرف الغائب.',
    },
  }),
  shortText({
    name: 'drive-bus-off',
    topic: topics.communication,
    lesson: can,
    text: {
      en: 'A node fails again and again and withdraws from the bus. What is this state called (as the lesson writes it)?',
      ar: 'عقدة تواصل الفشل فتنسحب من الناقل. ما اسم هذه الحالة كما كُتبت في الدرس؟',
    },
    accepted: ['bus-off', 'bus off', 'busoff'],
    why: {
      en: '**Bus-off.** The vehicle then reports a lost module that is perhaps only badly connected.',
      ar: '**bus-off.** فتبلغ المركبة عن وحدة مفقودة قد تكون سيئة الوصل لا غير.',
    },
  }),
  match({
    name: 'drive-uds-services',
    topic: topics.faultFinding,
    lesson: uds,
    text: { en: 'Which service do you use for which purpose?', ar: 'أي خدمة تستعمل لأي غرض؟' },
    options: {
      a: { en: 'Reading the temperature of the inverter now', ar: 'قراءة حرارة العاكس الآن' },
      b: { en: 'Starting the bleeding of the coolant', ar: 'إطلاق تنفيس سائل التبريد' },
      c: { en: 'Seeing which faults are stored', ar: 'معرفة الأعطال المخزّنة' },
      d: { en: 'Deleting the stored faults after the repair', ar: 'مسح الأعطال المخزّنة بعد الإصلاح' },
    },
    targets: {
      p: { en: '`0x14`', ar: '`0x14`' },
      q: { en: '`0x19`', ar: '`0x19`' },
      r: { en: '`0x22`', ar: '`0x22`' },
      s: { en: '`0x2E`', ar: '`0x2E`' },
      t: { en: '`0x31`', ar: '`0x31`' },
    },
    right: { a: 'r', b: 't', c: 'q', d: 'p' },
    why: {
      en: '`0x22` reads a value, `0x31` starts a routine, `0x19` reads the memory, `0x14` clears it; `0x2E` writes a value.',
      ar: '`0x22` تقرأ قيمة، و`0x31` تطلق إجراءً، و`0x19` تقرأ الذاكرة، و`0x14` تمسحها، و`0x2E` تكتب قيمة.',
    },
  }),
  single({
    name: 'drive-before-clearing',
    topic: topics.faultFinding,
    lesson: uds,
    text: {
      en: 'A van with limited torque arrives on the tow truck. The driver wants the lamp to go out. What is your first step with the diagnostic tool?',
      ar: 'وصلت شاحنة صغيرة محدودة العزم فوق شاحنة القطر، ويريد السائق أن ينطفئ المصباح. ما أول خطوة بأداة التشخيص؟',
    },
    options: {
      a: { en: 'Saving the fault memory with its freeze frames', ar: 'حفظ ذاكرة الأعطال مع لقطاتها المجمّدة' },
      b: {
        en: 'Clearing the memory, to see what comes back',
        ar: 'مسح الذاكرة لمعرفة أي الأعطال يعود في الحال',
        note: {
          en: 'With it go temperature, voltage and speed at the moment of failure.',
          ar: 'تذهب معها الحرارة والتوتر والسرعة لحظة العطل.',
          idea: { en: 'A real fault comes back anyway', ar: 'العطل الحقيقي يعود على كل حال' },
        },
      },
      c: {
        en: 'Updating the software of the drive',
        ar: 'تحديث برنامج وحدة الجر',
        note: {
          en: 'An update erases traces, and it repairs no contact.',
          ar: 'التحديث يمحو الآثار ولا يصلح تلامسًا.',
        },
      },
      d: { en: 'A test drive', ar: 'سير تجريبي' },
    },
    right: 'a',
    why: {
      en: 'The freeze frame is worth more than the code. Then sort by time and separate cause from consequence: a cold battery also limits the torque.',
      ar: 'اللقطة المجمّدة أثمن من الرمز. ثم نرتب الأعطال زمنيًا ونفصل السبب عن النتيجة: فالبطارية الباردة تحدّ من العزم أيضًا.',
    },
  }),
  single({
    name: 'drive-diode-test',
    topic: topics.faultFinding,
    lesson: measurements,
    text: {
      en: 'The drive is separated and discharged. What does this diode test say?\n\n| Phase | To plus | To minus |\n| --- | --- | --- |\n| U | 0.42 V | 0.41 V |\n| V | 0.43 V | 0.06 V |\n| W | 0.42 V | 0.42 V |',
      ar: 'وحدة الجر مفصولة ومفرَّغة. ماذا يقول فحص الثنائيات هذا؟\n\n| الطور | إلى الموجب | إلى السالب |\n| --- | --- | --- |\n| U | 0.42 فولط | 0.41 فولط |\n| V | 0.43 فولط | 0.06 فولط |\n| W | 0.42 فولط | 0.42 فولط |',
    },
    options: {
      a: {
        en: 'The winding of phase V is interrupted',
        ar: 'لفة الطور V مقطوعة',
        note: {
          en: 'The test sees the switches of the inverter, not the windings.',
          ar: 'الفحص يرى قواطع العاكس لا اللفات.',
        },
      },
      b: { en: 'The lower switch of phase V is damaged', ar: 'القاطع السفلي للطور V متضرر' },
      c: {
        en: 'All is well within the usual spread',
        ar: 'كل شيء ضمن التفاوت المعتاد',
        note: {
          en: 'Six similar values are healthy; 0.06 V is almost a short circuit.',
          ar: 'السليم ست قيم متقاربة، و0.06 فولط تكاد تكون دارة قصيرة.',
          second: 12,
        },
      },
      d: {
        en: 'The upper switch of phase V is damaged',
        ar: 'القاطع العلوي للطور V متضرر',
        note: {
          en: 'The path to plus shows a normal value.',
          ar: 'المسار إلى الموجب قيمته عادية.',
        },
      },
    },
    right: 'b',
    why: {
      en: 'Five values agree, one stands out: phase V to minus, that is the lower switch.',
      ar: 'خمس قيم متفقة وواحدة شاذة: الطور V إلى السالب، أي القاطع السفلي.',
    },
  }),
  single({
    name: 'drive-resolver-ellipse',
    topic: topics.faultFinding,
    lesson: measurements,
    text: {
      en: 'You draw the sine of the resolver over its cosine and see an ellipse around zero instead of a circle. What is it?',
      ar: 'ترسم جيب حساس الموضع بدلالة جيب التمام فترى إهليلجًا حول الصفر بدل دائرة. ما معنى ذلك؟',
    },
    options: {
      a: {
        en: 'An offset of one signal',
        ar: 'انحراف ثابت في إحدى الإشارتين',
        note: {
          en: 'An offset shifts the centre; this one is at zero.',
          ar: 'الانحراف الثابت يزيح المركز، والمركز هنا عند الصفر.',
        },
      },
      b: {
        en: 'The usual picture at high speed',
        ar: 'الشكل المعتاد عند السرعة العالية',
        note: { en: 'The speed only moves the point faster.', ar: 'السرعة لا تزيد إلا حركة النقطة.' },
      },
      c: { en: 'An open interlock', ar: 'حلقة تعشيق مفتوحة' },
      d: { en: 'Unequal amplitudes', ar: 'سعتان غير متساويتين' },
    },
    right: 'd',
    why: {
      en: 'A circle needs two equal amplitudes. An ellipse means that they differ, a shifted centre means an offset.',
      ar: 'تتطلّب الدائرة سعتين متساويتين. الإهليلج يعني اختلافهما، والمركز المزاح يعني انحرافًا ثابتًا.',
    },
  }),
  number({
    name: 'drive-coolant-difference',
    topic: topics.faultFinding,
    lesson: 'Case study: the van that stopped at Boumerdès',
    text: {
      en: 'An inverter loses 6 kW into the coolant, of which 0.1 kg flows each second with 3,600 J/(kg·K): $\\Delta T = P / (\\dot{m}\\,c)$. What difference of temperature do you expect?',
      ar: 'يفقد عاكس 6 كيلوواط في سائل التبريد الذي يتدفق منه 0.1 كغ في الثانية بسعة حرارية 3,600 جول/(كغ·كلفن): $\\Delta T = P / (\\dot{m}\\,c)$. ما فرق الحرارة المنتظر؟',
    },
    value: '16.7',
    unit: 'K',
    units: ['K'],
    tolerance: percent('3'),
    why: {
      en: '$\\Delta T = 6000 / (0.1 \\times 3600) \\approx 17\\ \\text{K}$. If you measure 34 K, half of the flow is missing.',
      ar: '$\\Delta T = 6000 / (0.1 \\times 3600) \\approx 17\\ \\text{K}$. فإذا قست 34 كلفن فنصف التدفق غائب.',
    },
  }),
];
