import { match, number, procedure, shortText, single, trueFalse, within } from '../builders';
import { fatal, never, required, sequence } from '../procedureRules';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const anatomy = 'Anatomy of a turbine';
const curve = 'Power curve and annual yield';
const year = 'Sand, heat and the maintenance year';

/** Parts, yield and maintenance of turbines. */
export const turbine: DemoQuestion[] = [
  match({
    name: 'wind-parts',
    topic: topics.turbines,
    lesson: anatomy,
    text: { en: 'What does each part do?', ar: 'ماذا يفعل كل جزء؟' },
    options: {
      a: { en: 'Pitch system', ar: 'نظام الخطوة' },
      b: { en: 'Full converter', ar: 'المبدّل الكامل' },
      c: { en: 'Gearbox', ar: 'علبة التروس' },
      d: { en: 'Direct drive', ar: 'الدفع المباشر' },
    },
    targets: {
      p: { en: 'Leaves out the gearbox, takes a larger generator', ar: 'يستغني عن علبة التروس بمولّد أكبر' },
      q: { en: 'Turns the blades about their own axis', ar: 'يدير الشفرات حول محورها' },
      r: { en: 'Decouples the machine from the grid', ar: 'يفصل الآلة عن الشبكة' },
      s: { en: 'Raises the speed for the generator', ar: 'ترفع السرعة للمولّد' },
    },
    right: { a: 'q', b: 'r', c: 's', d: 'p' },
    why: {
      en: 'Pitch limits the power and stops the turbine; the full converter makes it easier to satisfy grid codes.',
      ar: 'نظام الخطوة يحدّ من القدرة ويوقف التوربين، والمبدّل الكامل يسهّل احترام قواعد الربط.',
    },
  }),
  shortText({
    name: 'wind-yaw',
    topic: topics.turbines,
    lesson: anatomy,
    text: {
      en: 'The wind turns from west to north. Which system turns the nacelle after it?',
      ar: 'تحولت الرياح من الغرب إلى الشمال. ما النظام الذي يدير الكُنّة نحوها؟',
    },
    accepted: ['yaw', 'yaw system', 'yaw drive', 'نظام التوجيه', 'التوجيه', 'orientation', 'lacet'],
    why: {
      en: 'The **yaw** system. Pitch turns the blades, yaw the nacelle.',
      ar: '**نظام التوجيه** (yaw). نظام الخطوة يدير الشفرات، ونظام التوجيه يدير الكُنّة.',
    },
  }),
  single({
    name: 'wind-above-rated',
    topic: topics.wind,
    lesson: curve,
    text: {
      en: 'A turbine of 850 kW (rated speed 12 m/s, stop at 25 m/s) gives 850 kW at 14 m/s. What does it give at 20 m/s?',
      ar: 'توربين قدرته 850 كيلوواط (سرعته الاسمية 12 مترًا في الثانية ويتوقف عند 25) يعطي 850 كيلوواط عند 14. ماذا يعطي عند 20؟',
    },
    options: {
      a: {
        en: 'About 2,500 kW, by the cube',
        ar: 'نحو 2,500 كيلوواط، بحسب المكعب',
        note: {
          en: 'The air carries that much, but the pitch system lets it pass.',
          ar: 'الهواء يحمل ذلك فعلًا، لكن نظام الخطوة يتركه يمر.',
          idea: { en: 'The cube holds at every speed', ar: 'المكعب صحيح عند كل سرعة' },
        },
      },
      b: { en: '850 kW', ar: '850 كيلوواط' },
      c: {
        en: 'Nothing, it has stopped',
        ar: 'لا شيء، فقد توقف',
        note: { en: 'It stops at about 25 m/s only.', ar: 'لا يتوقف إلا عند نحو 25 مترًا في الثانية.' },
      },
      d: {
        en: 'About 1,200 kW, in proportion to the speed',
        ar: 'نحو 1,200 كيلوواط، بالتناسب مع السرعة',
        note: {
          en: 'Above the rated speed the power stays constant.',
          ar: 'فوق السرعة الاسمية تبقى القدرة ثابتة.',
        },
      },
    },
    right: 'b',
    why: {
      en: 'From the rated speed to the stop the power stays constant; more would destroy generator and gearbox.',
      ar: 'من السرعة الاسمية إلى سرعة التوقف تبقى القدرة ثابتة، وأكثر من ذلك يتلف المولّد وعلبة التروس.',
    },
  }),
  number({
    name: 'wind-capacity-factor',
    topic: topics.wind,
    lesson: curve,
    text: {
      en: 'A turbine of 2 MW produced 5,500 MWh in a year of 8,760 hours. What is its capacity factor?',
      ar: 'أنتج توربين قدرته 2 ميغاواط 5,500 ميغاواط ساعي في سنة من 8,760 ساعة. ما معامل سعته؟',
    },
    value: '31.4',
    unit: '%',
    units: ['%'],
    tolerance: within('0.5'),
    why: {
      en: '$CF = \\frac{5500}{2 \\times 8760} \\approx 0.31$, that is 31%: a good site.',
      ar: '$CF = \\frac{5500}{2 \\times 8760} \\approx 0.31$، أي 31%: موقع جيد.',
    },
  }),
  trueFalse({
    name: 'wind-hot-air',
    topic: topics.wind,
    lesson: curve,
    text: {
      en: 'Below the rated speed, a turbine gives less power on an afternoon of 40 °C than on a morning of 15 °C with the same wind speed.',
      ar: 'دون السرعة الاسمية يعطي التوربين في ظهيرة حرارتها 40 درجة قدرة أقل مما يعطيه في صباح حرارته 15 درجة بسرعة الرياح نفسها.',
    },
    isTrue: true,
    why: {
      en: 'Hot air is thinner: at 40 °C its density, and with it the power, is some 8% lower.',
      ar: 'الهواء الحار أخف: عند 40 درجة تقل كثافته، وتقل معها القدرة، بنحو 8%.',
    },
  }),
  procedure({
    name: 'wind-enter-hub',
    topic: topics.safety,
    lesson: year,
    points: 3,
    isCritical: true,
    text: {
      en: 'You have to enter the hub of a turbine to inspect a blade bearing. Choose the steps, in order.',
      ar: 'عليك دخول محور دوّار توربين لفحص محمل شفرة. اختر الخطوات بالترتيب.',
    },
    steps: {
      a: { en: 'Set the rotor lock', ar: 'تثبيت قفل الدوّار' },
      b: { en: 'Enter the hub', ar: 'دخول محور الدوّار' },
      c: {
        en: 'Rely on the brake, since the wind is weak today',
        ar: 'الاكتفاء بالمكبح لأن الرياح ضعيفة اليوم',
        note: {
          en: 'A brake alone does not hold a rotor in gusts, and gusts are not announced.',
          ar: 'المكبح وحده لا يمسك دوّارًا في الهبّات، والهبّات لا تستأذن.',
        },
      },
      d: { en: 'Stop the turbine', ar: 'إيقاف التوربين' },
      e: { en: 'Take the remote control away from the operator', ar: 'إلغاء التحكم عن بعد' },
    },
    rules: [
      ...required('b', 'd'),
      ...fatal(required('a', 'e')),
      ...fatal(sequence('d', 'a', 'b')),
      ...fatal(sequence('e', 'b')),
      ...fatal(never('c')),
    ],
    why: {
      en: 'Stop, lock, remote control away, and only then in. The order of lock and remote control does not matter, as long as both come before you.',
      ar: 'إيقاف ثم قفل ثم إلغاء التحكم عن بعد، وبعدها فقط الدخول. ولا يهم أيهما أسبق، القفل أم التحكم، ما داما قبلك.',
    },
  }),
  single({
    name: 'wind-eroded-edge',
    topic: topics.maintenance,
    lesson: year,
    text: {
      en: 'After four seasons of sandstorms a turbine gives some per cent less at 8 m/s than its neighbours, at 15 m/s as much as they do. No alarm. What do you inspect?',
      ar: 'بعد أربعة مواسم من العواصف الرملية يعطي توربين عند 8 أمتار في الثانية أقل من جيرانه ببضعة في المئة، وعند 15 مثلهم، ولا إنذار. ماذا تفحص؟',
    },
    options: {
      a: { en: 'The leading edges of the blades', ar: 'الحواف الأمامية للشفرات' },
      b: {
        en: 'The converter, which is limiting',
        ar: 'المحوّل الإلكتروني الذي يخفض القدرة',
        note: {
          en: 'A limit would show at full power first, on hot afternoons.',
          ar: 'لظهر التخفيض عند القدرة الكاملة أولًا وفي الظهيرات الحارة.',
        },
      },
      c: {
        en: 'The gearbox oil',
        ar: 'زيت علبة التروس',
        note: {
          en: 'Old oil shows in samples and temperature, not as a loss at one wind speed.',
          ar: 'الزيت القديم يظهر في العينات والحرارة، لا خسارةً عند سرعة بعينها.',
        },
      },
      d: { en: 'The meter at the substation', ar: 'العداد في محطة التحويل' },
    },
    right: 'a',
    why: {
      en: 'Rough edges take less out of the air; above the rated speed there is enough of it, so the loss disappears.',
      ar: 'الحافة الخشنة تأخذ من الهواء أقل، وفوق السرعة الاسمية يكفي الهواء فيختفي الفرق.',
    },
  }),
];
