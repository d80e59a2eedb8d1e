import { multiple, number, order, percent, procedure, single } from '../builders';
import { fatal, never, required, sequence } from '../procedureRules';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const strings = 'Strings and the voltage window of the inverter';
const cables = 'Cables, fuses and surge protection';
const handover = 'Commissioning and handover to IEC 62446-1';

/** Strings, cables, disconnection and handover. */
export const electrical: DemoQuestion[] = [
  number({
    name: 'rooftop-cold-string',
    topic: topics.modules,
    lesson: strings,
    points: 2,
    text: {
      en: 'Twelve modules in series, each with Voc = 48 V and -0.27% per degree. In Batna you reckon with -7 °C at sunrise. What voltage reaches the inverter?',
      ar: 'اثنا عشر لوحًا على التسلسل، Voc للواحد 48 فولط ومعامله 0.27% بالسالب لكل درجة. وفي باتنة نحسب على 7 درجات تحت الصفر عند الشروق. ما التوتر الذي يصل إلى العاكس؟',
    },
    value: '625.8',
    unit: 'V',
    units: ['V', 'kV'],
    tolerance: percent('1'),
    why: {
      en: '$V_{\\max} = 12 \\times 48\\,\\bigl(1 + 0.0027 \\times 32\\bigr) \\approx 626\\ \\text{V}$: with a limit of 600 V one module too many.',
      ar: '$V_{\\max} = 12 \\times 48\\,\\bigl(1 + 0.0027 \\times 32\\bigr) \\approx 626\\ \\text{V}$: وإن كان الحد 600 فولط فهناك لوح زائد.',
    },
  }),
  single({
    name: 'rooftop-hot-afternoon',
    topic: topics.modules,
    lesson: strings,
    text: {
      en: 'A string of five modules works well in the morning. On August afternoons, in full sun, the inverter drops to almost nothing. Its MPPT window begins at 200 V, and each module has a Vmp of 41.5 V. What is the cause?',
      ar: 'سلسلة من خمسة ألواح تعمل جيدًا صباحًا. وفي ظهيرات أوت والشمس ساطعة ينزل العاكس إلى ما يقارب الصفر. تبدأ نافذة MPPT من 200 فولط، وVmp لكل لوح 41.5 فولط. ما السبب؟',
    },
    options: {
      a: {
        en: 'The voltage rises above the limit of the inverter in the heat',
        ar: 'يرتفع التوتر في الحر فوق حد العاكس',
        note: {
          en: 'Heat lowers the voltage; it is the cold morning that raises it.',
          ar: 'الحر يخفض التوتر، والصباح البارد هو الذي يرفعه.',
          idea: { en: 'Heat raises the voltage', ar: 'الحر يرفع التوتر' },
        },
      },
      b: {
        en: 'The cable is too thin',
        ar: 'الكابل رفيع',
        note: {
          en: 'That would cost a few per cent, all day long.',
          ar: 'لكلّف بضعة في المئة طوال اليوم.',
        },
      },
      c: {
        en: 'Dust',
        ar: 'الغبار',
        note: { en: 'Dust does not come at noon and leave in the evening.', ar: 'لا يأتي الغبار ظهرًا ويرحل مساءً.' },
      },
      d: { en: 'The string falls below the window', ar: 'تنزل السلسلة تحت النافذة' },
    },
    right: 'd',
    why: {
      en: 'At 70 °C about 35 V are left of 41.5: five modules give 175 V, below 200. Six fit barely, seven with a margin.',
      ar: 'عند 70 درجة يبقى نحو 35 من 41.5 فولط: خمسة ألواح تعطي 175 فولط، دون 200. ستة تلائم بالكاد، وسبعة مع هامش.',
    },
  }),
  number({
    name: 'rooftop-voltage-drop',
    topic: topics.cables,
    lesson: cables,
    text: {
      en: 'A string of 350 V and 12 A is 25 m from the inverter (one way), with 6 mm² of copper: $\\Delta U = 2\\,\\rho\\,\\ell\\,I / S$ with $\\rho = 0.018\\ \\Omega\\,\\text{mm}^2/\\text{m}$. What is the drop?',
      ar: 'سلسلة 350 فولط و12 أمبير على بعد 25 مترًا من العاكس (ذهابًا) بنحاس مقطعه 6 مم²: $\\Delta U = 2\\,\\rho\\,\\ell\\,I / S$ مع $\\rho = 0.018\\ \\Omega\\,\\text{mm}^2/\\text{m}$. ما الهبوط؟',
    },
    value: '1.8',
    unit: 'V',
    units: ['V', 'mV'],
    tolerance: percent('3'),
    why: {
      en: '$\\Delta U = 2 \\times 0.018 \\times 25 \\times 12 / 6 = 1.8\\ \\text{V}$, half a per cent of 350 V: below the limit of 1%.',
      ar: '$\\Delta U = 2 \\times 0.018 \\times 25 \\times 12 / 6 = 1.8\\ \\text{V}$، أي نصف في المئة من 350 فولط: دون حد 1%.',
    },
  }),
  multiple({
    name: 'rooftop-dc-parts',
    topic: topics.cables,
    lesson: cables,
    text: {
      en: 'Three strings in parallel are connected. Which choices are right?',
      ar: 'تُربط ثلاث سلاسل على التفرع. أي الاختيارات صحيحة؟',
    },
    options: {
      a: {
        en: 'Ordinary AC fuses of the right current',
        ar: 'منصهرات تيار متناوب عادية بالتيار المناسب',
        note: {
          en: 'They cannot extinguish an arc of direct current: gPV, IEC 60269-6.',
          ar: 'لا تطفئ قوس التيار المستمر: المطلوب gPV وفق IEC 60269-6.',
          idea: { en: 'A fuse is a fuse', ar: 'كل المنصهرات سواء' },
        },
      },
      b: { en: 'gPV fuses in each string', ar: 'منصهرات gPV في كل سلسلة' },
      c: { en: 'Cable of type H1Z2Z2-K', ar: 'كابل من النوع H1Z2Z2-K' },
      d: {
        en: 'Connectors of two makes that click together',
        ar: 'موصلات من صانعين تنغلق معًا بنقرة',
        note: {
          en: 'The most frequent cause of burnt joints.',
          ar: 'أكثر أسباب احتراق الوصلات شيوعًا.',
          idea: { en: 'What clicks fits', ar: 'ما انغلق بنقرة فهو متوافق' },
        },
      },
      e: {
        en: 'A surge protective device of type 2 at the DC input',
        ar: 'واقي فرط توتر من النوع 2 عند مدخل التيار المستمر',
      },
    },
    right: ['b', 'c', 'e'],
    why: {
      en: 'From three strings upwards two healthy ones can drive a reverse current through a faulty one. All parts have to be made for direct current.',
      ar: 'ابتداءً من ثلاث سلاسل تستطيع سلسلتان سليمتان دفع تيار عكسي في المعطوبة. وكل القطع يجب أن تكون مصنوعة للتيار المستمر.',
    },
  }),
  procedure({
    name: 'rooftop-unplug-string',
    topic: topics.safety,
    lesson: cables,
    points: 3,
    isCritical: true,
    text: {
      en: 'At noon a connector of a string has to be opened. Choose the steps, in order.',
      ar: 'عند الظهر يجب فتح موصل سلسلة. اختر الخطوات بالترتيب.',
    },
    steps: {
      a: { en: 'Measure that no current flows', ar: 'التحقق بالقياس من غياب التيار' },
      b: {
        en: 'Pull the connector with a jerk, so that the arc is short',
        ar: 'نزع الموصل بسرعة حتى يقصر القوس',
        note: {
          en: 'The arc of direct current does not go out; the jerk only makes it longer.',
          ar: 'قوس التيار المستمر لا ينطفئ، والنزع السريع لا يزيده إلا طولًا.',
        },
      },
      c: { en: 'Open the connector, whose ends stay live', ar: 'فتح الموصل، وطرفاه يبقيان تحت التوتر' },
      d: { en: 'Open the DC isolator', ar: 'فتح فاصل التيار المستمر' },
      e: { en: 'Stop the inverter', ar: 'إيقاف العاكس' },
      f: {
        en: 'Touch the metal of the open connector, since the isolator is open',
        ar: 'لمس معدن الموصل المفتوح ما دام الفاصل مفتوحًا',
        note: {
          en: 'Modules give voltage as long as light falls on them, whatever the isolator does.',
          ar: 'تعطي الألواح توترًا ما دام الضوء يصلها، مهما كان وضع الفاصل.',
        },
      },
    },
    rules: [
      ...required('e', 'c'),
      ...fatal(required('d', 'a')),
      ...sequence('e', 'd'),
      ...fatal(sequence('d', 'a', 'c')),
      ...fatal([...never('b'), ...never('f')]),
    ],
    why: {
      en: 'Stop the inverter, open the isolator, measure the current, open the connector. Its ends are live until the sun sets.',
      ar: 'إيقاف العاكس، ثم فتح الفاصل، ثم قياس التيار، ثم فتح الموصل. ويبقى طرفاه تحت التوتر حتى الغروب.',
    },
  }),
  order({
    name: 'rooftop-measurements',
    topic: topics.commissioning,
    lesson: handover,
    text: {
      en: 'Put the measurements before handover in the order of the lesson.',
      ar: 'رتّب قياسات ما قبل التسليم كما في الدرس.',
    },
    options: {
      a: { en: 'Current of each string', ar: 'تيار كل سلسلة' },
      b: { en: 'Polarity of each string', ar: 'قطبية كل سلسلة' },
      c: { en: 'Insulation resistance to earth', ar: 'مقاومة العزل إلى الأرض' },
      d: { en: 'Continuity of the protective conductors', ar: 'استمرارية موصلات الحماية' },
      e: { en: 'Open-circuit voltage of each string', ar: 'توتر الدارة المفتوحة لكل سلسلة' },
    },
    right: ['d', 'b', 'e', 'a', 'c'],
    why: {
      en: 'First what protects the one who measures, then polarity before anything is plugged in, then voltage, current and insulation.',
      ar: 'أولًا ما يحمي من يقيس، ثم القطبية قبل وصل أي شيء، ثم التوتر فالتيار فالعزل.',
    },
  }),
  single({
    name: 'rooftop-one-module-less',
    topic: topics.commissioning,
    lesson: handover,
    text: {
      en: 'Before anything is plugged in you measure three strings of ten equal modules: 492 V, 443 V and 491 V. What is the most likely reason?',
      ar: 'قبل وصل أي شيء قست ثلاث سلاسل من عشرة ألواح متماثلة: 492 و443 و491 فولط. ما السبب الأرجح؟',
    },
    options: {
      a: { en: 'The second string has only nine modules', ar: 'في السلسلة الثانية تسعة ألواح فقط' },
      b: {
        en: 'The second string is shaded by a cloud',
        ar: 'تظلل السلسلة الثانية سحابة',
        note: {
          en: 'A cloud hardly moves the open-circuit voltage, and it covers all three.',
          ar: 'السحابة لا تكاد تغيّر توتر الدارة المفتوحة، وهي تغطي الثلاث معًا.',
        },
      },
      c: {
        en: 'One module of the second string has the wrong polarity',
        ar: 'قطبية لوح في السلسلة الثانية معكوسة',
        note: {
          en: 'Then two modules’ voltage would be missing, some 98 V.',
          ar: 'لنقص توتر لوحين، أي نحو 98 فولط.',
        },
      },
      d: {
        en: 'The insulation of the second string is damaged',
        ar: 'عزل السلسلة الثانية متضرر',
        note: {
          en: 'Between the poles that shows no difference; it is measured to earth.',
          ar: 'لا يظهر ذلك فرقًا بين القطبين، بل يُقاس إلى الأرض.',
        },
      },
    },
    right: 'a',
    why: {
      en: 'The difference of 49 V is exactly one module: a wrong count, or one left unconnected.',
      ar: 'الفرق 49 فولط، أي لوح واحد تمامًا: خطأ في العدد أو لوح تُرك بلا وصل.',
    },
  }),
];
