import type { Language } from '../../languages';

/** Units of one quantity are converted into each other. Power, apparent power and peak power: kW = kWp, but kVA is another quantity. */
export type Quantity =
  | ('voltage' | 'current' | 'power' | 'apparentPower' | 'energy' | 'charge' | 'chargeRate' | 'resistance')
  | ('capacitance' | 'inductance' | 'frequency' | 'temperature' | 'angle' | 'torque' | 'force' | 'pressure' | 'mass')
  | ('length' | 'area' | 'volume' | 'flow' | 'speed' | 'rotation' | 'time' | 'calendar' | 'ratio' | 'level' | 'money')
  | ('irradiance' | 'irradiation' | 'consumption' | 'specificEnergy');

/** An integer or a fraction of two. */
type Factor = number | readonly [numerator: number, denominator: number];

export interface Unit {
  quantity: Quantity;
  /** Value in the base unit of the quantity = value in this unit × factor + offset. */
  factor: readonly [numerator: number, denominator: number];
  offset: readonly [numerator: number, denominator: number];
  /** Accepted symbols; the first is shown. */
  symbols: readonly string[];
  /** Accepted names in each language; the first is shown. Plurals, the Arabic article and spaces are the matter of `findUnit`. */
  names: Readonly<Record<Language | 'fr', readonly string[]>>;
}

const toFraction = (factor: Factor) => (typeof factor === 'number' ? ([factor, 1] as const) : factor);

/** Alternatives are separated by `|`. */
const define = (
  ...[quantity, factor, symbols, en, fr, ar, offset = 0]: [Quantity, Factor, string, string, string, string, Factor?]
): Unit => ({
  quantity,
  factor: toFraction(factor),
  offset: toFraction(offset),
  symbols: symbols.split('|'),
  names: { en: en.split('|'), fr: fr.split('|'), ar: ar.split('|') },
});

