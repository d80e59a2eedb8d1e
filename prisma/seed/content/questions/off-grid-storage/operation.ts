import { multiple, number, order, percent, shortText, single, trueFalse } from '../builders';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const hybrid = 'Hybrid plants: sun, battery and diesel';
const control = 'Control, communication and remote monitoring';
const shelter = 'A shelter against the heat';

/** Hybrid operation, control and shelter. */
export const operation: DemoQuestion[] = [
  number({
    name: 'offgrid-diesel-saving',
    topic: topics.hybridPlants,
    lesson: hybrid,
    points: 2,
    text: {
      en: 'A set of 30 kW gives 60 kWh a night at 25% load. With a battery it would give the same 60 kWh at 75% load. How many litres are saved each night?\n\n| Load | Consumption |\n| --- | --- |\n| 75% | 0.28 L per kWh |\n| 25% | 0.40 L per kWh |',
      ar: 'مولّد قدرته 30 كيلوواط يعطي 60 كيلوواط ساعي في الليلة بحمولة 25%. ومع بطارية يعطي الطاقة نفسها بحمولة 75%. كم لترًا يُوفَّر كل ليلة؟\n\n| الحمولة | الاستهلاك |\n| --- | --- |\n| 75% | 0.28 لتر لكل كيلوواط ساعي |\n| 25% | 0.40 لتر لكل كيلوواط ساعي |',
    },
    value: '7.2',
    unit: 'L',
    units: ['L', 'm3'],
    tolerance: percent('2'),
    why: {
      en: '$60 \\times (0.40 - 0.28) = 7.2$ litres, and the engine runs for less than three hours instead of eight. (The losses of the battery take a part of it back.)',
      ar: '$60 \\times (0.40 - 0.28) = 7.2$ لتر، ويعمل المحرك أقل من ثلاث ساعات بدل ثمانٍ. (ويسترجع ضياع البطارية جزءًا من ذلك.)',
    },
  }),
  trueFalse({
    name: 'offgrid-diesel-low-load',
    topic: topics.hybridPlants,
    lesson: hybrid,
    text: {
      en: 'A diesel engine is better run for a few hours at a good load than around the clock at a fifth of its rated power.',
      ar: 'تشغيل محرك المازوت بضع ساعات بحمولة جيدة أفضل من تشغيله على مدار الساعة بخُمس قدرته الاسمية.',
    },
    isTrue: true,
    why: {
      en: 'Below a third it carbons up and burns more per kilowatt-hour. The battery makes the short run possible.',
      ar: 'دون الثلث يتراكم فيه الكربون ويستهلك أكثر لكل كيلوواط ساعي. والبطارية هي التي تسمح بالتشغيل القصير.',
    },
  }),
  single({
    name: 'offgrid-frequency-shift',
    topic: topics.hybridPlants,
    lesson: control,
    text: {
      en: 'At noon the guardian reports 51.5 Hz and solar inverters at half power, in full sun. The battery shows 100%. What is wrong? (Settings: up to 51.0 Hz full power, none at 52.0 Hz.)',
      ar: 'يبلّغ الحارس ظهرًا عن 51.5 هرتز وعن عواكس شمسية بنصف قدرتها والشمس ساطعة، والبطارية عند 100%. أين العطل؟ (الضبط: قدرة كاملة إلى 51.0 هرتز، ولا قدرة عند 52.0.)',
    },
    options: {
      a: { en: 'Nowhere: the surplus is being limited', ar: 'لا عطل: الفائض قيد التخفيض' },
      b: {
        en: 'In the solar inverters, which are overheated',
        ar: 'في العواكس الشمسية، فقد ارتفعت حرارتها',
        note: {
          en: 'Then the frequency would be normal.',
          ar: 'لكان التواتر عندئذ عاديًا.',
        },
      },
      c: {
        en: 'In the battery, which does not take any current',
        ar: 'في البطارية التي لا تقبل التيار',
        note: {
          en: 'It is full; that is why the frequency was raised.',
          ar: 'هي ممتلئة، ولذلك رُفع التواتر.',
        },
      },
      d: {
        en: 'In a missing cable between the inverters',
        ar: 'في كابل غائب بين العواكس',
        note: {
          en: 'The frequency is the message; no further cable is needed.',
          ar: 'التواتر هو الرسالة، ولا حاجة إلى كابل آخر.',
          idea: { en: 'Inverters need a data cable for this', ar: 'لا بد من كابل بيانات بين العواكس' },
        },
      },
    },
    right: 'a',
    why: {
      en: 'The grid-forming inverter raises the frequency to say “enough”; at 51.5 Hz the solar inverters give half.',
      ar: 'العاكس المشكِّل للشبكة يرفع التواتر ليقول «يكفي»، وعند 51.5 هرتز تعطي العواكس الشمسية النصف.',
    },
  }),
  shortText({
    name: 'offgrid-bus',
    topic: topics.communication,
    lesson: control,
    text: {
      en: 'Over which bus do battery and inverter exchange their limits in the lesson?',
      ar: 'عبر أي ناقل تتبادل البطارية والعاكس حدودهما في الدرس؟',
    },
    accepted: ['CAN', 'CAN bus', 'ناقل CAN', 'bus CAN'],
    why: {
      en: '**CAN**; and a lost message must lead to a safe state.',
      ar: '**CAN**، وكل رسالة مفقودة يجب أن تنتهي بحالة آمنة.',
    },
  }),
  multiple({
    name: 'offgrid-daily-message',
    topic: topics.communication,
    lesson: control,
    text: {
      en: 'A mast five hours away has an expensive satellite link. What do you have it send?',
      ar: 'برج يبعد خمس ساعات واتصاله عبر الساتل مكلف. ماذا تجعله يرسل؟',
    },
    options: {
      a: {
        en: 'The voltage of every cell, every second',
        ar: 'توتر كل خلية في كل ثانية',
        note: {
          en: 'Nobody reads it, and the link fails under it. Few values, but reliably.',
          ar: 'لا يقرؤها أحد ويعجز الاتصال عنها. قيم قليلة لكن بموثوقية.',
        },
      },
      b: { en: 'A daily message that all is well', ar: 'رسالة يومية بأن كل شيء بخير' },
      c: { en: 'The highest cell temperature', ar: 'أعلى حرارة خلية' },
      d: {
        en: 'Only alarms',
        ar: 'الإنذارات فقط',
        note: {
          en: 'Then silence may mean that all is well or that the site is dead.',
          ar: 'عندئذ قد يعني الصمت أن كل شيء بخير أو أن الموقع متوقف.',
          idea: { en: 'No news is good news', ar: 'غياب الأخبار خبر جيد' },
        },
      },
      e: { en: 'The state of charge', ar: 'حالة الشحن' },
    },
    right: ['b', 'c', 'e'],
    why: {
      en: 'State of charge, highest cell temperature, power, alarms, and a daily sign of life.',
      ar: 'حالة الشحن، وأعلى حرارة خلية، والقدرة، والإنذارات، ورسالة يومية بأن كل شيء بخير.',
    },
  }),
  order({
    name: 'offgrid-shelter-order',
    topic: topics.shelter,
    lesson: shelter,
    text: {
      en: 'In which order do you plan the shelter of a battery near Djanet?',
      ar: 'بأي ترتيب تُخطط مأوى بطارية قرب جانت؟',
    },
    options: {
      a: { en: 'Calculate the cooling that is still needed', ar: 'حساب التبريد الذي ما زال لازمًا' },
      b: { en: 'Add the heat that the devices give off inside', ar: 'إضافة الحرارة التي تعطيها الأجهزة في الداخل' },
      c: { en: 'Earth walls, a double roof, the door to the north', ar: 'جدران طينية وسقف مزدوج وباب شمالي' },
      d: { en: 'Count the consumption of the cooling as load', ar: 'عدّ استهلاك التبريد جزءًا من الحمولة' },
    },
    right: ['c', 'b', 'a', 'd'],
    why: {
      en: 'First what needs no watt, then the heat from inside, then the cooling, whose consumption makes the battery larger again.',
      ar: 'أولًا ما لا يكلّف واطًا، ثم الحرارة من الداخل، ثم التبريد الذي يكبّر استهلاكُه البطارية من جديد.',
    },
  }),
  number({
    name: 'offgrid-inverter-heat',
    topic: topics.shelter,
    lesson: shelter,
    text: {
      en: 'An inverter takes 8 kW from the battery at an efficiency of 94%. How much heat stays in the room?',
      ar: 'عاكس يأخذ من البطارية 8 كيلوواط بمردود 94%. كم من الحرارة يبقى في الغرفة؟',
    },
    value: '480',
    unit: 'W',
    units: ['W', 'kW', 'Wh'],
    tolerance: percent('2'),
    why: {
      en: '$8000 \\times 0.06 = 480\\ \\text{W}$: a small heater, day and night.',
      ar: '$8000 \\times 0.06 = 480\\ \\text{W}$: مدفأة صغيرة ليلًا ونهارًا.',
    },
  }),
];
