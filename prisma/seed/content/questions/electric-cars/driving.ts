import { number, percent, single, trueFalse } from '../builders';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const range = 'Battery and range in real life';
const charging = 'Charging at home and on the road';

/** Range, charging and costs. */
export const driving: DemoQuestion[] = [
  number({
    name: 'cars-range-ten-to-eighty',
    topic: topics.range,
    lesson: range,
    text: {
      en: 'A battery has 60 kWh of usable capacity. You drive from 80% down to 10% at 90 km/h and consume 14 kWh per 100 km. How far do you get?',
      ar: 'سعة البطارية القابلة للاستعمال 60 كيلوواط ساعي. تسير من 80% إلى 10% بسرعة 90 كم/سا باستهلاك 14 كيلوواط ساعي لكل 100 كم. ما المسافة؟',
    },
    value: '300',
    unit: 'km',
    units: ['km', 'm'],
    tolerance: percent('2'),
    why: {
      en: '70% of 60 kWh are 42 kWh; $42 / 14 \\times 100 = 300$ km.',
      ar: '70% من 60 كيلوواط ساعي هي 42 كيلوواط ساعي؛ $42 / 14 \\times 100 = 300$ كم.',
    },
  }),
  single({
    name: 'cars-strongest-lever',
    topic: topics.range,
    lesson: range,
    text: {
      en: 'The charge will hardly last to the next station, 120 km away on the motorway. What helps most?',
      ar: 'لا يكاد الشحن يكفي للوصول إلى المحطة التالية، على بعد 120 كم في الطريق السيار. ما أنفع إجراء؟',
    },
    options: {
      a: {
        en: 'Switching off the air conditioning at 120 km/h',
        ar: 'إطفاء المكيّف مع البقاء عند 120 كم/سا',
        note: {
          en: 'It saves 1 to 2 kW; the air at 120 km/h takes more than ten.',
          ar: 'يوفر ذلك 1 إلى 2 كيلوواط، بينما يأخذ الهواء عند 120 كم/سا أكثر من عشرة.',
          idea: { en: 'Air conditioning is the main consumer', ar: 'المكيّف أكبر مستهلك' },
          second: 22,
        },
      },
      b: {
        en: 'Overtaking faster and then rolling',
        ar: 'التجاوز بسرعة ثم ترك السيارة تتدحرج',
        note: {
          en: 'Air resistance grows with the square of speed: the fast part costs more than the rolling returns.',
          ar: 'تزداد مقاومة الهواء مع مربع السرعة: الجزء السريع يكلّف أكثر مما يرده التدحرج.',
        },
      },
      c: { en: 'Driving at 90 km/h instead of 120', ar: 'السير بسرعة 90 كم/سا بدل 120' },
      d: {
        en: 'One-pedal driving',
        ar: 'القيادة بدواسة واحدة',
        note: {
          en: 'On an even motorway there is hardly any braking whose energy could return.',
          ar: 'في طريق سيار منبسط لا يكاد يوجد كبح تعود طاقته.',
        },
      },
    },
    right: 'c',
    why: {
      en: 'From 20 kWh per 100 km at 120 km/h to 14 at 90: the same charge takes you over 40% further.',
      ar: 'من 20 كيلوواط ساعي لكل 100 كم عند 120 كم/سا إلى 14 عند 90: الشحن نفسه يكفي لمسافة أطول بأكثر من 40%.',
    },
  }),
  trueFalse({
    name: 'cars-heat-in-town',
    topic: topics.range,
    lesson: range,
    text: {
      en: 'On a hot day, air conditioning shortens the range more in slow town traffic than on a fast road.',
      ar: 'في يوم حار ينقص المكيّف المدى في حركة المدينة البطيئة أكثر مما ينقصه في طريق سريع.',
    },
    isTrue: true,
    why: {
      en: 'It takes its 1 to 2 kW by the hour. Who drives 20 km in an hour pays for 20 km, who drives 100 km spreads the same energy over 100.',
      ar: 'يأخذ 1 إلى 2 كيلوواط في كل ساعة. من يقطع 20 كم في الساعة يحمّلها لعشرين، ومن يقطع 100 كم يوزّعها على مئة.',
    },
  }),
  number({
    name: 'cars-socket-hours',
    topic: topics.charging,
    lesson: charging,
    text: {
      en: 'A battery of 40 kWh is to be charged from 20 to 80% at a household socket with 2.3 kW. How long does it take, without losses?',
      ar: 'تُشحن بطارية سعتها 40 كيلوواط ساعي من 20 إلى 80% بمقبس منزلي قدرته 2.3 كيلوواط. كم يدوم الشحن من دون احتساب الضياع؟',
    },
    value: '10.43',
    unit: 'h',
    units: ['h', 'min'],
    tolerance: percent('3'),
    why: {
      en: '60% of 40 kWh are 24 kWh; $24 / 2.3 \\approx 10.4$ hours.',
      ar: '60% من 40 كيلوواط ساعي هي 24 كيلوواط ساعي؛ $24 / 2.3 \\approx 10.4$ ساعات.',
    },
  }),
  single({
    name: 'cars-weakest-link',
    topic: topics.charging,
    lesson: charging,
    text: {
      en: 'A car has a single-phase on-board charger for 32 A. It is connected to a three-phase wallbox of 22 kW (32 A a phase). With what power does it charge?',
      ar: 'شاحن السيارة الداخلي أحادي الطور حتى 32 أمبير. وُصلت بشاحن جداري ثلاثي الطور قدرته 22 كيلوواط (32 أمبير لكل طور). بأي قدرة تُشحن؟',
    },
    options: {
      a: { en: 'About 7.4 kW', ar: 'نحو 7.4 كيلوواط' },
      b: {
        en: '22 kW',
        ar: '22 كيلوواط',
        note: {
          en: 'The wallbox offers 22 kW; the car takes what its own charger can convert.',
          ar: 'يعرض الشاحن الجداري 22 كيلوواط، وتأخذ السيارة ما يستطيع شاحنها الداخلي تحويله.',
          idea: { en: 'The station decides the power', ar: 'المحطة هي التي تحدد القدرة' },
          second: 12,
        },
      },
      c: {
        en: '11 kW, the mean of both',
        ar: '11 كيلوواط، وهي المتوسط بينهما',
        note: {
          en: 'The weakest link decides, there is no mean.',
          ar: 'أضعف حلقة هي التي تحدد، ولا متوسط هنا.',
        },
      },
      d: {
        en: 'Not at all: the plugs do not fit',
        ar: 'لا تُشحن إطلاقًا، فالموصلان لا يتوافقان',
        note: {
          en: 'Type 2 serves one and three phases alike.',
          ar: 'يخدم النوع 2 طورًا واحدًا أو ثلاثة.',
        },
      },
    },
    right: 'a',
    why: {
      en: 'One phase, $230\\ \\text{V} \\times 32\\ \\text{A} \\approx 7.4\\ \\text{kW}$: with alternating current the charger is in the car.',
      ar: 'طور واحد، $230\\ \\text{V} \\times 32\\ \\text{A} \\approx 7.4\\ \\text{kW}$: في التيار المتناوب يكون الشاحن داخل السيارة.',
    },
  }),
  number({
    name: 'cars-cost-of-hundred',
    topic: topics.costs,
    lesson: 'What a kilometre costs in Algeria',
    text: {
      en: 'A car consumes 15 kWh per 100 km; charging takes a tenth more from the socket. One kilowatt-hour costs 5.5 DZD. What do 100 km cost?',
      ar: 'تستهلك سيارة 15 كيلوواط ساعي لكل 100 كم، ويُسحب من المقبس عُشر إضافي أثناء الشحن. ثمن الكيلوواط ساعي 5.5 دج. كم تكلف 100 كم؟',
    },
    value: '90.75',
    unit: 'DZD',
    units: ['DZD'],
    tolerance: percent('3'),
    why: {
      en: '$15 \\times 1.1 = 16.5$ kWh, and $16.5 \\times 5.5 \\approx 91$ DZD.',
      ar: '$15 \\times 1.1 = 16.5$ كيلوواط ساعي، و$16.5 \\times 5.5 \\approx 91$ دج.',
    },
  }),
];
