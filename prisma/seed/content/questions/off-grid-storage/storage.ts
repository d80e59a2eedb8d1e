import { hotspot, number, percent, single, trueFalse } from '../builders';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const autonomy = 'Autonomy: how many nights?';
const bank = 'The battery bank and its protections';

/** Autonomy, battery bank and its protections. */
export const storage: DemoQuestion[] = [
  number({
    name: 'offgrid-nominal-capacity',
    topic: topics.storage,
    lesson: autonomy,
    text: {
      en: 'A camp uses 20 kWh a day and wants two days of autonomy. Depth of discharge 80%, efficiency 0.94. What nominal capacity is needed?',
      ar: 'تستهلك قاعدة حياة 20 كيلوواط ساعي في اليوم وتريد استقلالية يومين. عمق التفريغ 80% والمردود 0.94. ما السعة الاسمية اللازمة؟',
    },
    value: '53.2',
    unit: 'kWh',
    units: ['kWh', 'kW', 'Ah'],
    tolerance: percent('2'),
    why: {
      en: '$E_{nominal} = \\frac{20 \\times 2}{0.8 \\times 0.94} \\approx 53\\ \\text{kWh}$.',
      ar: '$E_{nominal} = \\frac{20 \\times 2}{0.8 \\times 0.94} \\approx 53\\ \\text{kWh}$.',
    },
  }),
  single({
    name: 'offgrid-third-day',
    topic: topics.storage,
    lesson: autonomy,
    text: {
      en: 'A guest house with a generator asks whether it should buy a third day of autonomy. By what do you decide?',
      ar: 'بيت ضيافة له مولّد يسأل هل يشتري يومًا ثالثًا من الاستقلالية. بمَ تقرر؟',
    },
    options: {
      a: {
        en: 'By the comfort that guests expect',
        ar: 'بالراحة التي ينتظرها الضيوف',
        note: {
          en: 'Comfort has no end; the question is what a failure costs.',
          ar: 'الراحة لا نهاية لها، والسؤال عما يكلفه الانقطاع.',
        },
      },
      b: {
        en: 'A third day is cheaper than the first, so yes',
        ar: 'اليوم الثالث أرخص من الأول، فنعم في كل حال',
        note: {
          en: 'It costs as much as the first and is used less often.',
          ar: 'يكلّف ما كلفه الأول ويُستعمل أقل منه.',
          idea: { en: 'Additional capacity becomes cheaper', ar: 'السعة الإضافية أرخص' },
          second: 12,
        },
      },
      c: {
        en: 'Three days are the rule for every site',
        ar: 'ثلاثة أيام قاعدة لكل موقع',
        note: {
          en: 'A telecom mast may demand three; a house with a generator is content with one night.',
          ar: 'قد يطلبها برج اتصالات، أما بيت له مولّد فتكفيه ليلة.',
        },
      },
      d: {
        en: 'By the cost of an outage against some litres of diesel',
        ar: 'بتكلفة الانقطاع مقابل لترات من المازوت',
      },
    },
    right: 'd',
    why: {
      en: 'The generator covers the rare dark week. Each further day costs as much as the first and is used less often.',
      ar: 'المولّد يغطي الأسبوع المظلم النادر. وكل يوم إضافي يكلّف ما كلفه الأول ويُستعمل أقل منه.',
    },
  }),
  number({
    name: 'offgrid-battery-current',
    topic: topics.cables,
    lesson: bank,
    text: {
      en: 'A load of 6 kW is fed from a battery of 48 V. What current flows, without losses?',
      ar: 'تُغذى حمولة 6 كيلوواط من بطارية 48 فولط. ما التيار من دون احتساب الضياع؟',
    },
    value: '125',
    unit: 'A',
    units: ['A', 'mA', 'Ah'],
    tolerance: percent('2'),
    why: {
      en: '$I = \\frac{6000\\ \\text{W}}{48\\ \\text{V}} = 125\\ \\text{A}$: short, thick cables.',
      ar: '$I = \\frac{6000\\ \\text{W}}{48\\ \\text{V}} = 125\\ \\text{A}$: كوابل قصيرة وغليظة.',
    },
  }),
  hotspot({
    name: 'offgrid-fuse-place',
    topic: topics.cables,
    lesson: bank,
    text: {
      en: 'Where does the fuse belong that protects the cable from the battery to the house?',
      ar: 'أين مكان المنصهرة التي تحمي الكابل من البطارية إلى البيت؟',
    },
    picture: {
      file: 'courses/off-grid-energy-storage.svg',
      alt: {
        en: 'At night: a solar module at the left, a cable to a battery with two terminals in the middle, a second cable to a house with a lit window at the right',
        ar: 'ليلًا: لوح شمسي يسارًا، وكابل إلى بطارية لها قطبان في الوسط، وكابل ثانٍ إلى بيت نافذته مضاءة يمينًا',
      },
    },
    places: {
      a: { x: 19, y: 63, en: 'At the solar module', ar: 'عند اللوح الشمسي' },
      b: { x: 41.5, y: 61, en: 'At the terminals of the battery', ar: 'عند قطبي البطارية' },
      c: {
        x: 54,
        y: 74,
        en: 'Where the cable enters the house',
        ar: 'عند دخول الكابل إلى البيت',
        note: {
          en: 'Then the cable before it is unprotected: a short circuit there burns with kiloamperes.',
          ar: 'يبقى الكابل قبلها بلا حماية: ودارة قصيرة هناك تحترق بكيلو أمبيرات.',
          idea: { en: 'A fuse belongs at the consumer', ar: 'مكان المنصهرة عند المستهلك' },
        },
      },
      d: { x: 62, y: 66, en: 'At the lamp in the window', ar: 'عند المصباح في النافذة' },
    },
    right: ['b'],
    why: {
      en: 'A fuse protects what comes behind it, seen from the source. So it sits close to the battery, with a breaking capacity above the short-circuit current.',
      ar: 'المنصهرة تحمي ما بعدها من جهة المصدر. لذلك توضع قريبة من البطارية، وقدرة قطعها أكبر من تيار الدارة القصيرة.',
    },
  }),
  single({
    name: 'offgrid-ring-at-48-volts',
    topic: topics.safety,
    lesson: bank,
    isCritical: true,
    text: {
      en: 'An assistant with a ring and a bare spanner wants to tighten the terminals of a 48 V bank: “48 volts do nothing.” What do you say?',
      ar: 'مساعد يضع خاتمًا ويحمل مفتاحًا غير معزول يريد شدّ أقطاب مجموعة 48 فولط: «48 فولط لا تفعل شيئًا». ماذا تقول؟',
    },
    options: {
      a: {
        en: 'He is right below 60 V',
        ar: 'هو على حق دون 60 فولط',
        note: {
          en: 'About the shock, yes. Not about the current of kiloamperes through the ring.',
          ar: 'عن الصعقة نعم، لا عن كيلو أمبيرات تمر في الخاتم.',
          idea: { en: 'Low voltage is harmless', ar: 'التوتر المنخفض لا يضر' },
        },
      },
      b: {
        en: 'Ring off, insulated tools, covers on the busbars',
        ar: 'نزع الخاتم، وأدوات معزولة، وأغطية على قضبان التوصيل',
      },
      c: {
        en: 'Gloves of class 0 over the ring are enough for 48 volts',
        ar: 'تكفي عند 48 فولط قفازات من الفئة 0 تُلبس فوق الخاتم',
        note: {
          en: 'The spanner still bridges the terminals and melts.',
          ar: 'يبقى المفتاح يصل بين القطبين وينصهر.',
        },
      },
      d: {
        en: 'He may do it if the inverter is off',
        ar: 'يجوز إن كان العاكس مطفأ',
        note: {
          en: 'The battery needs no inverter for a short circuit.',
          ar: 'تحدث الدارة القصيرة في البطارية من دون عاكس أيضًا.',
        },
      },
    },
    right: 'b',
    why: {
      en: '48 V hardly gives a shock, but the short-circuit current of lithium reaches many kiloamperes: the spanner melts in a moment, the ring burns the finger.',
      ar: 'نادرًا ما تصعق 48 فولط أحدًا، لكن تيار الدارة القصيرة في الليثيوم يبلغ عدة كيلو أمبيرات: ينصهر المفتاح في لحظة ويحرق الخاتم الإصبع.',
    },
  }),
  trueFalse({
    name: 'offgrid-unequal-cables',
    topic: topics.cables,
    lesson: bank,
    text: {
      en: 'Four batteries in parallel may have cables of different length, as long as each is thick enough.',
      ar: 'أربع بطاريات على التفرع يجوز أن تختلف أطوال كوابلها ما دام كل كابل غليظًا بما يكفي.',
    },
    isTrue: false,
    why: {
      en: 'The branch with the shortest cable has the least resistance: it carries most current and ages first.',
      ar: 'الفرع ذو الكابل الأقصر أقل مقاومة: يحمل أكبر تيار ويتقادم أولًا.',
    },
  }),
];
