import { normalizeLetters, toStandardLetters } from '../../search/searchText';
import { isUnitId, units, unitIds, type Quantity, type UnitId } from './units';

/** Signs between the parts of a unit that say nothing: "N.m", "kW-h", "أمبير - ساعة", "m^2", "(V)". */
const separators = /[\s\-._·⋅•×*^,()[\]«»"'`]+/g;

/** "في الساعة", "par heure", "بالساعة". */
const perWords = /(?:^|\s)(?:(?:في|لكل|per|par|aux|à)\s+|(?:بال|لل)(?=\S\S))/giu;

/** "m.s-1", "W·m⁻²". */
const negativePower = /[\s.·⋅*](\p{L}+)\^?[-−](?:1|([23]))$/u;

/** A slash for words and powers of rates, and no signs that NFKC turns into letters or spaces. */
const toPlainUnit = (text: string): string =>
  text
    .replace(/[º˚]/g, '°')
    .replaceAll('٪', '%')
    .normalize('NFKC')
    .replace(perWords, '/')
    .replace(negativePower, (_, unit: string, power = '') => `/${unit}${power}`);

/** Keeps the case: mW is not MW. */
const foldSymbol = (text: string): string => toPlainUnit(text).replaceAll('ـ', '').replace(separators, '');

/** Other spellings of a joined name, in normalized letters; prefixes at its beginning or behind a slash. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(^|\/)(?:ميلي|مللي)/g, '$1ملي'],
  [/(^|\/)مايكرو/g, '$1ميكرو'],
  [/(^|\/)مي(?:جا|قا|كا)/g, '$1ميغا'],
  [/(^|\/)(?:جيجا|جيقا|غيغا)/g, '$1جيغا'],
  [/وات/g, 'واط'],
  [/كيلوواط/g, 'كيلواط'],
  [/ف(?:ولت|لط|لت)/g, 'فولط'],
  [/امبار|امبر/g, 'امبير'],
  [/هيرتز/g, 'هرتز'],
  [/[جقك]رام/g, 'غرام'],
  [/ليتر/g, 'لتر'],
  [/نيوطن/g, 'نيوتن'],
  [/بسكال/g, 'باسكال'],
  [/سي?ل[سز]يوس/g, 'سلسيوس'],
  [/ملمتر/g, 'مليمتر'],
  [/(مربع|مكعب)ه/g, '$1'],
  [/^sq([mc]?m)$/, '$12'],
  [/ساع(?:يه|ي|ات|تين)(?!\p{L})/gu, 'ساعه'],
  [/مءويه|ميويه|ماويه/g, 'مييه'],
  [/heure/g, 'hour'],
  [/metre/g, 'meter'],
  [/litre/g, 'liter'],
  [/gramme/g, 'gram'],
];

/** Of the Arabic accusative behind a number: "12 فولطًا". Prefixes that are written apart end so, too. */
const accusativeEnding = /^(?!مي[غجق]ا$|[جغ]ي[غجق]ا$)(.{3,})ا$/;

const foldWord = (word: string): string =>
  word
    .replace(/^ال(?=..)/, '')
    .replace(accusativeEnding, '$1')
    .replace(/^([a-z]{3,})s$/, '$1');

/** A name without case, marks, plural endings, articles and spaces. */
function foldName(text: string): string {
  const words = toStandardLetters(normalizeLetters(toPlainUnit(text)))
    .replaceAll('/', ' / ')
    .split(separators);
  const joined = words.map(foldWord).join('');
  return spellings.reduce((name, [pattern, spelling]) => name.replace(pattern, spelling), joined);
}

/** Quantities whose prefixes milli and mega are both in use: only the case tells them apart. */
const caseBound: ReadonlySet<Quantity> = new Set([
  ...(['voltage', 'current', 'power', 'apparentPower', 'energy', 'charge', 'resistance'] as const),
  ...(['inductance', 'frequency', 'pressure', 'capacitance'] as const),
]);

/** "MWH" and "mwh" are different, "KWH" and "kwh" are not; "Mohms" is a plural, "mAs" is not. */
const keepPrefixCase = (symbol: string): string =>
  (symbol.slice(0, 1) + symbol.slice(1).toLowerCase()).replace(/([a-z]{3})s$/, '$1');

function addTo(index: Map<string, UnitId[]>, key: string, id: UnitId): void {
  const ids = index.get(key) ?? [];
  if (!ids.includes(id)) index.set(key, [...ids, id]);
}

function createIndex() {
  const bySymbol = new Map<string, UnitId[]>();
  const byPrefixCase = new Map<string, UnitId[]>();
  const byName = new Map<string, UnitId[]>();
  for (const id of unitIds) {
    const { symbols, names, quantity } = units[id];
    for (const symbol of symbols.map(foldSymbol)) {
      addTo(bySymbol, symbol, id);
      if (/^m/i.test(symbol) && caseBound.has(quantity)) addTo(byPrefixCase, keepPrefixCase(symbol), id);
      else addTo(byName, foldName(symbol), id);
    }
    for (const name of Object.values(names).flat()) addTo(byName, foldName(name), id);
  }
  return { bySymbol, byPrefixCase, byName };
}

let index: ReturnType<typeof createIndex> | undefined;

/** "كلم/سا" is the unit `km/h`, "kWh aux 100 km" is `kWh/100km`. */
function findRate(text: string): UnitId | null {
  const [amount = '', basis, ...others] = toPlainUnit(text).split('/');
  if (basis === undefined || others.length > 0) return null;
  const [, hundred = '', per = ''] = /^\s*(100)?([^]*)$/.exec(basis) ?? [];
  const id = `${findCandidates(amount)[0]}/${hundred}${findCandidates(per)[0]}`;
  return isUnitId(id) ? id : null;
}

function findCandidates(text: string): UnitId[] {
  index ??= createIndex();
  const symbol = foldSymbol(text);
  return [
    ...(index.bySymbol.get(symbol) ?? []),
    ...(index.byPrefixCase.get(keepPrefixCase(symbol)) ?? []),
    ...(index.byName.get(foldName(text)) ?? []),
  ];
}

/**
 * The unit of a symbol or name in Arabic, French or English: "kWh", "KWH", "كيلو واط ساعة", "kilowatts-heures".
 * @param quantities preferred where a spelling has several meanings: "C" is °C or the rate of a battery, "H" henry or hour
 * @returns null for an unknown unit
 */
export function findUnit(text: string, quantities: ReadonlySet<Quantity>): UnitId | null {
  const candidates = findCandidates(text);
  return candidates.find((id) => quantities.has(units[id].quantity)) ?? candidates[0] ?? findRate(text);
}
