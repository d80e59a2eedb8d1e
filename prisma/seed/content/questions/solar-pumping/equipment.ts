import { match, multiple, number, percent, procedure, single, trueFalse, within } from '../builders';
import { fatal, never, required, sequence } from '../procedureRules';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const pump = 'Pump, motor and drive';
const tank = 'A tank is the cheapest battery';
const installation = 'Installation, sand and theft';

/** Pump, drive, tank and installation. */
export const equipment: DemoQuestion[] = [
  number({
    name: 'pumping-drive-at-forty',
    topic: topics.pumps,
    lesson: pump,
    text: {
      en: 'A centrifugal pump takes 5.5 kW at 50 Hz. What does it take when the drive turns it at 40 Hz ($P \\propto n^3$)?',
      ar: 'مضخة طاردة تأخذ 5.5 كيلوواط عند 50 هرتز. كم تأخذ حين يديرها مغيّر السرعة عند 40 هرتز ($P \\propto n^3$)؟',
    },
    value: '2.82',
    unit: 'kW',
    units: ['kW', 'W', 'kWh'],
    tolerance: percent('2'),
    why: {
      en: '$5.5 \\times (40/50)^3 = 5.5 \\times 0.512 \\approx 2.8\\ \\text{kW}$: four fifths of the flow for half of the power.',
      ar: '$5.5 \\times (40/50)^3 = 5.5 \\times 0.512 \\approx 2.8\\ \\text{kW}$: أربعة أخماس التدفق بنصف القدرة.',
    },
  }),
  trueFalse({
    name: 'pumping-at-twenty-hertz',
    topic: topics.pumps,
    lesson: pump,
    text: {
      en: 'A centrifugal pump that just reaches the tank at 40 Hz still delivers half of that flow at 20 Hz.',
      ar: 'مضخة طاردة يكاد ماؤها يبلغ الخزان عند 40 هرتزًا تعطي عند 20 هرتزًا نصف ذلك التدفق.',
    },
    isTrue: false,
    why: {
      en: 'At half the speed it has a **quarter** of the head: it turns without lifting a drop. That is why a minimum frequency is set.',
      ar: 'عند نصف السرعة لا يبقى إلا **ربع** الارتفاع: تدور من غير أن ترفع قطرة. لذلك يُضبط تواتر أدنى.',
    },
  }),
  match({
    name: 'pumping-causes',
    topic: topics.pumps,
    lesson: pump,
    text: { en: 'Which measure answers which case?', ar: 'أي إجراء يناسب أي حالة؟' },
    options: {
      a: { en: 'Small flow from 150 m', ar: 'تدفق صغير من عمق 150 مترًا' },
      b: { en: 'Large flow from 30 m', ar: 'تدفق كبير من عمق 30 مترًا' },
      c: { en: 'The well may run empty', ar: 'قد تفرغ البئر' },
      d: { en: 'The tank is full at eleven', ar: 'امتلأ الخزان في الحادية عشرة' },
    },
    targets: {
      p: { en: 'Float switch', ar: 'عوامة' },
      q: { en: 'Helical rotor pump', ar: 'مضخة بدوّار حلزوني' },
      r: { en: 'Probe, or watching the motor current', ar: 'مجس، أو مراقبة تيار المحرك' },
      s: { en: 'Submersible centrifugal pump', ar: 'مضخة غاطسة طاردة عن المركز' },
    },
    right: { a: 'q', b: 's', c: 'r', d: 'p' },
    why: {
      en: 'A pump without water is destroyed in minutes, and an overflowing tank washes away its own foundation.',
      ar: 'المضخة بلا ماء تتلف في دقائق، والخزان الفائض يجرف أساسه.',
    },
  }),
  number({
    name: 'pumping-tank-volume',
    topic: topics.pumps,
    lesson: tank,
    text: {
      en: 'A palm grove needs 44 m³ a day. Which volume stores one and a half days?',
      ar: 'تحتاج واحة نخيل إلى 44 م³ في اليوم. ما الحجم الذي يكفي يومًا ونصفًا؟',
    },
    value: '66',
    unit: 'm3',
    units: ['m3', 'L'],
    tolerance: within('0.5'),
    why: {
      en: '$44 \\times 1.5 = 66\\ \\text{m}^3$, which weigh 66 tonnes: the foundation has to carry them.',
      ar: '$44 \\times 1.5 = 66\\ \\text{m}^3$، ووزنها 66 طنًا: وعلى الأساس حملها.',
    },
  }),
  single({
    name: 'pumping-why-a-tank',
    topic: topics.pumps,
    lesson: tank,
    text: {
      en: 'The farmer wants to irrigate at night and asks for batteries of 20 kWh. What is your first proposal?',
      ar: 'يريد الفلاح السقي ليلًا ويطلب بطاريات سعتها 20 كيلوواط ساعي. ما اقتراحك الأول؟',
    },
    options: {
      a: {
        en: 'The batteries, since water cannot be stored without losses',
        ar: 'البطاريات، فالماء لا يُخزن بلا ضياع',
        note: {
          en: 'A cover stops evaporation; the height of the water does not age.',
          ar: 'الغطاء يمنع التبخر، وعلو الماء لا يتقادم.',
        },
      },
      b: {
        en: 'A diesel pump for the night',
        ar: 'مضخة مازوت لليل',
        note: { en: 'That is what the farmer wants to get rid of.', ar: 'هذا ما يريد الفلاح التخلص منه.' },
      },
      c: { en: 'A raised, covered tank that is filled by day', ar: 'خزان مرتفع مغطى يُملأ نهارًا' },
      d: {
        en: 'Irrigating at noon instead',
        ar: 'السقي عند الظهر بدل الليل',
        note: {
          en: 'At noon evaporation takes its share; the wish is sensible.',
          ar: 'عند الظهر يأخذ التبخر نصيبه، ورغبة الفلاح معقولة.',
        },
      },
    },
    right: 'c',
    why: {
      en: 'Water at a height is a battery without a single cell. It irrigates at night, when evaporation is low.',
      ar: 'الماء في علو بطارية بلا خلية واحدة، يسقي ليلًا حين يقل التبخر.',
    },
  }),
  procedure({
    name: 'pumping-open-drive',
    topic: topics.safety,
    lesson: installation,
    points: 3,
    isCritical: true,
    text: {
      en: 'In daylight the cover of a solar drive has to come off. Choose the steps, in order.',
      ar: 'في وضح النهار يجب نزع غطاء مغيّر سرعة شمسي. اختر الخطوات بالترتيب.',
    },
    steps: {
      a: { en: 'Open the cover', ar: 'نزع الغطاء' },
      b: { en: 'Open the isolator of the array', ar: 'فتح فاصل الألواح' },
      c: {
        en: 'Pull the array’s cables out of the terminals by hand, since the isolator is open',
        ar: 'نزع كوابل الألواح من المرابط باليد ما دام الفاصل مفتوحًا',
        note: {
          en: 'On the side of the array they are live in daylight.',
          ar: 'هي تحت التوتر نهارًا من جهة الألواح.',
        },
      },
      d: { en: 'Measure that no voltage is left', ar: 'التحقق بالقياس من غياب التوتر' },
      e: { en: 'Stop the drive', ar: 'إيقاف مغيّر السرعة' },
      f: { en: 'Wait as long as its label says', ar: 'انتظار المدة المكتوبة على بطاقته' },
    },
    rules: [
      ...required('e', 'a'),
      ...fatal(required('b', 'f', 'd')),
      ...sequence('e', 'b'),
      ...fatal(sequence('b', 'f', 'a')),
      ...fatal(sequence('f', 'd')),
      ...fatal(never('c')),
    ],
    why: {
      en: 'Stop, open the isolator, wait, open, measure before touching anything. The capacitors keep their charge, the cables of the array their voltage.',
      ar: 'إيقاف، ثم فتح الفاصل، ثم انتظار، ثم نزع الغطاء والقياس قبل لمس أي شيء. فالمكثفات تحتفظ بشحنتها، وكوابل الألواح بتوترها.',
    },
  }),
  multiple({
    name: 'pumping-lowering',
    topic: topics.pumps,
    lesson: installation,
    text: {
      en: 'A submersible pump is lowered and connected. What is right?',
      ar: 'تُنزَّل مضخة غاطسة وتوصَل. ما الصواب؟',
    },
    options: {
      a: {
        en: 'Letting it down by its cable, which is strong enough',
        ar: 'إنزالها بكابلها فهو متين',
        note: {
          en: 'The cable stretches, the joint tears, and the pump stays in the well.',
          ar: 'يتمدد الكابل وتتمزق وصلته وتبقى المضخة في البئر.',
        },
      },
      b: { en: 'A rope of stainless steel', ar: 'حبل من الفولاذ المقاوم للصدأ' },
      c: { en: 'Surge protection on both sides of the drive', ar: 'واقي فرط التوتر على جانبي مغيّر السرعة' },
      d: {
        en: 'Resting on the bottom, where most water is',
        ar: 'استقرارها على القاع حيث الماء أكثر',
        note: { en: 'Sand collects at the bottom.', ar: 'في القاع يتجمع الرمل.' },
      },
      e: { en: 'One common earth for array, drive and casing', ar: 'تأريض مشترك للألواح ومغيّر السرعة وأنبوب البئر' },
    },
    right: ['b', 'c', 'e'],
    why: {
      en: 'By the rope, some metres above the bottom, earthed together: lightning seeks the lonely mast in the plain.',
      ar: 'بالحبل، فوق القاع ببضعة أمتار، وبتأريض مشترك: فالصاعقة تبحث عن الصاري الوحيد في السهل.',
    },
  }),
];
