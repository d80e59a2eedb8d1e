import { multiple, number, percent, shortText, single } from '../builders';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const strings = 'Series, parallel and the price of a shadow';
const inverter = 'The inverter and maximum power point tracking';

/** Strings, inverters, kinds of systems and care. */
export const systems: DemoQuestion[] = [
  single({
    name: 'solar-two-strings-of-six',
    topic: topics.modules,
    lesson: strings,
    text: {
      en: 'Twelve modules of 40 V and 13 A form two strings of six, connected in parallel. What does the inverter see?',
      ar: 'اثنا عشر لوحًا، 40 فولط و13 أمبير للواحد، في سلسلتين من ستة على التفرع. ماذا يرى العاكس؟',
    },
    options: {
      a: {
        en: '480 V and 13 A',
        ar: '480 فولط و13 أمبير',
        note: {
          en: 'That would be one string of all twelve.',
          ar: 'هذه سلسلة واحدة من الاثني عشر كلها.',
          second: 10,
        },
      },
      b: {
        en: '80 V and 78 A',
        ar: '80 فولط و78 أمبير',
        note: {
          en: 'Here series and parallel have changed places.',
          ar: 'هنا تبادل التسلسل والتفرع مكانيهما.',
          idea: { en: 'Series adds currents', ar: 'التسلسل يجمع التيارات' },
          second: 10,
        },
      },
      c: { en: '240 V and 26 A', ar: '240 فولط و26 أمبير' },
      d: {
        en: '240 V and 13 A',
        ar: '240 فولط و13 أمبير',
        note: {
          en: 'The second string adds its current.',
          ar: 'السلسلة الثانية تضيف تيارها.',
        },
      },
    },
    right: 'c',
    why: {
      en: '$6 \\times 40 = 240$ V in each string, $2 \\times 13 = 26$ A together: 6.24 kW, as in any arrangement.',
      ar: '$6 \\times 40 = 240$ فولط في كل سلسلة، و$2 \\times 13 = 26$ أمبير معًا: 6.24 كيلوواط كما في أي ترتيب آخر.',
    },
  }),
  number({
    name: 'solar-bypassed-third',
    topic: topics.modules,
    lesson: strings,
    text: {
      en: 'A string of ten modules works at 420 V. A chimney shades one third of one module, whose bypass diode conducts. What voltage remains, if the small drop of the diode is neglected?',
      ar: 'سلسلة من عشرة ألواح تعمل عند 420 فولط. ظللت مدخنة ثلث لوح واحد فمرّ التيار عبر صمامه الالتفافي. ما التوتر الباقي بإهمال الهبوط الصغير في الصمام؟',
    },
    value: '406',
    unit: 'V',
    units: ['V', 'kV'],
    tolerance: percent('1'),
    why: {
      en: 'A third of one module of 42 V is 14 V: $420 - 14 = 406$ V. Without the diode the shaded cell would throttle the whole string.',
      ar: 'ثلث لوح من 42 فولط هو 14 فولط: $420 - 14 = 406$ فولط. ولولا الصمام لخنقت الخلية المظللة السلسلة كلها.',
    },
  }),
  shortText({
    name: 'solar-mppt',
    topic: topics.inverters,
    lesson: inverter,
    text: {
      en: 'How is the search of the inverter for the best pair of voltage and current abbreviated?',
      ar: 'ما الاختصار المستعمل لبحث العاكس عن أفضل زوج من التوتر والتيار؟',
    },
    accepted: ['MPPT', 'maximum power point tracking', 'تتبع نقطة القدرة العظمى'],
    why: {
      en: '**MPPT**, maximum power point tracking: nudge the voltage, look whether the power rose, decide the next step.',
      ar: '**MPPT**، أي تتبّع نقطة القدرة العظمى: يغيّر التوتر قليلًا، وينظر هل زادت القدرة، ثم يقرر الخطوة التالية.',
    },
  }),
  single({
    name: 'solar-outage-at-noon',
    topic: topics.inverters,
    lesson: inverter,
    text: {
      en: 'At noon the network fails, and so does the grid-tied system, in full sun. The customer calls it a defect. What do you answer?',
      ar: 'انقطعت الشبكة ظهرًا فتوقفت المنظومة المربوطة بها والشمس ساطعة. يعدّ الزبون ذلك عطلًا. بماذا تجيب؟',
    },
    options: {
      a: {
        en: 'It has to stop, for the sake of those who work on the line',
        ar: 'عليها أن تتوقف حمايةً لمن يعمل على الخط',
      },
      b: {
        en: 'A larger inverter would go on working',
        ar: 'عاكس أكبر كان سيواصل العمل',
        note: {
          en: 'Size has nothing to do with it: each grid-tied inverter disconnects.',
          ar: 'لا علاقة للحجم بذلك: كل عاكس مربوط بالشبكة ينفصل.',
        },
      },
      c: {
        en: 'The modules stop producing without the network',
        ar: 'الألواح تكفّ عن الإنتاج من دون الشبكة',
        note: {
          en: 'The modules stand at their open-circuit voltage and only wait.',
          ar: 'تبقى الألواح عند توتر دارتها المفتوحة وتنتظر لا غير.',
        },
      },
      d: {
        en: 'The anti-islanding function can be switched off for the summer months',
        ar: 'يمكن تعطيل وظيفة منع العمل المنعزل خلال أشهر الصيف',
        note: {
          en: 'Never: it would put voltage on a line that others believe to be dead.',
          ar: 'أبدًا: لوضعت توترًا على خط يحسبه غيرنا بلا توتر.',
          idea: { en: 'Modules alone give a supply during an outage', ar: 'الألواح وحدها تكفي عند الانقطاع' },
        },
      },
    },
    right: 'a',
    why: {
      en: 'The anti-islanding function, tested to IEC 62116, disconnects when the network fails. Who wants power then needs a hybrid system with a battery.',
      ar: 'وظيفة منع العمل المنعزل، المختبَرة وفق IEC 62116، تفصل عند غياب الشبكة. ومن أراد التغذية عندئذ فعليه بمنظومة هجينة ذات بطارية.',
    },
  }),
  single({
    name: 'solar-guest-house-month',
    topic: topics.systemChoice,
    lesson: 'Grid-tied, hybrid or off-grid',
    text: {
      en: 'A guest house in the Hoggar, far from any line, is to be supplied by modules alone. On which figure do you base the design?',
      ar: 'بيت ضيافة في الهقار بعيد عن كل خط، ويراد تغذيته بالألواح وحدها. على أي رقم تبني التصميم؟',
    },
    options: {
      a: {
        en: 'On the yearly average of the sun',
        ar: 'على المعدل السنوي للشمس',
        note: {
          en: 'Half of the year lies below the average, and no network fills the gap.',
          ar: 'نصف السنة تحت المعدل، ولا شبكة تسد النقص.',
          idea: { en: 'The average is enough everywhere', ar: 'المعدل يكفي في كل حالة' },
        },
      },
      b: { en: 'On the worst month', ar: 'على أسوأ شهر' },
      c: {
        en: 'On the month of highest yield',
        ar: 'على الشهر الأعلى إنتاجًا',
        note: {
          en: 'Then the house would be dark in all other months.',
          ar: 'لبقي البيت مظلمًا في بقية الأشهر.',
        },
      },
      d: {
        en: 'On the evening load of one day',
        ar: 'على حمولة أمسية واحدة',
        note: {
          en: 'That is the question of a hybrid system.',
          ar: 'هذا سؤال المنظومة الهجينة.',
        },
      },
    },
    right: 'b',
    why: {
      en: 'Off the grid every kilowatt-hour must be produced on site, in the worst month too. Efficient appliances are then the cheapest component.',
      ar: 'في الموقع المعزول يُنتج كل كيلوواط ساعي في مكانه، وفي أسوأ شهر أيضًا. والأجهزة المقتصدة حينها أرخص المكونات.',
    },
  }),
  multiple({
    name: 'solar-cleaning-rules',
    topic: topics.maintenance,
    lesson: 'Dust, heat and sirocco: looking after modules',
    text: {
      en: 'After a sandstorm in Ouargla you clean a roof. What is right?',
      ar: 'بعد عاصفة رملية في ورقلة تنظّف سطحًا. ما الصواب؟',
    },
    options: {
      a: { en: 'Checking clamps and cables first', ar: 'فحص المشابك والكوابل أولًا' },
      b: {
        en: 'Spraying cold water at noon, when most can be gained',
        ar: 'رشّ ماء بارد عند الظهر حيث الكسب أكبر',
        note: {
          en: 'Cold water on hot glass can crack it.',
          ar: 'الماء البارد على الزجاج الساخن قد يكسره.',
          second: 8,
        },
      },
      c: { en: 'Working early in the morning', ar: 'العمل في الصباح الباكر' },
      d: { en: 'A soft brush and soft water', ar: 'فرشاة ناعمة وماء قليل العسر' },
      e: {
        en: 'Stepping only on the middle of the modules',
        ar: 'الدوس على وسط الألواح فقط',
        note: {
          en: 'The middle bends most: an invisible crack becomes a hot spot next summer.',
          ar: 'الوسط أكثر انحناءً: شق لا يُرى يصبح نقطة ساخنة في الصيف المقبل.',
          idea: { en: 'Glass carries a person', ar: 'الزجاج يحمل إنسانًا' },
        },
      },
    },
    right: ['a', 'c', 'd'],
    why: {
      en: 'Cool glass, soft water, a soft brush, no foot on the module, and before all that the clamps, which the wind has loosened.',
      ar: 'زجاج بارد وماء قليل العسر وفرشاة ناعمة ولا قدم على اللوح، وقبل ذلك كله المشابك التي أرختها الرياح.',
    },
  }),
];
