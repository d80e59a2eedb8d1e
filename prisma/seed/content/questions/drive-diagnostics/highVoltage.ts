import { hotspot, number, percent, procedure, single, trueFalse } from '../builders';
import { fatal, never, required, sequence } from '../procedureRules';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const insulation = 'Insulation faults and how to corner them';
const precharge = 'Interlock, contactors and precharge';

/** Insulation, interlock, contactors and precharge. */
export const highVoltage: DemoQuestion[] = [
  number({
    name: 'drive-minimum-insulation',
    topic: topics.faultFinding,
    lesson: insulation,
    text: {
      en: 'A platform of 800 V has alternating parts connected: 500 ohms per volt. What insulation resistance is the minimum?',
      ar: 'منصة توترها 800 فولط ترتبط بها أجزاء متناوبة: 500 أوم لكل فولط. ما أدنى مقاومة عزل؟',
    },
    value: '400',
    unit: 'kohm',
    units: ['ohm', 'kohm', 'Mohm'],
    tolerance: percent('1'),
    why: {
      en: '$R_{\\min} = 500\\ \\Omega/\\text{V} \\times 800\\ \\text{V} = 400\\ \\text{k}\\Omega$.',
      ar: '$R_{\\min} = 500\\ \\Omega/\\text{V} \\times 800\\ \\text{V} = 400\\ \\text{k}\\Omega$.',
    },
  }),
  procedure({
    name: 'drive-insulation-test',
    topic: topics.safety,
    lesson: insulation,
    points: 4,
    isCritical: true,
    text: {
      en: 'The vehicle is made safe. You suspect the air conditioning compressor of an insulation fault. Choose the steps, in order.',
      ar: 'المركبة مؤمَّنة، وتشك في عطل عزل في ضاغط المكيّف. اختر الخطوات بالترتيب.',
    },
    steps: {
      a: { en: 'Measure with 500 V DC, gloves on', ar: 'القياس بتوتر 500 فولط مستمر والقفازات في اليدين' },
      b: { en: 'Discharge the compressor', ar: 'تفريغ الضاغط' },
      c: { en: 'Separate the compressor from the rest', ar: 'فصل الضاغط عن بقية المنظومة' },
      d: {
        en: 'Take the gloves off for the measurement: the vehicle is made safe',
        ar: 'نزع القفازات عند القياس ما دامت المركبة مؤمَّنة',
        note: {
          en: 'The instrument itself puts 500 V on cables and capacitors.',
          ar: 'الجهاز نفسه يضع 500 فولط على الكوابل والمكثفات.',
        },
      },
      e: { en: 'Look up whether it may be tested at 500 V', ar: 'مراجعة الوثائق: هل يتحمل 500 فولط؟' },
      f: { en: 'Touch its terminals and reconnect it', ar: 'لمس مرابطه وإعادة وصله' },
      g: {
        en: 'Measure the whole system at once, with the battery connected',
        ar: 'قياس المنظومة كلها دفعة واحدة والبطارية موصولة',
        note: {
          en: 'The voltage is meant for the separated part only; it would meet electronics that cannot bear it.',
          ar: 'هذا التوتر للجزء المفصول وحده، ولأصاب إلكترونيات لا تتحمله.',
        },
      },
    },
    rules: [
      ...required('f'),
      ...fatal(required('c', 'e', 'a', 'b')),
      ...fatal(sequence('c', 'a', 'b', 'f')),
      ...fatal(sequence('e', 'a')),
      ...fatal([...never('d'), ...never('g')]),
    ],
    why: {
      en: 'Separate, look up, measure with gloves, discharge – and only then touch. The measurement itself is high voltage.',
      ar: 'فصل، ومراجعة الوثائق، وقياس بالقفازات، وتفريغ، ثم اللمس. فالقياس نفسه توتر عالٍ.',
    },
  }),
  trueFalse({
    name: 'drive-fault-after-rain',
    topic: topics.faultFinding,
    lesson: insulation,
    text: {
      en: 'An insulation warning comes after each rain and is gone at noon. One begins with connectors and the charging inlet.',
      ar: 'يظهر إنذار العزل بعد كل مطر ويختفي ظهرًا. نبدأ البحث في الموصلات ومدخل الشحن.',
    },
    isTrue: true,
    why: {
      en: 'What dries by noon is moisture in a connector, until proved otherwise. Begin with the consumers that it reaches.',
      ar: 'ما يجف عند الظهر رطوبة في موصل ما لم يثبت العكس. ونبدأ بالمستهلكات التي تصلها.',
    },
  }),
  hotspot({
    name: 'drive-precharge-does-not-move',
    topic: topics.faultFinding,
    lesson: precharge,
    text: {
      en: 'At start-up K− and Kp close, as the current of their coils and a second measurement show. The voltage of the DC link does not move at all. Which part do you measure first?',
      ar: 'عند الإقلاع يُغلق K− وKp، كما يبيّن تيار وشيعتيهما وقياس ثانٍ، ولا يتحرك توتر الوصلة المستمرة إطلاقًا. أي جزء تقيسه أولًا؟',
    },
    picture: {
      file: 'questions/precharge-circuit.svg',
      alt: {
        en: 'Circuit: a battery at the left, contactor K+ in the upper line, bridged by Kp and R in series, K− in the lower line, C and the inverter at the right',
        ar: 'دارة: بطارية يسارًا، وK+ في الخط العلوي يوازيه Kp وR على التسلسل، وK− في الخط السفلي، وC والعاكس يمينًا',
      },
    },
    places: {
      a: {
        x: 37.2,
        y: 33,
        en: 'The contactor K+ in the upper line',
        ar: 'الملامس K+ في الخط العلوي',
        note: {
          en: 'It closes only after precharge; at this moment it has to be open.',
          ar: 'لا يُغلق إلا بعد الشحن المسبق، ويجب أن يكون الآن مفتوحًا.',
        },
      },
      b: { x: 51.9, y: 17, en: 'The part R beside the contactor Kp', ar: 'العنصر R بجانب الملامس Kp' },
      c: {
        x: 70.6,
        y: 52.5,
        en: 'The part C at the right',
        ar: 'العنصر C يمينًا',
        note: {
          en: 'Without C the voltage would jump at once instead of standing still.',
          ar: 'لولا C لقفز التوتر فورًا ولم يبقَ ساكنًا.',
        },
      },
      d: { x: 88, y: 57, en: 'The box of the inverter', ar: 'صندوق العاكس' },
    },
    right: ['b'],
    why: {
      en: 'A curve that does not move means an open resistor: it is the only part left in the path from the battery to the capacitor.',
      ar: 'المنحنى الذي لا يتحرك يعني مقاومة مقطوعة: فهي الجزء الوحيد الباقي في الطريق من البطارية إلى المكثف.',
    },
  }),
  single({
    name: 'drive-voltage-before-precharge',
    topic: topics.safety,
    lesson: precharge,
    isCritical: true,
    text: {
      en: 'The car is off, yet 380 V stand on the DC link, and they do not fall after ten minutes. What does that mean for your work?',
      ar: 'السيارة موقوفة، ومع ذلك على الوصلة المستمرة 380 فولط لا تنخفض بعد عشر دقائق. ماذا يعني ذلك لعملك؟',
    },
    options: {
      a: {
        en: 'The capacitor discharges slowly: wait for another ten minutes',
        ar: 'المكثف يفرغ ببطء: ننتظر عشر دقائق أخرى',
        note: {
          en: 'A capacitor that is not fed falls visibly in ten minutes.',
          ar: 'المكثف الذي لا يغذيه شيء ينخفض بوضوح في عشر دقائق.',
        },
      },
      b: {
        en: 'A wrong value of the voltage sensor: clear the fault',
        ar: 'قيمة خاطئة من الحساس: تُمسح',
        note: {
          en: 'Possible, but whoever relies on it touches 380 V.',
          ar: 'ممكن، لكن من يعوّل على ذلك يلمس 380 فولط.',
          idea: { en: 'An odd value is a sensor fault', ar: 'القيمة الغريبة عطل حساس' },
        },
      },
      c: {
        en: 'Contactors are welded: the car counts as live, hands off',
        ar: 'ملامسات ملتحمة: السيارة تحت التوتر ولا تُلمس',
      },
      d: {
        en: 'Nothing, as long as the 12 V battery is disconnected',
        ar: 'لا شيء ما دامت بطارية 12 فولط مفصولة',
        note: {
          en: 'Disconnecting it opens only contactors that can still open.',
          ar: 'فصلها لا يفتح إلا الملامسات القادرة على الانفتاح.',
          idea: { en: 'Without 12 V there is no high voltage', ar: 'من دون 12 فولط لا توتر عالٍ' },
        },
      },
    },
    right: 'c',
    why: {
      en: 'A voltage that is there before precharge means a welded contactor. The pack can no longer be disconnected by it; only the service disconnect and a proved tester make the car safe.',
      ar: 'التوتر الموجود قبل الشحن المسبق يعني ملامسًا ملتحمًا. فلا تنفصل الحزمة به بعد ذلك، ولا تُؤمَّن السيارة إلا بفاصل الخدمة وجهاز فحص متحقق منه.',
    },
  }),
  number({
    name: 'drive-precharge-time',
    topic: topics.drive,
    lesson: precharge,
    text: {
      en: 'A precharge circuit has 50 ohms and 800 microfarads. After what time does the DC link reach 95% of the battery voltage ($3\\tau$, with $\\tau = R\\,C$)?',
      ar: 'دارة شحن مسبق مقاومتها 50 أوم وسعتها 800 ميكروفاراد. بعد أي زمن تبلغ الوصلة المستمرة 95% من توتر البطارية ($3\\tau$ مع $\\tau = R\\,C$)؟',
    },
    value: '120',
    unit: 'ms',
    units: ['ms', 's'],
    tolerance: percent('3'),
    why: {
      en: '$\\tau = 50\\ \\Omega \\times 800\\ \\mu\\text{F} = 40\\ \\text{ms}$, three of them are 120 ms.',
      ar: '$\\tau = 50\\ \\Omega \\times 800\\ \\mu\\text{F} = 40\\ \\text{ms}$، وثلاثة منه 120 ميلي ثانية.',
    },
  }),
];
