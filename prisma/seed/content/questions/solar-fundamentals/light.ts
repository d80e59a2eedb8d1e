import { match, number, percent, single, trueFalse } from '../builders';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const sun = 'What the Algerian sun is worth';
const cell = 'From photon to current: the solar cell';
const datasheet = 'Reading a module datasheet';

/** Sunlight, cells and datasheets. */
export const light: DemoQuestion[] = [
  single({
    name: 'solar-energy-or-power',
    topic: topics.radiation,
    lesson: sun,
    text: {
      en: 'A seller in Algiers says: “Here the sun gives 1,700, so at noon 1,700 watts fall on each square metre.” Where is the mistake?',
      ar: 'يقول بائع في العاصمة: «الشمس هنا تعطي 1,700، فتسقط عند الظهر 1,700 واط على كل متر مربع». أين الخطأ؟',
    },
    options: {
      a: {
        en: '1,700 holds for the Sahara, not for the coast',
        ar: 'الرقم 1,700 يخص الصحراء لا الساحل',
        note: {
          en: 'It is the figure of the coast; the Sahara receives about 2,650 kWh/m² a year.',
          ar: 'هو رقم الساحل، وتتلقى الصحراء نحو 2,650 كيلوواط ساعي في المتر المربع سنويًا.',
        },
      },
      b: {
        en: '1,700 kWh/m² is the energy of a whole year, no power',
        ar: '1,700 كيلوواط ساعي في المتر المربع طاقة سنة كاملة لا قدرة',
      },
      c: {
        en: 'At noon it is rather 4.7, the number of peak sun hours',
        ar: 'الرقم عند الظهر أقرب إلى 4.7، وهو عدد ساعات الذروة',
        note: {
          en: 'Peak sun hours are the energy of a day, again no power.',
          ar: 'ساعات الذروة طاقة يوم، وليست قدرة هي الأخرى.',
          idea: { en: 'Peak sun hours are a power', ar: 'ساعات الذروة قدرة' },
          second: 5,
        },
      },
      d: {
        en: 'There is none, if the sky is clear',
        ar: 'لا خطأ إن كانت السماء صافية',
        note: {
          en: 'Under a clear sky the power comes close to 1,000 W/m², hardly above.',
          ar: 'تحت سماء صافية تقترب القدرة من 1,000 واط في المتر المربع ولا تكاد تتجاوزها.',
          idea: { en: 'Irradiance and irradiation are the same', ar: 'شدة الإشعاع وكميته شيء واحد' },
          second: 5,
        },
      },
    },
    right: 'b',
    why: {
      en: 'Irradiance is power in W/m², at noon about 1,000. Irradiation is its sum over time, in kWh/m².',
      ar: 'شدة الإشعاع قدرة بالواط في المتر المربع، نحو 1,000 عند الظهر. وكمية الإشعاع مجموعها عبر الزمن بالكيلوواط ساعي في المتر المربع.',
    },
  }),
  number({
    name: 'solar-ideal-yield',
    topic: topics.radiation,
    lesson: sun,
    text: {
      en: 'A module of 450 W stands on the High Plateaus, on a day with 5.2 peak sun hours. What would it deliver if nothing were lost?',
      ar: 'لوح قدرته 450 واط في الهضاب العليا، في يوم من 5.2 ساعات ذروة. كم كان سيعطي لو لم يضع شيء؟',
    },
    value: '2.34',
    unit: 'kWh',
    units: ['kW', 'kWh', 'Wh'],
    tolerance: percent('2'),
    why: {
      en: '$450\\ \\text{W} \\times 5.2\\ \\text{h} = 2340\\ \\text{Wh} = 2.34\\ \\text{kWh}$. Energy, so kilowatt-hours and not kilowatts.',
      ar: '$450\\ \\text{W} \\times 5.2\\ \\text{h} = 2340\\ \\text{Wh} = 2.34\\ \\text{kWh}$. هذه طاقة، فوحدتها الكيلوواط ساعي لا الكيلوواط.',
    },
  }),
  trueFalse({
    name: 'solar-cloudy-day-shock',
    topic: topics.safety,
    lesson: cell,
    isCritical: true,
    text: {
      en: 'Under a thick cloud the light falls to a fifth, and with it the voltage of a string. Its open ends may then be touched.',
      ar: 'تحت غيمة كثيفة ينزل الضوء إلى الخُمس، وينزل معه توتر السلسلة، فيمكن عندئذ لمس طرفيها المفتوحين.',
    },
    isTrue: false,
    why: {
      en: 'Only the **current** follows the light. The voltage hardly moves: a string of ten still stands at about 400 V and can kill.',
      ar: '**التيار** وحده يتبع الضوء. أما التوتر فلا يكاد يتغيّر: تبقى سلسلة من عشرة ألواح عند نحو 400 فولط وهي قادرة على القتل.',
    },
  }),
  single({
    name: 'solar-half-light',
    topic: topics.modules,
    lesson: cell,
    text: {
      en: 'At 1,000 W/m² a module has a short-circuit current of 14 A and an open-circuit voltage of 50 V. What do you expect at 500 W/m² and the same temperature?',
      ar: 'عند 1,000 واط في المتر المربع تيار الدارة القصيرة للوح 14 أمبير وتوتر دارته المفتوحة 50 فولط. ماذا ننتظر عند 500 واط في المتر المربع وفي الحرارة نفسها؟',
    },
    options: {
      a: {
        en: 'Still 14 A, but only 25 V',
        ar: '14 أمبير كما كان، و25 فولط فقط',
        note: {
          en: 'It is the other way round: the current follows the light.',
          ar: 'العكس هو الصحيح: التيار هو الذي يتبع الضوء.',
          idea: { en: 'Light makes the voltage', ar: 'الضوء هو الذي يصنع التوتر' },
        },
      },
      b: {
        en: '10 A and 35 V',
        ar: '10 أمبير و35 فولط',
        note: {
          en: 'Halving the power does not mean sharing the loss between the two.',
          ar: 'نصف القدرة لا يعني اقتسام النقص بين المقدارين.',
        },
      },
      c: {
        en: '7 A and 25 V',
        ar: '7 أمبير و25 فولط',
        note: {
          en: 'Then a quarter of the power would remain; the voltage of a cell depends on its material.',
          ar: 'لبقي عندئذ ربع القدرة، وتوتر الخلية يتعلق بمادتها.',
        },
      },
      d: { en: '7 A and nearly 50 V', ar: '7 أمبير ونحو 50 فولط' },
    },
    right: 'd',
    why: {
      en: 'Half the light gives half the current; the voltage is a matter of the material and of temperature.',
      ar: 'نصف الضوء يعطي نصف التيار، أما التوتر فأمر المادة والحرارة.',
    },
  }),
  number({
    name: 'solar-hot-roof-power',
    topic: topics.modules,
    lesson: datasheet,
    text: {
      en: 'The nameplate says 400 W and -0.35% per degree. What power remains at a cell temperature of 60 °C and full sun?',
      ar: 'على البطاقة 400 واط ومعامل 0.35% بالسالب لكل درجة. ما القدرة الباقية عند حرارة خلية 60 درجة وشمس كاملة؟',
    },
    value: '351',
    unit: 'W',
    units: ['W', 'kW'],
    tolerance: percent('1'),
    why: {
      en: '$P = 400\\,\\bigl(1 - 0.0035 \\times 35\\bigr) = 351\\ \\text{W}$: the test condition is 25 °C, so 35 degrees count, not 60.',
      ar: '$P = 400\\,\\bigl(1 - 0.0035 \\times 35\\bigr) = 351\\ \\text{W}$: شرط الاختبار 25 درجة، فتُحسب 35 درجة لا 60.',
    },
  }),
  match({
    name: 'solar-datasheet-values',
    topic: topics.modules,
    lesson: datasheet,
    text: {
      en: 'For which decision do you need which value of the datasheet?',
      ar: 'أي قيمة من البطاقة التقنية نحتاج إليها في أي قرار؟',
    },
    options: {
      a: { en: 'Open-circuit voltage (Voc)', ar: 'توتر الدارة المفتوحة (Voc)' },
      b: { en: 'Short-circuit current (Isc)', ar: 'تيار الدارة القصيرة (Isc)' },
      c: { en: 'Temperature coefficient of power', ar: 'معامل حرارة القدرة' },
      d: { en: 'IEC 61730', ar: 'المعيار IEC 61730' },
    },
    targets: {
      p: { en: 'What is left of the power in August', ar: 'ما يبقى من القدرة في أوت' },
      q: { en: 'Cables, fuses and connectors', ar: 'الكوابل والمنصهرات والموصلات' },
      r: { en: 'Whether the module is safe by the standard', ar: 'سلامة اللوح وفق المعيار' },
      s: { en: 'How many modules may stand in series', ar: 'عدد الألواح الممكن على التسلسل' },
    },
    right: { a: 's', b: 'q', c: 'p', d: 'r' },
    why: {
      en: 'Voltages decide about the string, currents about copper and fuses, coefficients about summer and winter.',
      ar: 'التوترات تقرر السلسلة، والتيارات تقرر النحاس والمنصهرات، والمعاملات تقرر الصيف والشتاء.',
    },
  }),
];
