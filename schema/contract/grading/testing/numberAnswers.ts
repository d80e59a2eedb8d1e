import type { QuestionContentOf, QuestionResponses, NumberTolerance } from '../questions/question';
import type { Verdict } from '../grade';

type NumberQuestion = QuestionContentOf<'number'>;

export const numberQuestion = (
  value: string,
  units: readonly string[],
  tolerance: NumberTolerance = { kind: 'absolute', value: '0' },
): NumberQuestion => ({
  kind: 'number',
  body: { text: 'How much?', textAr: 'كم؟', units },
  key: { value, unit: units[0] ?? null, tolerance },
});

/** Typed answers by verdict, separated by `|`; spaces count. */
type TypedAnswers = Partial<Record<Verdict, string>>;

export interface NumberAnswers {
  question: NumberQuestion;
  /** Chosen beside the field. */
  chosen?: Partial<Pick<QuestionResponses['number'], 'unit' | 'reading'>>;
  answers: TypedAnswers;
}

export const typed = (question: NumberQuestion, answers: TypedAnswers): NumberAnswers => ({ question, answers });

const power = numberQuestion('12.5', ['kW', 'W', 'MW']);
const thousandVolts = numberQuestion('1200', ['V', 'kV']);

/** The unit of the key comes first among the offered ones. */
export const numberAnswers: readonly NumberAnswers[] = [
  typed(power, {
    right: `12.5 kW|12,5 kW|١٢٫٥ كيلوواط|١٢,٥ كيلو واط|١٢،٥ كيلوواط|۱۲٫۵ kW|۱۲,۵ کیلووات|12.50 kW|12500 W|12 500 W|12٬500 W|١٢٬٥٠٠ واط|0.0125 MW
|١٢٫٥ كيلواط|12.5KW|12.5kw|12.5 Kw|kW 12.5|كيلوواط ١٢٫٥|12.5 kilowatts|12,5 kilowatt|12.5 Kilo-Watt|12.5 كيلو وات|12.5 كيلوواطًا|12.5 كيلوواطا
|+12.5 kW|\u200F١٢٫٥ كيلوواط\u200F|\u202B12,5 kW\u202C|1.25×10^1 kW|1.25e1 kW|1,25.10^1 kW|1.25 x 10¹ kW|12.5 kW.|(12.5 kW)|= 12.5 kW|１２．５ ｋＷ
|12.5\u00A0kW|12.5\u202FkW|  12.5   kW  |12.5 كيـلوواط|12.5 الكيلوواط|12.5 kWp|P = 12.5 kW|P=12,5kW
|12.5 كيلو-واط|١٢٫٥ك.و|12.5 kilo watt|ﻛﻴﻠﻮﻭاط 12.5|0012.5 kW|12.5 كيلووات|12.5 كيلوات|1.25E+1 kW|125×10^-1 kW|125 × 10⁻¹ kW|12.500,0 W|12,500.0 W
|۱۲٬۵۰۰ وات|12.5 ㎾|12.5 کیلو\u200Cوات|12.5 كِيلُووَاط|≈ 12.5 kW|12.5 K W`,
    wrongUnit: `12.5 W|12.5 MW|12.5 mW|12.5 kWh|12.5 كيلوواط ساعي|12.5 kVA|12.5 V|12.5 واط|12.5 ميغاواط|12.5 foo|12.5 kW/h|12.5 كم|12,5 كيلو|12.5 Mw|12.5e|12.5 كيلووط|12.5 ألف واط|12.5 kv`,
    missingUnit: '12.5|١٢٫٥|12,5|+12.5|۱۲٫۵|12.5.|12.50',
    wrong: '13 kW|12 kW|125 kW|1.25 kW|-12.5 kW|−12,5 kW|١٢٥ كيلوواط|12 500 kW|12.5000001 kW|12.4999 kW|0 kW|13|125',
    ambiguous: '12,500 W|12.500 kW|12.500|12,500|١٢،٥٠٠ واط|١٢.٥٠٠ واط|12,500 foo|-12.500 kW',
    unreadable: `kW|abc|12.5.3 kW|12-13 kW|12,5 أو 13 kW|25/2 kW|±12.5 kW|12 kW 500 W|اثنا عشر كيلوواط|12 5 kW|1 2.5 kW|--12.5|12.5 kW 2|½ kW|أكثر من 12.5 kW
|لا 12.5 kW|kW 12.5 kW|12.5-|12,,5 kW|12,5,3|> 12.5 kW|١٢٬٥ كيلوواط|1e999 kW|0x0C kW|NaN|Infinity|twelve|الجواب 12.5 kW|12.5, 13 kW
|12:30|1½ kW|12.5kW12.5kW|+-12.5 kW|١٢٫٥٫٠|12.5 kW-`,
    blank: '| |\u00A0|\u200F|\t',
  }),
  typed(numberQuestion('400', ['V', 'kV', 'mV'], { kind: 'absolute', value: '5' }), {
    right: `400 V|400V|400v|٤٠٠ فولط|٤٠٠ فولت|400 ڤولت|400 فلط|400 volts|400 Volt|٤٠٠ فولتًا|400 فولطا|395 V|405 V|0.4 kV|0,405 kV|0.395 كيلوفولط|٠٫٤ كيلو فولت
|400 000 mV|400.0 V|V 400|فولط ٤٠٠|399,5 V|4×10² V`,
    wrong: '394.9 V|405.1 V|39.4 kV|40 V|4000 V|-400 V|0.4 V|0,406 kV|0.3949 kV',
    wrongUnit: '400 mV|400 kV|400 A|400 أمبير|400 ملي فولط|400 V/m|400 kVA|400 VDC',
    missingUnit: '400|٤٠٠|395|405,0',
    ambiguous: '400,000 mV|400.000|٤٠٠،٠٠٠ ملي فولط',
  }),
  typed(numberQuestion('230', ['V'], { kind: 'percent', value: '2' }), {
    right: '230 V|225.4 V|234.6 V|٢٣٤٫٦ فولط|0.2254 kV',
    wrong: '225.39 V|234.61 V|220 V|240 V',
    wrongUnit: '230 kV|226 mV',
  }),
  typed(numberQuestion('0.0345', ['A', 'mA'], { kind: 'digits', value: 2 }), {
    right: '0.0345 A|0.035 A|34.5 mA|35 mA|34,6 mA|٣٥ ملي أمبير|35 ميلي أمبير|0,0349 A|3.5e-2 A|35 milliampères',
    wrong: '0.034 A|36 mA|34.4 mA|35.5 mA|0.0355 A',
    wrongUnit: '0.035 mA|0.0345 kA|0.0345 V',
    missingUnit: '0.035|0,0345',
  }),
  typed(numberQuestion('-10', ['degC', 'K']), {
    right: `-10 °C|−10 °C|–10°C|ـ10 °C|-10 درجة مئوية|－１０ ℃|-10 º C|-10 C|-10 درجات|-10°|- 10 °C|−١٠ °C|263.15 K|263,15 كلفن|-10 degrés Celsius|-10 degrees
|\u200E-10 °C|°C -10|-10 سلسيوس|(-10) °C|‒10 °C|-١٠ ° C|-10 deg C|-10 °م|-10 م°|t = -10 °C|ـ ١٠ درجات مئوية`,
    wrong: '10 °C|-9 °C|-10,1 °C|263 K|10 درجات',
    wrongUnit: '-10 K|-10 V|-10 %|-10 °F',
    missingUnit: '-10|−١٠|- 10',
    unreadable: '10- °C|10 °C-|±10 °C|١٠-|-−10 °C|ناقص 10',
  }),
  typed(numberQuestion('96', []), {
    right: '96|٩٦|۹۶|96.0|96,0|096|+96|96.|9600 %|９６|9.6 × 10^1',
    wrong: '69|9.6|960|-96|95|97|97 %|96,5',
    wrongUnit: '96 V|96 فولط|96 أمبير|96 %',
    ambiguous: '96.000|96,000|٩٦،٠٠٠',
    unreadable: 'ستة وتسعون|9.6×10|9 6|96/1|96+1|96-97',
  }),
  typed(numberQuestion('0', ['V']), {
    right: '0 V|٠ فولط|-0 V|0.0 V|0,00 V|0 kV|0,000 V|٠٫٠٠٠ فولط',
    missingUnit: '0|٠|0,0',
    wrongUnit: '0 A|0 Ω',
    wrong: '0.1 V|-0.001 V',
  }),
  typed(numberQuestion('80', ['%']), {
    right: '80%|80 %|٨٠٪|٪٨٠|%80|80 بالمئة|80 في المائة|80 بالمائة|80 pour cent|80 percent|80 per cent|８０％|80,0 %',
    missingUnit: '80|٨٠',
    wrong: '0.8|8 %|0.8 %|81 %',
    wrongUnit: '80 V|80 درجة',
  }),
  typed(numberQuestion('0.8', []), {
    right: '0.8|0,8|٠٫٨|.8|٫٨|80 %|80%|0.80',
    wrong: '80|8|0.08|8 %',
    wrongUnit: '0.8 %|0.8 V',
  }),
  typed(numberQuestion('2.75', ['kWh', 'Wh', 'kW']), {
    right: `2.75 kWh|2,75 كيلوواط ساعي|٢٫٧٥ كيلو واط ساعة|2750 Wh|2 750 Wh|2.75 kwh|2.75 KWH|2.75 kW.h|2.75 kW·h|2.75 kW-h|9.9 MJ|9,9 ميغاجول|2.75 kilowattheures
|2,75 kilowatts-heures|2.75 kilowatt hours|2.75 كيلوواط.ساعة|2.75 كيلوواطًا ساعيًا|0.00275 MWh|2.75 ك.و.س|2.75 كيلو وات ساعي`,
    wrongUnit:
      '2.75 kW|2.75 كيلوواط|2.75 Wh|2.75 MWh|2.75 واط ساعي|2.75 kW/h|2.75 كيلو واط في الساعة|2.75 كيلوواط/ساعة|2.75 kVAh|2.75 mwh|2.75 kWh/m²',
    missingUnit: '2.75|٢٫٧٥|2,75',
    wrong: '2750|27.5 kWh|275 kWh|3 kWh|2.7 kWh|2750 kWh',
    ambiguous: '2,750 Wh|2.750 kWh|٢،٧٥٠ واط ساعي',
  }),
  typed(numberQuestion('1', ['Mohm', 'kohm', 'ohm', 'mohm']), {
    right: `1 MΩ|1 Mohm|1000 kΩ|1 ميغا أوم|1 ميجا أوم|1 ميغاأوم|1 mégohm|1 megohm|1000000 Ω|1 000 000 ohms|10^6 Ω|1×10⁶ أوم|1.000.000 Ω|1,000,000 Ω
|0.001 GΩ|1 megaohms|١ ميغا أوم|1e6 Ω|1\u202F000\u202F000 Ω|1\u2009000 kΩ`,
    wrongUnit: '1 mΩ|1 Ω|1 kΩ|1 ملي أوم|1 أوم|1 mohm|1 GΩ|1 MV|1 MW',
    missingUnit: '1|١|1.0',
    wrong: '2 MΩ|1000 Ω|0.1 MΩ|1000000 kΩ|10 MΩ',
    ambiguous: '1,000 kΩ|1.000 MΩ|1,000',
    unreadable: '1 M 000|1.000,000.0 Ω|10^6^2 Ω|2x10 Ω',
  }),
  typed(numberQuestion('1500000', ['DZD']), {
    right: `1 500 000 دج|1.500.000 DA|1,500,000 دينار|١٬٥٠٠٬٠٠٠ دج|1'500'000 DZD|1’500’000 DZD|1 500 000,00 دج|1500000 د.ج|1500000 د.ج.|1.500.000,00 دينار جزائري
|1,500,000.00 dinars|١٥٠٠٠٠٠ دينارًا|DA 1500000|۱٬۵۰۰٬۰۰۰ دج|1.5×10^6 DA|1500000 dinars algériens`,
    wrong: '1.500,000 DA|1 500 دج|150000 دج|1,5 دج',
    missingUnit: '1500000|1 500 000|١٬٥٠٠٬٠٠٠',
    unreadable: '15 00 000 دج|1,50,0000 DA|1.5.00.000 دج|1500 000 دج|1,500 000 DA|0 500 000 DA|1.5 مليون 2',
  }),
  {
    question: power,
    chosen: { unit: 'kW' },
    answers: {
      right: '12.5|١٢٫٥|12,5|12.5 kW|12.5 كيلوواط|+12,50',
      wrongUnit: '12.5 W|12.5 MW|12.5 V|12.5 xyz',
      wrong: '12500|12500 W|13',
      blank: '| ',
      ambiguous: '12,500|12.500',
    },
  },
  {
    question: power,
    chosen: { unit: 'W' },
    answers: {
      right: '12500|12 500|١٢٥٠٠|12500 W|1.25e4',
      wrongUnit: '12.5|12,5',
      wrong: '1250',
      ambiguous: '12,500|12.500 W',
    },
  },
  {
    question: thousandVolts,
    chosen: { reading: 'grouped' },
    answers: {
      right: '1,200 V|1.200 V|١،٢٠٠ فولط|1200 V|1 200 V|1.2 kV',
      missingUnit: '1,200|1.200',
      wrongUnit: '1,200 kV',
      wrong: '1,201 V|12,000 V',
    },
  },
  {
    question: thousandVolts,
    chosen: { reading: 'decimal' },
    answers: { right: '1,200 kV|1.200 kV|1200 V|1,2 kV', wrong: '1,200 V|1.200', wrongUnit: '1200 kV' },
  },
  typed(thousandVolts, {
    right:
      '1200 V|1 200 V|1٬200 V|١٬٢٠٠ فولط|1.2 kV|1,2 kV|١٫٢ كيلوفولط|1.20 kV|1200,0 V|1200,000 V|1200.000 V|1 200,000 V|1,200.0 V|1.200,00 V|١٫٢٠٠ كيلوفولط',
    ambiguous: '1,200 V|1.200 V|1,200|١،٢٠٠|1.200 kV',
    wrong: '12.00 V|120 V|1.2 V|0,200 V|0.200 kV',
    wrongUnit: '1200 kV|1200 mV',
  }),
  typed(numberQuestion('35', ['Nm']), {
    right:
      '35 Nm|35 N.m|35 N·m|35 N m|35 N*m|35 نيوتن متر|35 نيوتن.متر|35 نيوتن-متر|35 newton-mètres|35 newton meters|35 NM|35 نيوتن مترا',
    wrongUnit: '35 N|35 نيوتن|35 m|35 J|35 N/m|35 bar',
  }),
  typed(numberQuestion('90', ['km/h', 'm/s']), {
    right:
      '90 km/h|90 كم/سا|90 كلم/سا|90 كم/س|90 كم في الساعة|90 كيلومترًا في الساعة|25 m/s|25 متر في الثانية|90 km/heure|90 KM/H|90 kmh|90 kilomètres par heure|90 كم/ساعة|90 كم بالساعة|25 م/ث|90 كم / سا|90 km / h|90 km.h-1|90 km·h⁻¹|25 m.s-1|25 m·s⁻¹|90 km par h',
    wrongUnit: '90 km|90 م/ث|90 h|90 كم',
    wrong: '25 km/h|90.1 km/h',
  }),
  typed(numberQuestion('6', ['mm2', 'cm2']), {
    right:
      '6 mm²|6 mm2|6mm²|6 مم²|٦ مم٢|6 مم2|6 مليمتر مربع|6 ملم مربع|6 مليمترات مربعة|6 MM²|0.06 cm²|6 mm^2|6 millimètres carrés|6 square millimeters|6 mm carrés|6 مم مربّع|6 ㎟',
    wrongUnit: '6 mm|6 cm²|6 m²|6 مم|6 مليمتر',
    missingUnit: '6|٦',
    wrong: '60 mm²|16 mm²',
  }),
  typed(numberQuestion('200', ['Ah', 'mAh']), {
    right:
      '200 Ah|200 A.h|200 أمبير ساعة|200 أمبير.ساعة|200 أمبير ساعي|200 امبير ساعة|200 ah|200 000 mAh|200 ampères-heures|200 amp hours|200 أمبيرساعة|200 أ.س|200 أمبير الساعة',
    wrongUnit: '200 A|200 أمبير|200 mAh|200 Wh|200 A/h',
  }),
  typed(numberQuestion('1500', ['rpm']), {
    right:
      '1500 rpm|1500 tr/min|1500 trs/min|1500 دورة في الدقيقة|1500 دورة/دقيقة|1500 tours par minute|1500 tours/minute|1500 RPM|1 500 tr/mn|١٥٠٠ دورة/د',
    wrongUnit: '1500 Hz|1500 دورة|1500 tr/s',
    ambiguous: '1,500 rpm',
  }),
  typed(numberQuestion('30', ['mA', 'A']), {
    right:
      '30 mA|30 ma|0.03 A|0,03 A|٣٠ ملي أمبير|30 مللي أمبير|30 ميلي امبير|30 milliamps|٠٫٠٣ أمبير|.03 A|30 000 µA|30000 uA',
    wrongUnit: '30 A|30 MA|30 أمبير|30 mAh|30 kA|30 µA|30 mV',
    wrong: '300 mA|0.3 A|0.003 A|3 mA|0,030 kA',
  }),
  typed(numberQuestion('36', ['deg']), {
    right: '36°|36 °|36 درجة|٣٦ درجة|36 degrés|36 degrees|36º',
    wrongUnit: '36 °C|36 %|36 rad',
    missingUnit: '36',
  }),
  typed(numberQuestion('10', ['min', 's', 'h']), {
    right: '10 min|10 دقائق|١٠ دقائق|10 minutes|600 s|600 ثانية|10 mn|10 دق|10 د|600 secondes|10 MIN',
    wrongUnit: '10 s|10 h|10 ثوان|10 ساعات|10 m',
    wrong: '60 min|1 min|60 s|600 min',
  }),
  typed(numberQuestion('5', ['h', 'min']), {
    right: '5 h|5 H|5 ساعات|5 سا|5 heures|5 hours|5 hrs|300 min|300 دقيقة|5 س',
    wrongUnit: '5 min|5 d|5 أيام',
    missingUnit: '5',
    wrong: '50 h',
  }),
  typed(numberQuestion('900', ['W/m2']), {
    right:
      '900 W/m²|900 W/m2|900 واط/م²|900 واط في المتر المربع|0.9 kW/m²|٩٠٠ واط/م٢|900 واط للمتر المربع|900 W par m²|900 watts per square meter|900 W.m-2|900 W·m⁻²|900 واط/متر مربع|900 واط لكل متر مربع',
    wrongUnit: '900 W|900 kW/m²|900 Wh/m²|900 W/m',
  }),
  typed(numberQuestion('15', ['kWh/100km', 'Wh/km']), {
    right:
      '15 kWh/100 km|15 kWh/100km|15 كيلوواط ساعي/100 كم|15 kWh aux 100 km|150 Wh/km|15 كيلوواط ساعي لكل 100 كيلومتر|15 kWh per 100 km',
    wrongUnit: '15 kWh|15 kWh/km|15 Wh/km',
    unreadable: '15 / 100 km|15 L/100 km',
  }),
  typed(numberQuestion('50', ['Hz']), {
    right: '50 Hz|50 hz|50HZ|50 هرتز|50 هيرتز|٥٠ هرتز|0.05 kHz|50 hertz',
    wrongUnit: '50 rpm|50 kHz|50 MHz',
  }),
  typed(numberQuestion('2.5', ['bar', 'kPa']), {
    right: '2.5 bar|2,5 bars|٢٫٥ بار|250 kPa|0.25 MPa|250 000 Pa|2,5 Bar',
    wrongUnit: '2.5 kPa|2.5 باسكال|2.5 psi',
    ambiguous: '250,000 Pa',
  }),
  typed(numberQuestion('0.5', ['C']), {
    right: '0.5 C|0,5C|٠٫٥ C|.5 C',
    wrongUnit: '0.5 °C|0.5 A',
    missingUnit: '0.5',
  }),
  typed(numberQuestion('7', ['L', 'mL']), {
    right: '7 L|7 l|7 لتر|7 لترات|7 ليتر|7 litres|7000 mL|7 000 مل|0.007 m³',
    wrongUnit: '7 mL|7 م3|7 kg',
  }),
];
