import { dropInvisible, stripIgnorable, toHyphens, toLatinDigits, toPlainWidths } from '../../text/characters';
import { findUnit } from './findUnit';
import { isUnitId, units as unitTable, type UnitId } from './units';
import { readDigits, toDecimalText } from './writtenDigits';

/** What a text says, exactly. */
export interface NumberReading {
  /** Decimal text without superfluous zeros: '12.5', '-3'. */
  value: string;
  /** Null for a plain number, and for one whose unit has an error. */
  unit: UnitId | null;
  /** `unknown`: what is written behind the number is no unit. `conflicting`: another unit is chosen than the written one. */
  unitError: 'unknown' | 'conflicting' | null;
}

export type NumberResult =
  | { kind: 'blank' | 'unreadable' }
  | { kind: 'ambiguous'; readings: Record<'decimal' | 'grouped', NumberReading> }
  | ({ kind: 'number' } & NumberReading);

interface NumberContext {
  /** Ids of the units that the question offers; the others are read as well. */
  units?: readonly string[];
  /** The one chosen beside the field. */
  unit?: string | null;
  /** How an ambiguous separator was meant, once the learner was asked. */
  reading?: 'decimal' | 'grouped' | null;
}

/** Bounds the time of reading; a response is shorter. */
const maxLength = 200;

/**
 * Signs as a keyboard writes them, `^` before raised digits behind ten, and no "U =" before the number. Arabic keyboards have the
 * tatweel in place of a minus.
 */
const toPlainNumber = (text: string): string =>
  toHyphens(
    toLatinDigits(toPlainWidths(dropInvisible(text))).replace(
      /10 ?([⁺⁻]?[⁰¹²³⁴-⁹]+)/g,
      (_, raised: string) => `10^${raised.normalize('NFKC')}`,
    ),
  )
    .replaceAll('،', ',')
    .replace(/[’‘ʼ´`′]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^ ?ـ+(?= ?\d)/, '-')
    .replace(/^ ?\p{L}{1,2}\d? ?= ?/u, '')
    .replace(/^[ "'«“„([=≈~]+|[ "'»”“)\]!؟?.,;؛:]+$/g, '');

const digitsPattern = /[.,٫]?\d(?:[ .,'٫٬]?\d)*/;
const powerPattern = /^(?: ?[x×*·⋅.] ?10 ?(?:\^|\*\*) ?([+-]? ?\d{1,2})|e([+-]?\d{1,2}))(?!\d)(.*)$/i;
/** "10^3", and the French "1,2.10^3", whose ten looks like decimals. */
const tenPattern = /^(?:(.*)\.)?10$/;
const powerOfTenPattern = /^ ?(?:\^|\*\*) ?([+-]? ?\d{1,2})(?!\d)(.*)$/;

/** The digits with their separators, the power of ten, and what is behind. */
function splitPower(written: string, after: string) {
  const [, power, shortPower, behindPower] = powerPattern.exec(after) ?? [];
  const exponent = power ?? shortPower;
  if (exponent !== undefined) return { written, exponent: toInteger(exponent), after: behindPower ?? '' };
  const [ten, mantissa = '1'] = tenPattern.exec(written) ?? [];
  const [, raised, behindTen = ''] = ten === undefined ? [] : (powerOfTenPattern.exec(after) ?? []);
  if (raised !== undefined) return { written: mantissa, exponent: toInteger(raised), after: behindTen };
  return { written, exponent: 0, after };
}

const toInteger = (text: string): number => Number(text.replace(' ', ''));

/** @returns null for a text that is not one number with at most one word or sign beside it */
function splitText(text: string) {
  const match = digitsPattern.exec(text);
  if (!match) return null;
  const [, before = '', sign = ''] = /^([^]*?)([+-]?) ?$/.exec(text.slice(0, match.index)) ?? [];
  const { written, exponent, after } = splitPower(match[0], text.slice(match.index + match[0].length));
  // "10-" and "10 °C-" can mean -10.
  if ((before.trim() !== '' && after.trim() !== '') || /^ ?[+-]|[+-]$/.test(after)) return null;
  return { sign, written, exponent, before: before.trim(), after: after.trim() };
}

/** A word behind a number that is no unit; other digits and signs there mean something else, such as "1/2" or "12 - 13". */
const unknownUnitPattern = /^(?=.*[\p{L}‰])(?:\P{N}{1,30}|\P{N}{0,29}\p{L}[23²³])$/u;

/** @returns undefined for a text that makes the number unreadable */
function readUnit(
  before: string,
  after: string,
  { units = [], unit: chosen = null }: NumberContext,
): Pick<NumberReading, 'unit' | 'unitError'> | undefined {
  const preferred = chosen === null ? units : [chosen];
  const chosenUnit = chosen !== null && isUnitId(chosen) ? chosen : null;
  if (before === '' && after === '') return { unit: chosenUnit, unitError: null };
  const quantities = new Set(preferred.filter(isUnitId).map((id) => unitTable[id].quantity));
  const written = findUnit(before || after, quantities);
  if (written === null) {
    if (before !== '' || !unknownUnitPattern.test(after)) return undefined;
    return { unit: null, unitError: 'unknown' };
  }
  if (chosenUnit !== null && chosenUnit !== written) return { unit: null, unitError: 'conflicting' };
  return { unit: written, unitError: null };
}

/**
 * Reads a number with or without a unit as people write it: "١٢٫٥ كيلو واط", "12,5 kW", "1.2×10³", "−3 °C". Unlike `parseDecimal`
 * of forms, where three digits behind a comma or point are a group, "1,200" is ambiguous: a grade must not hang on a guess.
 * Fractions, ranges, and a sign of both signs are unreadable.
 */
export function readNumber(text: string, context: NumberContext = {}): NumberResult {
  if (stripIgnorable(text) === '') return { kind: 'blank' };
  if (text.length > maxLength) return { kind: 'unreadable' };
  const parts = splitText(toPlainNumber(text));
  const digits = parts && readDigits(parts.written);
  const unit = parts && readUnit(parts.before, parts.after, context);
  if (!parts || !digits || !unit) return { kind: 'unreadable' };
  const toReading = (decimal: string): NumberReading => ({
    value: toDecimalText(decimal, parts.exponent, parts.sign === '-'),
    ...unit,
  });
  if (typeof digits === 'string') return { kind: 'number', ...toReading(digits) };
  if (context.reading) return { kind: 'number', ...toReading(digits[context.reading]) };
  return { kind: 'ambiguous', readings: { decimal: toReading(digits.decimal), grouped: toReading(digits.grouped) } };
}
