import { number, percent, single, trueFalse } from '../builders';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const survey = 'Site survey and power balance';
const protections = 'Protections and earthing';

/** Survey, cables and protections. */
export const installation: DemoQuestion[] = [
  trueFalse({
    name: 'stations-ten-points',
    topic: topics.loadManagement,
    lesson: survey,
    text: {
      en: 'Ten points of 7.4 kW in a car park where cars stand all night necessarily need a connection of 74 kW.',
      ar: 'عشر نقاط من 7.4 كيلوواط في حظيرة تبيت فيها السيارات تحتاج حتمًا إلى ربط قدرته 74 كيلوواط.',
    },
    isTrue: false,
    why: {
      en: 'Ten cars with some 10 kWh each need 100 kWh in a night; load management shares 20 kW among them and has time to spare.',
      ar: 'عشر سيارات في كل منها نحو 10 كيلوواط ساعي تحتاج إلى 100 كيلوواط ساعي في الليلة؛ تقسّم إدارة الأحمال 20 كيلوواط بينها ويبقى وقت فائض.',
    },
  }),
  number({
    name: 'stations-cable-section',
    topic: topics.cables,
    lesson: survey,
    points: 2,
    text: {
      en: 'A single-phase point for 32 A lies 40 m from the board; the drop must not exceed 4.6 V (2% of 230 V). What section does the formula give, with $\\rho = 0.0176\\ \\Omega\\,\\text{mm}^2/\\text{m}$?\n\n$$S = \\frac{2\\,\\rho\\,\\ell\\,I}{\\Delta U}$$',
      ar: 'نقطة أحادية الطور بتيار 32 أمبير على بعد 40 مترًا من اللوحة، ولا يجوز أن يتجاوز الهبوط 4.6 فولط (2% من 230). ما المقطع الذي تعطيه العلاقة مع $\\rho = 0.0176\\ \\Omega\\,\\text{mm}^2/\\text{m}$؟\n\n$$S = \\frac{2\\,\\rho\\,\\ell\\,I}{\\Delta U}$$',
    },
    value: '9.8',
    unit: 'mm2',
    units: ['mm2'],
    tolerance: percent('2'),
    why: {
      en: '$S = 2 \\times 0.0176 \\times 40 \\times 32 / 4.6 \\approx 9.8\\ \\text{mm}^2$: the next section is 10 mm², and in a sunny tray at 45 °C the heating has to be checked as well.',
      ar: '$S = 2 \\times 0.0176 \\times 40 \\times 32 / 4.6 \\approx 9.8\\ \\text{mm}^2$: المقطع التالي 10 مم²، وفي حامل كوابل مشمس عند 45 درجة يُراجع التسخين أيضًا.',
    },
  }),
  single({
    name: 'stations-rcd-type',
    topic: topics.safety,
    lesson: protections,
    isCritical: true,
    text: {
      en: 'The manual of a wallbox does not mention a detector for direct fault current. Which residual-current device do you install?',
      ar: 'لا يذكر دليل شاحن جداري أي كاشف لتيار العطل المستمر. أي قاطع تفاضلي تركّب؟',
    },
    options: {
      a: {
        en: 'Type AC, 30 mA, which the customer still has',
        ar: 'النوع AC، 30 ميلي أمبير، وهو عند الزبون',
        note: {
          en: 'Type AC is never acceptable for a charging point.',
          ar: 'النوع AC غير مقبول لنقطة شحن في كل الأحوال.',
          idea: { en: 'All devices of 30 mA protect alike', ar: 'كل قاطع 30 ميلي أمبير يحمي بالقدر نفسه' },
        },
      },
      b: {
        en: 'Type A, 30 mA, alone',
        ar: 'النوع A، 30 ميلي أمبير، وحده',
        note: {
          en: 'Smooth direct current magnetises its core: later it does not trip even for an alternating fault.',
          ar: 'التيار المستمر الأملس يمغنط قلبه: فلا يعود يفصل حتى لعطل متناوب.',
          idea: {
            en: 'Smooth direct current does not disturb type A',
            ar: 'التيار المستمر لا يؤثر في النوع A',
          },
        },
      },
      c: {
        en: 'Type A, 300 mA, so that it does not trip for nothing',
        ar: 'النوع A، 300 ميلي أمبير، حتى لا يفصل بلا سبب',
        note: {
          en: 'People are protected by 30 mA at most.',
          ar: 'حماية الأشخاص لا تتجاوز 30 ميلي أمبير.',
        },
      },
      d: { en: 'Type B, 30 mA', ar: 'النوع B، 30 ميلي أمبير' },
    },
    right: 'd',
    why: {
      en: 'Either type B, or type A **together with** a detector that disconnects at 6 mA direct current. Without the detector only type B is left.',
      ar: 'إما النوع B، أو النوع A **مع** كاشف يفصل عند 6 ميلي أمبير مستمر. ومن دون الكاشف لا يبقى إلا النوع B.',
    },
  }),
  number({
    name: 'stations-earth-limit',
    topic: topics.cables,
    lesson: protections,
    text: {
      en: 'In a TT system the touch voltage must stay below 50 V when the residual-current device trips at 30 mA. Which earth resistance is the theoretical limit, $R = U / I$?',
      ar: 'في نظام TT يجب أن يبقى توتر التماس دون 50 فولط حين يفصل القاطع التفاضلي عند 30 ميلي أمبير. ما الحد النظري لمقاومة المأخذ الأرضي، $R = U / I$؟',
    },
    value: '1667',
    unit: 'ohm',
    units: ['ohm', 'kohm'],
    tolerance: percent('2'),
    why: {
      en: '$R = 50 / 0.03 \\approx 1667\\ \\Omega$. In practice aim for less than 100 ohms: dry ground in August is not the ground of March.',
      ar: '$R = 50 / 0.03 \\approx 1667\\ \\Omega$. وعمليًا نستهدف أقل من 100 أوم: فالتربة الجافة في أوت ليست تربة مارس.',
    },
  }),
];
