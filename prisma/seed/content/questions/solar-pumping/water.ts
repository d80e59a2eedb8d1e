import { number, percent, single, within } from '../builders';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const depth = 'How much water, from how deep?';
const power = 'From cubic metres to kilowatts peak';

/** Head, energy and flow. */
export const water: DemoQuestion[] = [
  number({
    name: 'pumping-total-head',
    topic: topics.head,
    lesson: depth,
    text: {
      en: 'What is the total head of this well?\n\n| Sheet of the borehole | |\n| --- | --- |\n| Static level | 38 m |\n| Dynamic level | 55 m |\n| Height of the tank | 5 m |\n| Friction | 3 m |',
      ar: 'ما الارتفاع الكلي لهذه البئر؟\n\n| بطاقة البئر | |\n| --- | --- |\n| المستوى الساكن | 38 م |\n| المستوى الديناميكي | 55 م |\n| ارتفاع الخزان | 5 م |\n| الاحتكاك | 3 م |',
    },
    value: '63',
    unit: 'm',
    units: ['m', 'bar'],
    tolerance: within('0.5'),
    why: {
      en: '$H = 55 + 5 + 3 = 63\\ \\text{m}$. The static level is only true while nothing is pumped.',
      ar: '$H = 55 + 5 + 3 = 63\\ \\text{m}$. أما المستوى الساكن فلا يصح إلا حين لا يضخ أحد.',
    },
  }),
  single({
    name: 'pumping-static-level-mistake',
    topic: topics.head,
    lesson: depth,
    text: {
      en: 'An installer took the static level for the dynamic one. How does the farmer notice?',
      ar: 'اعتمد مركّب المستوى الساكن بدل الديناميكي. كيف يلاحظ الفلاح ذلك؟',
    },
    options: {
      a: {
        en: 'The tank overflows every day',
        ar: 'يفيض الخزان كل يوم',
        note: {
          en: 'The true head is larger than the calculated one, so less water comes.',
          ar: 'الارتفاع الحقيقي أكبر من المحسوب، فيصل ماء أقل.',
          idea: { en: 'The water stands as high as before pumping', ar: 'الماء يبقى على علوه قبل الضخ' },
          second: 10,
        },
      },
      b: {
        en: 'The pump turns backwards',
        ar: 'تدور المضخة بالعكس',
        note: {
          en: 'That is a matter of the order of the phases.',
          ar: 'هذا شأن ترتيب الأطوار.',
        },
      },
      c: {
        en: 'The modules become too hot',
        ar: 'ترتفع حرارة الألواح',
        note: { en: 'Their heat has nothing to do with the well.', ar: 'لا علاقة لحرارتها بالبئر.' },
      },
      d: { en: 'The daily volume of water stays too small', ar: 'تبقى كمية الماء اليومية ناقصة' },
    },
    right: 'd',
    why: {
      en: 'While pumping, the level falls to the dynamic one. The array was calculated for less head than there is.',
      ar: 'أثناء الضخ ينزل الماء إلى المستوى الديناميكي، والألواح حُسبت لارتفاع أقل من الحقيقي.',
    },
  }),
  number({
    name: 'pumping-hydraulic-energy',
    topic: topics.head,
    lesson: power,
    text: {
      en: 'Lifting one cubic metre by one metre takes 2.725 Wh. How much hydraulic energy do 40 m³ a day over 60 m take?',
      ar: 'رفع متر مكعب واحد مترًا واحدًا يتطلّب 2.725 واط ساعي. كم من الطاقة الهيدروليكية تتطلّب 40 م³ في اليوم على ارتفاع 60 مترًا؟',
    },
    value: '6.54',
    unit: 'kWh',
    units: ['kWh', 'Wh', 'kW'],
    tolerance: percent('2'),
    why: {
      en: '$2.725 \\times 40 \\times 60 = 6540\\ \\text{Wh} = 6.54\\ \\text{kWh}$.',
      ar: '$2.725 \\times 40 \\times 60 = 6540\\ \\text{Wh} = 6.54\\ \\text{kWh}$.',
    },
  }),
  number({
    name: 'pumping-array-power',
    topic: topics.sizing,
    lesson: power,
    points: 2,
    text: {
      en: 'For a well with 8 kWh of hydraulic energy a day, what peak power must the array have? Pump and motor have an efficiency of 50%, the site 6 peak sun hours, the performance ratio is 0.8.',
      ar: 'بئر تتطلّب 8 كيلوواط ساعي من الطاقة الهيدروليكية في اليوم: ما قدرة ذروة الألواح؟ مردود المضخة والمحرك 50%، وفي الموقع 6 ساعات ذروة، ومعامل الأداء 0.8.',
    },
    value: '3.33',
    unit: 'kWp',
    units: ['kWp', 'kWh'],
    tolerance: percent('2'),
    why: {
      en: '$P = \\frac{8}{0.5 \\times 6 \\times 0.8} \\approx 3.3\\ \\text{kWp}$.',
      ar: '$P = \\frac{8}{0.5 \\times 6 \\times 0.8} \\approx 3.3\\ \\text{kWp}$.',
    },
  }),
  single({
    name: 'pumping-flow-of-borehole',
    topic: topics.sizing,
    lesson: power,
    text: {
      en: 'The energy suffices for 90 m³ a day in six hours, but the sheet permits only 10 m³ per hour. What do you propose?',
      ar: 'تكفي الطاقة لضخ 90 م³ في ست ساعات، لكن بطاقة البئر لا تسمح إلا بعشرة أمتار مكعبة في الساعة. ماذا تقترح؟',
    },
    options: {
      a: {
        en: 'A larger array',
        ar: 'ألواحًا أكثر',
        note: {
          en: 'The borehole is the limit, not the sun.',
          ar: 'البئر هي الحد لا الشمس.',
          idea: { en: 'More modules, more water', ar: 'ألواح أكثر تعني ماء أكثر' },
        },
      },
      b: {
        en: 'Facing part of the array east and part west',
        ar: 'توجيه جزء من الألواح شرقًا وجزء غربًا',
      },
      c: {
        en: 'Lowering the pump to the bottom',
        ar: 'إنزال المضخة إلى القاع',
        note: {
          en: 'That does not make the well richer, and sand collects there.',
          ar: 'لا يزيد ذلك ماء البئر، وهناك يتجمع الرمل.',
        },
      },
      d: {
        en: 'A stronger pump with a flow of 15 m³ per hour',
        ar: 'مضخة أقوى تعطي تدفقًا قدره 15 م³ في الساعة',
        note: {
          en: 'It would pump the well dry by noon.',
          ar: 'لأفرغت البئر قبل الظهر.',
        },
      },
    },
    right: 'b',
    why: {
      en: 'Nine hours with less power instead of six with much: 90 m³ at 10 m³ per hour.',
      ar: 'تسع ساعات بقدرة أقل بدل ست بقدرة كبيرة: 90 م³ بمعدل 10 م³ في الساعة.',
    },
  }),
];
