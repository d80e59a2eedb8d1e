import { match, multiple, number, order, percent, single } from '../builders';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const tour = 'A tour under the floor';
const braking = 'Regenerative braking and one-pedal driving';

/** Parts, motor and braking. */
export const vehicle: DemoQuestion[] = [
  single({
    name: 'cars-torn-orange-cable',
    topic: topics.safety,
    lesson: tour,
    isCritical: true,
    text: {
      en: 'On the lift you see an orange cable that hangs out of its clip, its sleeve torn. The car is switched off. What do you do?',
      ar: 'على الرافعة ترى كابلًا برتقاليًا خرج من مشبكه وتمزق غلافه. السيارة موقوفة. ماذا تفعل؟',
    },
    options: {
      a: {
        en: 'Press it back into the clip with dry hands',
        ar: 'أعيده إلى المشبك بيدين جافتين',
        note: {
          en: 'Dry skin is no insulation at 400 V.',
          ar: 'الجلد الجاف لا يعزل عند 400 فولط.',
          idea: { en: 'Dry hands insulate', ar: 'اليد الجافة عازلة' },
          second: 10,
        },
      },
      b: {
        en: 'Leave it to someone who is trained to make the system safe',
        ar: 'أتركه لمن تلقى تكوينًا في تأمين المنظومة',
      },
      c: {
        en: 'Wrap insulating tape around the torn place',
        ar: 'ألفّ شريطًا عازلًا حول موضع التمزق',
        note: {
          en: 'Tape is no repair of a high-voltage cable, and winding it means touching it.',
          ar: 'الشريط ليس إصلاحًا لكابل توتر عالٍ، ولفّه يعني لمسه.',
        },
      },
      d: {
        en: 'Touch it without fear, since the car has been switched off',
        ar: 'ألمسه بلا خوف، فالسيارة موقوفة منذ مدة',
        note: {
          en: 'Off is not safe: capacitors stay charged, and a contactor may be stuck.',
          ar: 'الإيقاف ليس تأمينًا: تبقى المكثفات مشحونة وقد يكون أحد الملامسات ملتحمًا.',
          idea: { en: 'Switched off means free of voltage', ar: 'الإيقاف يعني غياب التوتر' },
        },
      },
    },
    right: 'b',
    why: {
      en: 'Orange means high voltage: no pulling, cutting or opening. Only trained people work there, after the system has been made safe.',
      ar: 'البرتقالي يعني التوتر العالي: لا سحب ولا قطع ولا فتح. ولا يعمل هناك إلا المكوَّنون بعد تأمين المنظومة.',
    },
  }),
  match({
    name: 'cars-parts-and-jobs',
    topic: topics.drive,
    lesson: tour,
    text: { en: 'Which part does which job?', ar: 'أي مكوّن يؤدي أي وظيفة؟' },
    options: {
      a: { en: 'Inverter', ar: 'العاكس' },
      b: { en: 'On-board charger', ar: 'الشاحن الداخلي' },
      c: { en: 'DC-DC converter', ar: 'محوّل التيار المستمر' },
      d: { en: 'Main contactors', ar: 'الملامسات الرئيسية' },
    },
    targets: {
      p: { en: 'Feeds the 12 V system', ar: 'يغذي شبكة 12 فولط' },
      q: { en: 'Connect the large battery with the rest', ar: 'تصل البطارية الكبيرة ببقية المنظومة' },
      r: { en: 'Makes three-phase current for the motor', ar: 'يعطي المحرك تيارًا ثلاثي الطور' },
      s: { en: 'Turns current from the socket into direct current', ar: 'يحوّل تيار المقبس إلى تيار مستمر' },
      t: { en: 'Changes the gear ratio while driving', ar: 'يغيّر نسبة السرعة أثناء السير' },
    },
    right: { a: 'r', b: 's', c: 'p', d: 'q' },
    why: {
      en: 'Nothing changes the gear ratio: there is one fixed reduction, about nine to one.',
      ar: 'لا شيء يغيّر النسبة: فهي ثابتة، نحو تسعة إلى واحد.',
    },
  }),
  single({
    name: 'cars-dark-dashboard',
    topic: topics.drive,
    lesson: tour,
    text: {
      en: 'A car was parked for six weeks with 60% charge. Now the doors open only with the mechanical key and the dashboard stays dark. What do you check first?',
      ar: 'رُكنت سيارة ستة أسابيع وشحنها 60%. الآن لا تُفتح إلا بالمفتاح الميكانيكي وتبقى الشاشة مظلمة. ماذا نفحص أولًا؟',
    },
    options: {
      a: {
        en: 'The traction battery, which must be empty',
        ar: 'بطارية الجر، فلا بد أنها فرغت',
        note: {
          en: 'Six weeks cost it a few per cent. Even a full one cannot wake the car.',
          ar: 'تفقد في ستة أسابيع بضعة في المئة، وحتى الممتلئة لا توقظ السيارة.',
          idea: { en: 'The large battery feeds everything', ar: 'البطارية الكبيرة تغذي كل شيء' },
          second: 13,
        },
      },
      b: { en: 'The inverter', ar: 'العاكس' },
      c: { en: 'The charging cable', ar: 'كابل الشحن' },
      d: { en: 'The 12 V battery', ar: 'بطارية 12 فولط' },
    },
    right: 'd',
    why: {
      en: 'The computer that closes the main contactors needs 12 V **before** the large battery is connected. Charge or bridge the small battery, as in every other car.',
      ar: 'الحاسوب الذي يغلق الملامسات الرئيسية يحتاج إلى 12 فولط **قبل** وصل البطارية الكبيرة. تُشحن الصغيرة أو تُسعف كما في أي سيارة.',
    },
  }),
  number({
    name: 'cars-motor-power',
    topic: topics.drive,
    lesson: 'Motor and inverter: torque from standstill',
    text: {
      en: 'A motor gives 300 N·m at 3,820 revolutions per minute: $P = M \\cdot n / 9550$. What power is that?',
      ar: 'محرك يعطي 300 نيوتن متر عند 3,820 دورة في الدقيقة: $P = M \\cdot n / 9550$. ما القدرة؟',
    },
    value: '120',
    unit: 'kW',
    units: ['kW', 'W'],
    tolerance: percent('2'),
    why: {
      en: '$P = 300 \\times 3820 / 9550 = 120\\ \\text{kW}$.',
      ar: '$P = 300 \\times 3820 / 9550 = 120\\ \\text{kW}$.',
    },
  }),
  order({
    name: 'cars-energy-when-braking',
    topic: topics.drive,
    lesson: braking,
    text: {
      en: 'The car brakes on the descent from Chréa. Put the places that the energy passes in order, from first to last.',
      ar: 'تكبح السيارة في منحدر الشريعة. رتّب ما تمر به الطاقة من الأول إلى الأخير.',
    },
    options: {
      a: { en: 'Inverter', ar: 'العاكس' },
      b: { en: 'Battery', ar: 'البطارية' },
      c: { en: 'Wheels', ar: 'العجلات' },
      d: { en: 'Motor as a generator', ar: 'المحرك يعمل مولّدًا' },
    },
    right: ['c', 'd', 'a', 'b'],
    why: {
      en: 'The same way as when driving, in the other direction. Some 60 to 70% of the energy of braking returns as motion later.',
      ar: 'الطريق نفسه كما في السير، في الاتجاه المعاكس. ويرجع نحو 60 إلى 70% من طاقة الكبح حركةً فيما بعد.',
    },
  }),
  multiple({
    name: 'cars-weak-regeneration',
    topic: topics.drive,
    lesson: braking,
    text: {
      en: 'When does a car brake less strongly by its motor than usual?',
      ar: 'متى يكون كبح السيارة بمحركها أضعف من المعتاد؟',
    },
    options: {
      a: { en: 'Right after charging to 100%', ar: 'بعد الشحن إلى 100% مباشرة' },
      b: {
        en: 'When the brake discs are rusty',
        ar: 'حين يصدأ قرصا المكابح',
        note: {
          en: 'Rust concerns the friction brakes, not the motor.',
          ar: 'يخص الصدأ المكابح الاحتكاكية لا المحرك.',
        },
      },
      c: {
        en: 'On a long descent with a half-full battery',
        ar: 'في منحدر طويل والبطارية نصف ممتلئة',
        note: {
          en: 'That is the best case: there is room for the energy.',
          ar: 'هذه أفضل حالة: في البطارية متسع للطاقة.',
        },
      },
      d: { en: 'On a cold morning on the High Plateaus', ar: 'في صباح بارد في الهضاب العليا' },
    },
    right: ['a', 'd'],
    why: {
      en: 'A full battery accepts no more energy, a cold one only little. Then the friction brakes have to do the work.',
      ar: 'البطارية الممتلئة لا تقبل مزيدًا من الطاقة، والباردة لا تقبل إلا القليل، فتتولى المكابح الاحتكاكية العمل.',
    },
  }),
  number({
    name: 'cars-kinetic-energy',
    topic: topics.range,
    lesson: braking,
    text: {
      en: 'A car of 2,000 kg drives at 108 km/h, that is 30 m/s: $E = \\tfrac{1}{2} m v^2$. How much kinetic energy does it carry? (1 kWh = 3,600,000 J)',
      ar: 'سيارة كتلتها 2,000 كغ تسير بسرعة 108 كم/سا، أي 30 مترًا في الثانية: $E = \\tfrac{1}{2} m v^2$. ما طاقتها الحركية؟ (1 كيلوواط ساعي = 3,600,000 جول)',
    },
    value: '0.25',
    unit: 'kWh',
    units: ['kWh', 'Wh'],
    tolerance: percent('2'),
    why: {
      en: '$E = \\tfrac{1}{2} \\times 2000 \\times 30^2 = 900\\,000\\ \\text{J} = 0.25\\ \\text{kWh}$.',
      ar: '$E = \\tfrac{1}{2} \\times 2000 \\times 30^2 = 900\\,000\\ \\text{J} = 0.25\\ \\text{kWh}$.',
    },
  }),
];