const definitions = {
  V: define('voltage', 1, 'V', 'volt', 'volt', 'فولط|فولطات|ف'),
  mV: define('voltage', [1, 1000], 'mV', 'millivolt', 'millivolt', 'ميلي فولط|ملي فولط'),
  kV: define('voltage', 1000, 'kV', 'kilovolt', 'kilovolt', 'كيلوفولط'),
  A: define('current', 1, 'A', 'ampere|amp', 'ampère', 'أمبير|أمبيرات'),
  uA: define('current', [1, 1_000_000], 'µA|uA', 'microampere|microamp', 'microampère', 'ميكرو أمبير'),
  mA: define('current', [1, 1000], 'mA', 'milliampere|milliamp', 'milliampère', 'ميلي أمبير|ملي أمبير'),
  kA: define('current', 1000, 'kA', 'kiloampere|kiloamp', 'kiloampère', 'كيلو أمبير'),
  W: define('power', 1, 'W', 'watt', 'watt', 'واط'),
  mW: define('power', [1, 1000], 'mW', 'milliwatt', 'milliwatt', 'ميلي واط|ملي واط'),
  kW: define('power', 1000, 'kW', 'kilowatt', 'kilowatt', 'كيلوواط|ك واط|ك و'),
  MW: define('power', 1_000_000, 'MW', 'megawatt', 'mégawatt', 'ميغاواط|م واط'),
  GW: define('power', 1_000_000_000, 'GW', 'gigawatt', 'gigawatt', 'جيغاواط'),
  Wp: define('power', 1, 'Wp|Wc', 'watt peak|peak watt', 'watt-crête', 'واط ذروة|واط ذروي|واط أعظمي'),
  kWp: define(
    ...(['power', 1000, 'kWp|kWc', 'kilowatt peak|peak kilowatt', 'kilowatt-crête'] as const),
    'كيلوواط ذروة|كيلوواط ذروي|كيلوواط أعظمي',
  ),
  MWp: define('power', 1_000_000, 'MWp|MWc', 'megawatt peak', 'mégawatt-crête', 'ميغاواط ذروة|ميغاواط ذروي'),
  VA: define('apparentPower', 1, 'VA', 'volt-ampere', 'voltampère', 'فولط أمبير'),
  kVA: define('apparentPower', 1000, 'kVA', 'kilovolt-ampere', 'kilovoltampère', 'كيلوفولط أمبير'),
  MVA: define('apparentPower', 1_000_000, 'MVA', 'megavolt-ampere', 'mégavoltampère', 'ميغافولط أمبير'),
  J: define('energy', 1, 'J', 'joule', 'joule', 'جول'),
  kJ: define('energy', 1000, 'kJ', 'kilojoule', 'kilojoule', 'كيلوجول'),
  MJ: define('energy', 1_000_000, 'MJ', 'megajoule', 'mégajoule', 'ميغاجول'),
  Wh: define('energy', 3600, 'Wh', 'watt-hour', 'wattheure', 'واط ساعي|واط س|واط سا'),
  kWh: define(
    ...(['energy', 3_600_000, 'kWh', 'kilowatt-hour', 'kilowattheure'] as const),
    'كيلوواط ساعي|كيلوواط س|كيلوواط سا|ك واط ساعة|ك واط س|ك و س|ك و سا',
  ),
  MWh: define('energy', 3_600_000_000, 'MWh', 'megawatt-hour', 'mégawattheure', 'ميغاواط ساعي|ميغاواط س|ميغاواط سا'),
  GWh: define('energy', 3_600_000_000_000, 'GWh', 'gigawatt-hour', 'gigawattheure', 'جيغاواط ساعي|جيغاواط س'),
  Ah: define('charge', 1, 'Ah', 'ampere-hour|amp-hour', 'ampère-heure', 'أمبير ساعي|أمبير س|أمبير سا|أ س'),
  mAh: define(
    'charge',
    [1, 1000],
    'mAh',
    'milliampere-hour|milliamp-hour',
    'milliampère-heure',
    'ميلي أمبير ساعي|ملي أمبير ساعي',
  ),
  ohm: define('resistance', 1, 'Ω|ohm', 'ohm', 'ohm', 'أوم'),
  mohm: define('resistance', [1, 1000], 'mΩ|mohm', 'milliohm', 'milliohm', 'ميلي أوم|ملي أوم'),
  kohm: define('resistance', 1000, 'kΩ|kohm', 'kilohm|kiloohm', 'kilohm', 'كيلو أوم'),
  Mohm: define('resistance', 1_000_000, 'MΩ|Mohm', 'megohm|megaohm', 'mégohm', 'ميغا أوم|ميغ أوم'),
  Gohm: define('resistance', 1_000_000_000, 'GΩ|Gohm', 'gigaohm', 'gigaohm', 'جيغا أوم'),
  F: define('capacitance', 1, 'F', 'farad', 'farad', 'فاراد|فراد'),
  uF: define('capacitance', [1, 1_000_000], 'µF|uF', 'microfarad', 'microfarad', 'ميكرو فاراد|ميكرو فراد'),
  nF: define('capacitance', [1, 1_000_000_000], 'nF', 'nanofarad', 'nanofarad', 'نانو فاراد|نانو فراد'),
  H: define('inductance', 1, 'H', 'henry', 'henry', 'هنري'),
  mH: define('inductance', [1, 1000], 'mH', 'millihenry', 'millihenry', 'ميلي هنري|ملي هنري'),
  Hz: define('frequency', 1, 'Hz', 'hertz', 'hertz', 'هرتز'),
  kHz: define('frequency', 1000, 'kHz', 'kilohertz', 'kilohertz', 'كيلوهرتز'),
  MHz: define('frequency', 1_000_000, 'MHz', 'megahertz', 'mégahertz', 'ميغاهرتز'),
  degC: define(
    ...(['temperature', 1, '°C|C|°', 'degree Celsius|degree centigrade|deg C|degree|Celsius'] as const),
    ...([
      'degré Celsius|degré|Celsius',
      'درجة مئوية|درجات مئوية|درجة|درجات|درجة سلسيوس|سلسيوس|مئوية|د م|°م|م°|°س',
    ] as const),
    [27_315, 100],
  ),
  K: define('temperature', 1, 'K', 'kelvin|degree kelvin', 'kelvin|degré kelvin', 'كلفن|كلفين|درجة كلفن|درجة مطلقة'),
  C: define('chargeRate', 1, 'C', 'C-rate', 'taux C', 'معدل C'),
  deg: define('angle', 1, '°', 'degree|deg', 'degré', 'درجة|درجات'),
  Nm: define('torque', 1, 'Nm', 'newton meter', 'newton-mètre', 'نيوتن متر|نيوتن م|ن م'),
  kNm: define('torque', 1000, 'kNm', 'kilonewton meter', 'kilonewton-mètre', 'كيلونيوتن متر'),
  N: define('force', 1, 'N', 'newton', 'newton', 'نيوتن'),
  kN: define('force', 1000, 'kN', 'kilonewton', 'kilonewton', 'كيلونيوتن'),
  Pa: define('pressure', 1, 'Pa', 'pascal', 'pascal', 'باسكال'),
  kPa: define('pressure', 1000, 'kPa', 'kilopascal', 'kilopascal', 'كيلوباسكال'),
  MPa: define('pressure', 1_000_000, 'MPa', 'megapascal', 'mégapascal', 'ميغاباسكال'),
  mbar: define('pressure', 100, 'mbar', 'millibar', 'millibar', 'ملي بار'),
  bar: define('pressure', 100_000, 'bar', 'bar', 'bar', 'بار|بارات'),
  m: define('length', 1, 'm', 'meter', 'mètre', 'متر|أمتار|م'),
  mm: define('length', [1, 1000], 'mm', 'millimeter', 'millimètre', 'مليمتر|ملمتر|ملم|مم|مليمترات'),
  cm: define('length', [1, 100], 'cm', 'centimeter', 'centimètre', 'سنتيمتر|سنتمتر|صنتيمتر|سم|سنتيمترات'),
  km: define('length', 1000, 'km', 'kilometer', 'kilomètre', 'كيلومتر|كم|كلم|كيلومترات'),
  m2: define('area', 1, 'm²|m2', 'square meter', 'mètre carré|m carré', 'متر مربع|أمتار مربعة|م2|م مربع'),
  mm2: define(
    ...(['area', [1, 1_000_000], 'mm²|mm2', 'square millimeter', 'millimètre carré|mm carré'] as const),
    'مليمتر مربع|مليمترات مربعة|ملم2|مم2|ملم مربع|مم مربع',
  ),
  cm2: define(
    'area',
    [1, 10_000],
    'cm²|cm2',
    'square centimeter',
    'centimètre carré|cm carré',
    'سنتيمتر مربع|سم2|سم مربع',
  ),
  ha: define('area', 10_000, 'ha', 'hectare', 'hectare', 'هكتار|هكتارات'),
  L: define('volume', [1, 1000], 'L', 'liter', 'litre', 'لتر|لترات|ل'),
  mL: define('volume', [1, 1_000_000], 'mL', 'milliliter', 'millilitre', 'ميلي لتر|ملي لتر|مل'),
  m3: define('volume', 1, 'm³|m3', 'cubic meter', 'mètre cube|m cube', 'متر مكعب|أمتار مكعبة|م3|م مكعب'),
  'm3/h': define('flow', 1, 'm³/h|m3/h', 'cubic meter per hour', 'mètre cube par heure', 'متر مكعب في الساعة'),
  'L/h': define('flow', [1, 1000], 'L/h', 'liter per hour', 'litre par heure', 'لتر في الساعة'),
  'L/min': define('flow', [60, 1000], 'L/min', 'liter per minute', 'litre par minute', 'لتر في الدقيقة'),
  'm/s': define('speed', 1, 'm/s', 'meter per second', 'mètre par seconde', 'متر في الثانية'),
  'km/h': define(
    ...(['speed', [5, 18], 'km/h|kmh|kph', 'kilometer per hour', 'kilomètre par heure|kilomètre-heure'] as const),
    'كيلومتر في الساعة',
  ),
  rpm: define(
    ...(['rotation', 1, 'rpm|tr/min|trs/min|tr/mn', 'revolution per minute|turn per minute'] as const),
    ...(['tour par minute', 'دورة في الدقيقة|دورات في الدقيقة|دورة/د|د/د|لفة في الدقيقة'] as const),
  ),
  s: define('time', 1, 's', 'second|sec', 'seconde', 'ثانية|ثوان|ثواني|ثا|ث'),
  ms: define('time', [1, 1000], 'ms', 'millisecond', 'milliseconde', 'ميلي ثانية|ملي ثانية|جزء من الألف من الثانية'),
  min: define('time', 60, 'min|mn', 'minute', 'minute', 'دقيقة|دقائق|دق|د'),
  h: define('time', 3600, 'h', 'hour|hr|hrs', 'heure', 'ساعة|سا|س'),
  day: define('time', 86_400, 'd|j', 'day', 'jour', 'يوم|أيام'),
  week: define('time', 604_800, 'wk|sem', 'week', 'semaine', 'أسبوع|أسابيع'),
  month: define('calendar', 1, 'mo', 'month', 'mois', 'شهر|أشهر|شهور'),
  year: define('calendar', 12, 'yr|yrs', 'year', 'an|année|ans', 'سنة|سنوات|سنين|عام|أعوام'),
  kg: define('mass', 1, 'kg', 'kilogram|kilo', 'kilogramme', 'كيلوغرام|كغ|كلغ|كجم|كغم|كيلو'),
  g: define('mass', [1, 1000], 'g', 'gram', 'gramme', 'غرام|غ|غم|جم'),
  t: define('mass', 1000, 't', 'tonne|ton|metric ton', 'tonne', 'طن|أطنان'),
  '%': define(
    'ratio',
    [1, 100],
    '%',
    'percent|per cent',
    'pour cent|pourcent',
    'بالمئة|بالمائة|بالمية|في المئة|في المائة',
  ),
  dB: define('level', 1, 'dB', 'decibel', 'décibel', 'ديسيبل|ديسبل'),
  'W/m2': define(
    ...(['irradiance', 1, 'W/m²|W/m2', 'watt per square meter', 'watt par mètre carré'] as const),
    'واط في المتر المربع',
  ),
  'kW/m2': define(
    ...(['irradiance', 1000, 'kW/m²|kW/m2', 'kilowatt per square meter', 'kilowatt par mètre carré'] as const),
    'كيلوواط في المتر المربع',
  ),
  'kWh/m2': define(
    ...(['irradiation', 1000, 'kWh/m²|kWh/m2', 'kilowatt-hour per square meter'] as const),
    ...(['kilowattheure par mètre carré', 'كيلوواط ساعي في المتر المربع'] as const),
  ),
  'Wh/m2': define(
    ...(['irradiation', 1, 'Wh/m²|Wh/m2', 'watt-hour per square meter', 'wattheure par mètre carré'] as const),
    'واط ساعي في المتر المربع|واط ساعي/م2',
  ),
  'kWh/100km': define(
    ...(['consumption', 10, 'kWh/100 km|kWh/100km', 'kilowatt-hour per 100 kilometers'] as const),
    ...(['kilowattheure par 100 km', 'كيلوواط ساعي لكل 100 كيلومتر'] as const),
  ),
  'Wh/km': define(
    ...(['consumption', 1, 'Wh/km', 'watt-hour per kilometer', 'wattheure par kilomètre'] as const),
    'واط ساعي في الكيلومتر',
  ),
  'Wh/kg': define(
    ...(['specificEnergy', 1, 'Wh/kg', 'watt-hour per kilogram', 'wattheure par kilogramme'] as const),
    'واط ساعي في الكيلوغرام',
  ),
  DZD: define('money', 1, 'DZD|DA', 'dinar|Algerian dinar', 'dinar|dinar algérien', 'دج|دينار|دنانير|دينار جزائري'),
};

export type UnitId = keyof typeof definitions;

/** In the order of menus. */
export const units: Readonly<Record<UnitId, Unit>> = definitions;
export const unitIds = Object.keys(definitions) as UnitId[];

export const isUnitId = (id: string): id is UnitId => Object.hasOwn(definitions, id);

/** Of units whose usual sign is not international. */
const symbolsAr: Partial<Record<UnitId, string>> = { day: 'يوم', week: 'أسبوع', month: 'شهر', year: 'سنة', DZD: 'دج' };

/** The sign behind a number: 'kW' in both languages, but 'يوم'. */
export const unitSymbol = (id: UnitId, language: Language): string =>
  (language === 'ar' ? symbolsAr[id] : undefined) ?? units[id].symbols[0] ?? id;

/** 'kilowatt', 'كيلوواط'. */
export const unitName = (id: UnitId, language: Language | 'fr'): string => units[id].names[language][0] ?? id;
