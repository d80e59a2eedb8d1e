import { match, multiple, number, order, percent, shortText, single, trueFalse } from '../builders';
import { topics } from '../topics';
import type { DemoQuestion } from '../types';

const hertz = 'Fifty hertz: the balance of every second';
const voltage = 'Voltage, reactive power and ride-through';
const room = 'The language of the control room';
const forecasting = 'Forecasting sun, wind and evening peaks';
const shifting = 'Flexibility: storage, demand and vehicles';

/** Frequency, voltage, protocols, forecasts and flexibility. */
export const smartGridsQuestions: DemoQuestion[] = [
  number({
    name: 'grids-rate-of-change',
    topic: topics.grid,
    lesson: hertz,
    points: 2,
    text: {
      en: 'A network of 10,000 MVA with an inertia constant of 4 s loses 400 MW. How fast does the frequency fall at first, in Hz/s? Give the amount without sign.\n\n$$\\frac{df}{dt} = -\\frac{\\Delta P \\times f_0}{2\\,H\\,S_n}$$',
      ar: 'شبكة قدرتها 10,000 ميغافولط أمبير وثابت عطالتها 4 ثوانٍ فقدت 400 ميغاواط. بأي سرعة ينخفض التواتر في البداية بالهرتز في الثانية؟ اكتب القيمة من دون إشارة.\n\n$$\\frac{df}{dt} = -\\frac{\\Delta P \\times f_0}{2\\,H\\,S_n}$$',
    },
    value: '0.25',
    tolerance: percent('2'),
    why: {
      en: '$\\frac{400 \\times 50}{2 \\times 4 \\times 10\\,000} = 0.25$ Hz/s. With less inertia it falls faster, so part of the reserve must be fast.',
      ar: '$\\frac{400 \\times 50}{2 \\times 4 \\times 10\\,000} = 0.25$ هرتز في الثانية. وكلما قلت العطالة هبط أسرع، فوجب أن يكون جزء من الاحتياطي سريعًا.',
    },
  }),
  order({
    name: 'grids-after-a-trip',
    topic: topics.grid,
    lesson: hertz,
    text: {
      en: 'A gas turbine trips. In which order do the helpers come?',
      ar: 'خرج توربين غازي من الخدمة. بأي ترتيب تتدخل وسائل المساعدة؟',
    },
    options: {
      a: { en: 'Secondary control restores the set point', ar: 'يعيد التحكم الثانوي القيمة المرجعية' },
      b: { en: 'Rotating masses give up kinetic energy', ar: 'تعطي الكتل الدوّارة طاقتها الحركية' },
      c: { en: 'Primary control answers', ar: 'يستجيب التحكم الأولي' },
    },
    right: ['b', 'c', 'a'],
    why: {
      en: 'At once, within seconds, within minutes.',
      ar: 'فورًا، ثم في ثوانٍ، ثم في دقائق.',
    },
  }),
  single({
    name: 'grids-high-voltage-at-noon',
    topic: topics.grid,
    lesson: voltage,
    text: {
      en: 'At noon the voltage at the end of a feeder with many roofs is too high; in the evening all is well. Which setting of the inverters helps with the least side effects?',
      ar: 'ظهرًا يرتفع التوتر فوق الحد في نهاية مغذٍّ كثير الأسطح الشمسية، ولا مشكلة مساءً. أي ضبط للعواكس يفيد بأقل الآثار الجانبية؟',
    },
    options: {
      a: {
        en: 'A fixed power factor for all, day and night',
        ar: 'معامل قدرة ثابت للجميع ليلًا ونهارًا',
        note: {
          en: 'It absorbs reactive power where nothing is too high, and loads the line for nothing.',
          ar: 'يمتص القدرة الردية حيث لا ارتفاع، ويحمّل الخط بلا فائدة.',
        },
      },
      b: { en: 'The characteristic Q(U)', ar: 'الخاصية Q(U)' },
      c: {
        en: 'Supplying reactive power at noon',
        ar: 'إعطاء قدرة ردية عند الظهر',
        note: {
          en: 'That raises the voltage further: Q must become negative.',
          ar: 'يزيد ذلك التوتر: يجب أن تصبح Q سالبة.',
          idea: { en: 'Reactive power always supports', ar: 'القدرة الردية داعمة دائمًا' },
        },
      },
      d: {
        en: 'Switching all roofs off from eleven to two',
        ar: 'إيقاف كل الأسطح من الحادية عشرة إلى الثانية',
        note: { en: 'It helps, at the price of the best hours.', ar: 'يفيد، ولكن بثمن أفضل الساعات.' },
      },
    },
    right: 'b',
    why: {
      en: 'Q(U) acts only where and when the voltage is high.',
      ar: 'لا تعمل Q(U) إلا حيث يرتفع التوتر وحين يرتفع.',
    },
  }),
  number({
    name: 'grids-voltage-rise',
    topic: topics.grid,
    lesson: voltage,
    points: 2,
    text: {
      en: 'A plant feeds 6 MW at the end of a 30 kV line and absorbs 2 Mvar, so Q = -2 Mvar. With R = 4.5 Ω and X = 6 Ω: by how many per cent does the voltage rise?\n\n$$\\frac{\\Delta U}{U} \\approx \\frac{R\\,P + X\\,Q}{U^2}$$',
      ar: 'محطة تضخ 6 ميغاواط في نهاية خط 30 كيلوفولط وتمتص 2 ميغافار، فتكون Q سالبة 2 ميغافار. مع R = 4.5 أوم وX = 6 أوم: بكم في المئة يرتفع التوتر؟\n\n$$\\frac{\\Delta U}{U} \\approx \\frac{R\\,P + X\\,Q}{U^2}$$',
    },
    value: '1.67',
    unit: '%',
    units: ['%'],
    tolerance: percent('3'),
    why: {
      en: '$\\frac{4.5 \\times 6 - 6 \\times 2}{30^2} = \\frac{15}{900} \\approx 0.017$, that is 1.7% (with MW, Mvar and kV). Without the reactive power it would be 3%.',
      ar: '$\\frac{4.5 \\times 6 - 6 \\times 2}{30^2} = \\frac{15}{900} \\approx 0.017$، أي 1.7% (بالميغاواط والميغافار والكيلوفولط). ولولا القدرة الردية لبلغ 3%.',
    },
  }),
  trueFalse({
    name: 'grids-ride-through',
    topic: topics.grid,
    lesson: voltage,
    text: {
      en: 'During a short dip that stays above the curve of the grid code, a solar plant must stay connected.',
      ar: 'عند هبوط قصير يبقى فوق منحنى قواعد الربط، على المحطة الشمسية أن تبقى موصولة.',
    },
    isTrue: true,
    why: {
      en: 'If all plants ran away, a short fault would become a blackout. Above the curve the inverter stays and supports the voltage.',
      ar: 'لو انسحبت كل المحطات لصار عطل قصير انقطاعًا شاملًا. فوق المنحنى يبقى العاكس ويدعم التوتر.',
    },
  }),
  match({
    name: 'grids-protocols',
    topic: topics.communication,
    lesson: room,
    text: { en: 'Which protocol fits which task?', ar: 'أي بروتوكول يناسب أي مهمة؟' },
    options: {
      a: { en: 'A trip signal between two relays within milliseconds', ar: 'إشارة فصل بين مرحّلين خلال ميلي ثوانٍ' },
      b: {
        en: 'States and commands between substation and control centre',
        ar: 'حالات وأوامر بين محطة التحويل ومركز التحكم',
      },
      c: { en: 'Registers of an inverter with agreed meanings', ar: 'سجلات عاكس ذات معانٍ متفق عليها' },
    },
    targets: {
      p: { en: 'SunSpec over Modbus', ar: 'SunSpec فوق Modbus' },
      q: { en: 'IEC 61850 (GOOSE)', ar: 'IEC 61850 (GOOSE)' },
      r: { en: 'IEC 60870-5-104', ar: 'IEC 60870-5-104' },
      s: { en: 'OCPP', ar: 'OCPP' },
    },
    right: { a: 'q', b: 'r', c: 'p' },
    why: {
      en: 'GOOSE is fast, 104 reaches far, SunSpec gives Modbus its meaning.',
      ar: 'GOOSE سريع، و104 بعيد المدى، وSunSpec يعطي Modbus معناه.',
    },
  }),
  single({
    name: 'grids-factor-of-ten',
    topic: topics.communication,
    lesson: room,
    text: {
      en: 'The control room shows 4,990 Hz for an inverter whose display shows 49.9 Hz. What do you look at?',
      ar: 'تعرض غرفة التحكم 4,990 هرتز لعاكس تُظهر شاشته 49.9 هرتز. ماذا تراجع؟',
    },
    options: {
      a: {
        en: 'The crystal of the inverter',
        ar: 'هزّاز العاكس',
        note: { en: 'Its own display is right.', ar: 'شاشته صحيحة.' },
      },
      b: {
        en: 'The clock of the control room',
        ar: 'ساعة غرفة التحكم',
        note: {
          en: 'The clock matters for the sequence of events, not for this value.',
          ar: 'تهم الساعة لتسلسل الأحداث لا لهذه القيمة.',
        },
      },
      c: { en: 'The scale in the list of points', ar: 'المقياس في قائمة النقاط' },
      d: {
        en: 'The cable between inverter and control room',
        ar: 'الكابل بين العاكس وغرفة التحكم',
        note: {
          en: 'A bad cable gives no value or an error, hardly an exact factor of a hundred.',
          ar: 'الكابل الرديء لا يعطي قيمة أو يعطي خطأ، لا معامل مئة تمامًا.',
          second: 10,
        },
      },
    },
    right: 'c',
    why: {
      en: 'Half of all integration errors are a scale or a minus sign: name, unit, scale, period, limits belong into the list of points.',
      ar: 'نصف أخطاء الدمج مقياس أو إشارة ناقص: الاسم والوحدة والمقياس والدورية والحدود مكانها قائمة النقاط.',
    },
  }),
  shortText({
    name: 'grids-simplest-model',
    topic: topics.flexibility,
    lesson: forecasting,
    text: {
      en: 'What is the simplest forecast called: “tomorrow will be like today”?',
      ar: 'ما اسم أبسط تنبؤ: «غدًا مثل اليوم»؟',
    },
    accepted: ['persistence', 'persistance', 'الثبات', 'نموذج الثبات', 'persistence model'],
    why: {
      en: '**Persistence.** A model that does not beat it is not worth its price.',
      ar: '**الثبات.** والنموذج الذي لا يتفوق عليه لا يستحق ثمنه.',
    },
  }),
  number({
    name: 'grids-skill-score',
    topic: topics.flexibility,
    lesson: forecasting,
    text: {
      en: 'A model has an error (RMSE) of 6%, persistence one of 10%. What is the skill score of the model?',
      ar: 'خطأ نموذج (RMSE) 6%، وخطأ الثبات 10%. ما درجة مهارة النموذج؟',
    },
    value: '0.4',
    tolerance: percent('2'),
    why: {
      en: '$S = 1 - 6/10 = 0.4$. 1 would be perfect, 0 no better than repeating yesterday.',
      ar: '$S = 1 - 6/10 = 0.4$. القيمة 1 كمال، والقيمة 0 لا تفوق تكرار الأمس.',
    },
  }),
  number({
    name: 'grids-parked-vehicles',
    topic: topics.flexibility,
    lesson: shifting,
    text: {
      en: 'In a town 2,500 vehicles are parked, each with 8 kWh to spare. How much energy is that together?',
      ar: 'في مدينة 2,500 مركبة متوقفة في كل منها 8 كيلوواط ساعي فائضة. كم المجموع؟',
    },
    value: '20',
    unit: 'MWh',
    units: ['MWh', 'kWh', 'MW'],
    tolerance: percent('1'),
    why: {
      en: '$2500 \\times 8\\ \\text{kWh} = 20\\,000\\ \\text{kWh} = 20\\ \\text{MWh}$.',
      ar: '$2500 \\times 8\\ \\text{kWh} = 20\\,000\\ \\text{kWh} = 20\\ \\text{MWh}$.',
    },
  }),
  multiple({
    name: 'grids-fast-sources',
    topic: topics.flexibility,
    lesson: shifting,
    text: {
      en: 'A cloud front arrives; something has to react within a few seconds. Which sources come into question?',
      ar: 'تقترب جبهة سحب، ولا بد من استجابة خلال ثوانٍ قليلة. أي المصادر ممكنة؟',
    },
    options: {
      a: {
        en: 'Cold stores',
        ar: 'غرف التبريد',
        note: { en: 'They answer within minutes.', ar: 'تستجيب خلال دقائق.' },
      },
      b: { en: 'Controlled charging', ar: 'الشحن المتحكَّم فيه' },
      c: { en: 'A battery', ar: 'بطارية' },
      d: {
        en: 'Water pumping',
        ar: 'ضخ الماء',
        note: {
          en: 'It answers within minutes, but lasts as long as the tank.',
          ar: 'يستجيب خلال دقائق، لكنه يدوم ما دام في الخزان ماء.',
        },
      },
    },
    right: ['b', 'c'],
    why: {
      en: 'Battery: milliseconds. Controlled charging: seconds. The others follow within minutes and last longer.',
      ar: 'البطارية: أجزاء من الألف من الثانية. والشحن المتحكَّم فيه: ثوانٍ. وتتبعهما الأخرى خلال دقائق وتدوم أطول.',
    },
  }),
];
