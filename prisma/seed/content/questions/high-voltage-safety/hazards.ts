import { hotspot, match, multiple, number, percent, single, trueFalse } from '../builders';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const direct = 'Why 400 volts of direct current are different';
const gloves = 'Gloves, tools and the rescue hook';

/** The danger of direct current and protective equipment. */
export const hazards: DemoQuestion[] = [
  single({
    name: 'safety-arc-under-load',
    topic: topics.safety,
    lesson: direct,
    isCritical: true,
    text: {
      en: 'The heater of a 400 V car is running. A colleague wants to pull its orange connector “quickly, before the current can do anything”. What happens?',
      ar: 'المسخّن يعمل في سيارة توترها 400 فولط، ويريد زميل نزع موصله البرتقالي «بسرعة قبل أن يفعل التيار شيئًا». ماذا يحدث؟',
    },
    options: {
      a: {
        en: 'Nothing, if the movement is fast enough',
        ar: 'لا شيء إن كانت الحركة سريعة بما يكفي',
        note: {
          en: 'An arc forms within microseconds, faster than any hand, and then feeds itself.',
          ar: 'ينشأ القوس في أجزاء من المليون من الثانية، أسرع من أي يد، ثم يغذّي نفسه.',
          idea: { en: 'A fast hand prevents an arc', ar: 'اليد السريعة تمنع القوس' },
          second: 19,
        },
      },
      b: {
        en: 'A short spark, as with a 12 V connector',
        ar: 'شرارة قصيرة كما في موصل 12 فولط',
        note: {
          en: 'At 12 V the arc cannot hold; at 400 V it can, over centimetres.',
          ar: 'عند 12 فولط لا يصمد القوس، أما عند 400 فولط فيصمد على مسافة سنتيمترات.',
          second: 19,
        },
      },
      c: {
        en: 'An arc of thousands of degrees that does not go out by itself',
        ar: 'قوس حرارته آلاف الدرجات لا ينطفئ من تلقاء نفسه',
      },
      d: {
        en: 'The fuse of the heater blows before the contacts have parted',
        ar: 'تنصهر منصهرة المسخّن قبل أن تفترق التماسات',
        note: {
          en: 'The arc carries no more than the load current, so no fuse sees anything unusual.',
          ar: 'لا يحمل القوس أكثر من تيار الحمولة، فلا ترى المنصهرة شيئًا غير عادي.',
          idea: { en: 'A fuse protects against arcs', ar: 'المنصهرة تحمي من القوس' },
        },
      },
    },
    right: 'c',
    why: {
      en: 'Direct current never passes through zero, so nothing extinguishes the arc. First rule: **never open a circuit under load**.',
      ar: 'لا يمر التيار المستمر بالصفر أبدًا، فلا شيء يطفئ القوس. القاعدة الأولى: **لا تُفتح دارة تحت الحمولة أبدًا**.',
    },
  }),
  number({
    name: 'safety-body-current-800',
    topic: topics.safety,
    lesson: direct,
    text: {
      en: 'A person touches both poles of an 800 V battery. Take a body resistance of 1,000 ohms: $I = U / R$. What current flows?',
      ar: 'لمس شخص قطبي بطارية توترها 800 فولط. باعتبار مقاومة الجسم 1,000 أوم: $I = U / R$. ما شدة التيار؟',
    },
    value: '0.8',
    unit: 'A',
    units: ['mA', 'A'],
    tolerance: percent('2'),
    why: {
      en: '$I = 800\\ \\text{V} / 1000\\ \\Omega = 0.8\\ \\text{A}$, or 800 mA: sixteen times the 50 mA that can be enough to kill.',
      ar: '$I = 800\\ \\text{V} / 1000\\ \\Omega = 0.8\\ \\text{A}$، أي 800 ميلي أمبير: ستة عشر ضعف الخمسين ميلي أمبير التي قد تكفي للقتل.',
    },
  }),
  multiple({
    name: 'safety-class-b-circuits',
    topic: topics.safety,
    lesson: direct,
    text: {
      en: 'Which of these circuits belong to voltage class B of ISO 6469-3?',
      ar: 'أي هذه الدارات من توتر الفئة B حسب ISO 6469-3؟',
    },
    options: {
      a: {
        en: 'A mild hybrid’s network, 48 V direct current',
        ar: 'شبكة سيارة هجينة خفيفة، 48 فولط مستمر',
        note: {
          en: 'The limit for direct current is 60 V: this is still class A, though its current can burn.',
          ar: 'حد التيار المستمر 60 فولط: هذه ما زالت من الفئة A، وإن كان تيارها يحرق.',
        },
      },
      b: { en: 'A motor phase, 42 V alternating current', ar: 'طور محرك، 42 فولط متناوب' },
      c: { en: 'A traction battery, 350 V direct current', ar: 'بطارية جر، 350 فولط مستمر' },
      d: {
        en: 'The lighting, 12 V direct current',
        ar: 'الإنارة، 12 فولط مستمر',
      },
      e: {
        en: 'An auxiliary circuit, 60 V direct current',
        ar: 'دارة مساعدة، 60 فولط مستمر',
        note: {
          en: 'Class A reaches up to 60 V inclusive; class B begins above it.',
          ar: 'تمتد الفئة A إلى 60 فولط بما فيها، وتبدأ الفئة B فوقها.',
        },
      },
    },
    right: ['b', 'c'],
    why: {
      en: 'Class B begins above 60 V direct or **30 V alternating** current. 42 V alternating current is therefore class B, although 48 V direct current is not.',
      ar: 'تبدأ الفئة B فوق 60 فولط للمستمر أو **30 فولط للمتناوب**. لذلك تدخل فيها 42 فولط متناوب، ولا تدخل 48 فولط مستمر.',
    },
  }),
  single({
    name: 'safety-glove-class-800',
    topic: topics.equipment,
    lesson: gloves,
    text: {
      en: 'A car works at 800 V direct current. Which is the lowest class of gloves that suffices?',
      ar: 'سيارة تعمل عند 800 فولط مستمر. ما أدنى فئة من القفازات تكفي؟',
    },
    options: {
      a: { en: 'Class 0', ar: 'الفئة 0' },
      b: {
        en: 'Class 00',
        ar: 'الفئة 00',
        note: {
          en: 'Class 00 ends at 750 V direct current; 800 V is beyond it.',
          ar: 'تنتهي الفئة 00 عند 750 فولط مستمر، و800 فولط تتجاوزها.',
        },
      },
      c: {
        en: 'Class 1',
        ar: 'الفئة 1',
        note: {
          en: 'It would protect, up to 11,250 V, but is thicker than the work requires.',
          ar: 'تحمي فعلًا، وحتى 11,250 فولط، لكنها أغلظ مما يحتاج إليه العمل.',
        },
      },
      d: {
        en: 'Leather gloves of good quality',
        ar: 'قفازات جلدية جيدة',
        note: {
          en: 'Leather protects the rubber from sharp edges; it does not insulate.',
          ar: 'يحمي الجلد المطاط من الحواف الحادة، لكنه لا يعزل.',
          idea: { en: 'Leather insulates', ar: 'الجلد عازل' },
        },
      },
    },
    right: 'a',
    why: {
      en: 'IEC 60903: class 00 up to 750 V, class 0 up to **1,500 V** direct current.',
      ar: 'حسب IEC 60903: الفئة 00 حتى 750 فولط مستمر، والفئة 0 حتى **1,500 فولط**.',
    },
  }),
  trueFalse({
    name: 'safety-glove-air-check',
    topic: topics.equipment,
    lesson: gloves,
    text: {
      en: 'The gloves passed their laboratory test last month. The air test before today’s work may therefore be left out.',
      ar: 'اجتازت القفازات اختبار المخبر في الشهر الماضي، فيمكن الاستغناء عن فحصها بالهواء قبل عمل اليوم.',
    },
    isTrue: false,
    why: {
      en: 'A splinter of yesterday does not know the test date. Roll the cuff, trap the air and listen, **before each use**.',
      ar: 'شظية الأمس لا تعرف تاريخ الاختبار. تُلف الحافة ويُحبس الهواء ويُصغى إلى التسرب **قبل كل استعمال**.',
    },
  }),
  match({
    name: 'safety-equipment-purpose',
    topic: topics.equipment,
    lesson: gloves,
    text: {
      en: 'What does each piece of equipment protect from?',
      ar: 'ممّ تحمي كل قطعة من هذه المعدات؟',
    },
    options: {
      a: { en: 'Face shield', ar: 'واقي الوجه' },
      b: { en: 'Leather over-gloves', ar: 'القفاز الجلدي الخارجي' },
      c: { en: 'Barrier with a sign', ar: 'الحاجز واللافتة' },
      d: { en: 'Rescue hook', ar: 'خطاف الإنقاذ' },
    },
    targets: {
      p: { en: 'Customers and colleagues who walk past', ar: 'الزبائن والزملاء المارون' },
      q: { en: 'The current that passes through a victim', ar: 'التيار المار في جسم المصاب' },
      r: { en: 'Radiation and splashes of an arc', ar: 'إشعاع القوس الكهربائي وتطايره' },
      s: { en: 'Sharp edges that pierce rubber', ar: 'الحواف الحادة التي تثقب المطاط' },
      t: { en: 'A flat 12 V battery', ar: 'فراغ بطارية 12 فولط' },
    },
    right: { a: 'r', b: 's', c: 'p', d: 'q' },
    why: {
      en: 'No piece replaces another: rubber insulates, leather guards the rubber, the shield guards the face, the barrier guards those who do not know.',
      ar: 'لا قطعة تعوّض أخرى: المطاط يعزل، والجلد يحمي المطاط، والواقي يحمي الوجه، والحاجز يحمي من لا يعلم.',
    },
  }),
  hotspot({
    name: 'safety-lock-place',
    topic: topics.safety,
    lesson: 'Making a vehicle safe, step by step',
    text: {
      en: 'The supply is off. Which marked thing keeps a colleague from switching it on behind your back?',
      ar: 'التغذية مقطوعة. أيّ الأشياء المرقّمة في الصورة يمنع زميلًا من إعادتها وأنت لا تراه؟',
    },
    picture: {
      file: 'courses/high-voltage-safety.svg',
      alt: {
        en: 'A large warning triangle with a flash, a technician with a helmet, and on the wall a box with a red lever and a red padlock',
        ar: 'مثلث تحذير كبير فيه وميض، وتقني يضع خوذة، وعلى الجدار علبة فيها مقبض أحمر وقفل أحمر',
      },
    },
    places: {
      a: {
        x: 35,
        y: 50,
        en: 'The warning triangle',
        ar: 'مثلث التحذير',
        note: {
          en: 'A sign informs, it does not hinder anyone.',
          ar: 'اللافتة تُعلم، لكنها لا تمنع أحدًا.',
          idea: { en: 'A sign is as good as a lock', ar: 'اللافتة تغني عن القفل' },
        },
      },
      b: { x: 69, y: 44, en: 'The helmet', ar: 'الخوذة' },
      c: { x: 88, y: 30, en: 'The lever of the switch, in the off position', ar: 'مقبض القاطع في وضع الفصل' },
      d: { x: 88, y: 50, en: 'The padlock below the lever', ar: 'القفل تحت المقبض' },
    },
    right: ['d'],
    why: {
      en: 'A lever that is off can be on again in a second. Only the lock, with its key in your pocket, decides who switches.',
      ar: 'المقبض المفصول يعود في ثانية. القفل وحده، ومفتاحه في جيبك، يقرر من يعيد التغذية.',
    },
  }),
];
