import { hotspot, multiple, number, percent, single } from '../builders';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const cube = 'Why the cube matters';
const measuring = 'Measuring the wind honestly';

/** Power of the wind and its measurement. */
export const resource: DemoQuestion[] = [
  number({
    name: 'wind-two-sites',
    topic: topics.wind,
    lesson: cube,
    text: {
      en: 'At one site the wind blows with 9 m/s, at another with 6 m/s. How many times as much power does a square metre of rotor find at the first?',
      ar: 'تهب الرياح في موقع بسرعة 9 أمتار في الثانية وفي آخر بسرعة 6. ما نسبة القدرة المتاحة لكل متر مربع من الدوّار في الموقع الأول إلى نظيرتها في الثاني؟',
    },
    value: '3.4',
    tolerance: percent('2'),
    why: {
      en: '$(9/6)^3 = 1.5^3 \\approx 3.4$: power grows with the cube of the speed.',
      ar: '$(9/6)^3 = 1.5^3 \\approx 3.4$: تزداد القدرة مع مكعب السرعة.',
    },
  }),
  number({
    name: 'wind-rotor-power',
    topic: topics.wind,
    lesson: cube,
    text: {
      en: 'A rotor sweeps 1,257 m² (40 m in diameter) in a wind of 10 m/s, with a power coefficient of 0.4 and air of 1.225 kg/m³: $P = \\tfrac{1}{2}\\,\\rho\\,A\\,v^3\\,C_p$. What power does it take out of the air?',
      ar: 'دوّار يمسح 1,257 مترًا مربعًا (قطره 40 مترًا) في ريح سرعتها 10 أمتار في الثانية، بمعامل قدرة 0.4 وكثافة هواء 1.225 كغ/م³: $P = \\tfrac{1}{2}\\,\\rho\\,A\\,v^3\\,C_p$. ما القدرة التي يأخذها من الهواء؟',
    },
    value: '308',
    unit: 'kW',
    units: ['kW', 'kWh', 'MW'],
    tolerance: percent('2'),
    why: {
      en: '$P = \\tfrac{1}{2} \\times 1.225 \\times 1257 \\times 10^3 \\times 0.4 \\approx 308\\ \\text{kW}$.',
      ar: '$P = \\tfrac{1}{2} \\times 1.225 \\times 1257 \\times 10^3 \\times 0.4 \\approx 308\\ \\text{kW}$.',
    },
  }),
  single({
    name: 'wind-betz-claim',
    topic: topics.wind,
    lesson: cube,
    text: {
      en: 'A brochure praises a small turbine with a power coefficient of 0.65. What do you say?',
      ar: 'نشرة تمدح توربينًا صغيرًا معامل قدرته 0.65. ماذا تقول؟',
    },
    options: {
      a: {
        en: 'Excellent: large turbines only reach 0.45',
        ar: 'ممتاز، فالكبيرة لا تبلغ إلا 0.45',
        note: {
          en: 'Small rotors are worse, not better, and none is above the limit.',
          ar: 'الدوّارات الصغيرة أضعف لا أفضل، ولا شيء منها فوق الحد.',
        },
      },
      b: {
        en: 'Possible with more than three blades',
        ar: 'ممكن بأكثر من ثلاث شفرات',
        note: {
          en: 'The limit holds for any number of blades.',
          ar: 'الحد صحيح لأي عدد من الشفرات.',
          idea: { en: 'More blades take more energy', ar: 'شفرات أكثر تأخذ طاقة أكثر' },
          second: 4,
        },
      },
      c: { en: 'Impossible: Betz’s limit is 0.593', ar: 'مستحيل: حد بتز هو 0.593' },
      d: {
        en: 'It holds in strong wind only',
        ar: 'لا يصح إلا في الرياح القوية',
        note: {
          en: 'The limit is a share and does not depend on the speed.',
          ar: 'الحد نسبة لا تتعلق بالسرعة.',
        },
      },
    },
    right: 'c',
    why: {
      en: 'If a rotor took everything, the air behind it would stand still and no more could come. At most 59.3% can be taken.',
      ar: 'لو أخذ الدوّار كل شيء لتوقف الهواء خلفه ولم يأتِ غيره. فلا يؤخذ أكثر من 59.3%.',
    },
  }),
  hotspot({
    name: 'wind-mast-shadow',
    topic: topics.wind,
    lesson: measuring,
    text: {
      en: 'The flag on the mast shows where the wind goes. Which marked instrument stands in the wake of the mast at this moment, so that its values are not used?',
      ar: 'تبيّن الراية فوق الصاري وجهة الرياح. أيّ الأجهزة المرقّمة في الصورة يقع الآن في أثر الصاري فلا تُستعمل قيمه؟',
    },
    picture: {
      file: 'courses/wind-energy-site-to-turbine.svg',
      alt: {
        en: 'A guyed measuring mast with a boom across its top that carries one red anemometer on the left and one on the right; the flag above points to the right; two turbines stand at the right',
        ar: 'صاري قياس مشدود بأسلاك، وفي أعلاه ذراع تحمل مقياس سرعة أحمر يسارًا وآخر يمينًا، والراية فوقه تتجه يمينًا، وإلى اليمين توربينان',
      },
    },
    places: {
      a: { x: 27, y: 30, en: 'The anemometer on the left', ar: 'مقياس السرعة الأيسر' },
      b: { x: 38, y: 30, en: 'The anemometer on the right', ar: 'مقياس السرعة الأيمن' },
      c: {
        x: 61,
        y: 35,
        en: 'The hub of the larger turbine',
        ar: 'محور التوربين الأكبر',
        note: {
          en: 'A turbine is no measuring instrument, and it stands far behind the mast.',
          ar: 'التوربين ليس جهاز قياس، وهو بعيد عن الصاري.',
        },
      },
      d: { x: 32.5, y: 86, en: 'The foot of the mast', ar: 'أسفل الصاري' },
    },
    right: ['b'],
    why: {
      en: 'The wind comes from the left, so the right anemometer measures air that the mast has slowed down. Two booms make sure that one is always free.',
      ar: 'الرياح قادمة من اليسار، فيقيس الأيمن هواءً أبطأه الصاري. والذراعان تضمنان بقاء أحدهما في هواء حر دائمًا.',
    },
  }),
  multiple({
    name: 'wind-campaign',
    topic: topics.wind,
    lesson: measuring,
    text: {
      en: 'A farm near Tiaret is to be planned with a hub height of 90 m. What belongs to an honest measuring campaign?',
      ar: 'تُخطط مزرعة رياح قرب تيارت بارتفاع محور 90 مترًا. ماذا يدخل في حملة قياس أمينة؟',
    },
    options: {
      a: { en: 'A mast of at least 60 m', ar: 'صارٍ لا يقل عن 60 مترًا' },
      b: {
        en: 'The six windiest months of the year',
        ar: 'الأشهر الستة الأكثر رياحًا في السنة',
        note: {
          en: 'That would be the best half of the truth: a year is the minimum.',
          ar: 'هذا أفضل نصفي الحقيقة: والسنة هي الحد الأدنى.',
        },
      },
      c: { en: 'Calibration before and after', ar: 'المعايرة قبل الحملة وبعدها' },
      d: { en: 'Averages of ten minutes with their standard deviation', ar: 'متوسطات عشر دقائق مع انحرافها المعياري' },
      e: {
        en: 'Leaving out the comparison with a weather station, since a year was measured',
        ar: 'الاستغناء عن المقارنة بمحطة أرصاد ما دامت سنة قد قيست',
        note: {
          en: 'The year may have been a windy one: long-term correction.',
          ar: 'قد تكون تلك السنة كثيرة الرياح: التصحيح طويل الأمد.',
          idea: { en: 'One year is like the other', ar: 'السنوات متشابهة' },
        },
      },
    },
    right: ['a', 'c', 'd'],
    why: {
      en: 'At least a year, two thirds of the hub height, calibrated instruments, ten-minute averages, and a long-term correction at the end.',
      ar: 'سنة على الأقل، وثلثا ارتفاع المحور، وأجهزة معايَرة، ومتوسطات عشر دقائق، ثم تصحيح طويل الأمد.',
    },
  }),
];
