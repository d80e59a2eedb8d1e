import { expect, test } from 'vitest';
import { createRandom } from '../../../testing/createRandom';
import { findUnit } from './findUnit';
import { formatReading } from './formatReading';
import { readNumber } from './readNumber';
import { unitIds, unitName, units, unitSymbol } from './units';

test.each([
  ['12.5 kW', '12.5', 'kW'],
  ['007', '7', null],
  ['1.50', '1.5', null],
  ['-0,0', '0', null],
  ['1,234,567', '1234567', null],
  ['1.234,5', '1234.5', null],
  ['1,234.567', '1234.567', null],
  ['1 234,567', '1234.567', null],
  ['1234,567', '1234.567', null],
  ['0,500', '0.5', null],
  ['٠٫٥', '0.5', null],
  ['2×10^-3 A', '0.002', 'A'],
  ['2.5·10⁻³ A', '0.0025', 'A'],
  ['10⁶', '1000000', null],
  ['1e-30', `0.${'0'.repeat(29)}1`, null],
])('%s is %s %s', (text, value, unit) => {
  expect(readNumber(text)).toEqual({ kind: 'number', value, unit, unitError: null });
});

test.each([
  ['1,200', '1.2', '1200'],
  ['-12.345 V', '-12.345', '-12345'],
  ['١،٢٠٠', '1.2', '1200'],
  ['999.000', '999', '999000'],
  ['1,500×10^3', '1500', '1500000'],
])('%s is asked about: %s or %s', (text, decimal, grouped) => {
  const result = readNumber(text);
  expect(result).toMatchObject({
    kind: 'ambiguous',
    readings: { decimal: { value: decimal }, grouped: { value: grouped } },
  });
  expect(readNumber(text, { reading: 'decimal' })).toMatchObject({ kind: 'number', value: decimal });
  expect(readNumber(text, { reading: 'grouped' })).toMatchObject({ kind: 'number', value: grouped });
});

test('a chosen unit is the unit of a number without one, and contradicts another one', () => {
  expect(readNumber('12', { unit: 'kW' })).toMatchObject({ value: '12', unit: 'kW', unitError: null });
  expect(readNumber('12 kW', { unit: 'kW' })).toMatchObject({ unit: 'kW', unitError: null });
  expect(readNumber('12 W', { unit: 'kW' })).toMatchObject({ unit: null, unitError: 'conflicting' });
  expect(readNumber('12 xyz', { unit: 'kW' })).toMatchObject({ unit: null, unitError: 'unknown' });
  expect(readNumber('', { unit: 'kW' })).toEqual({ kind: 'blank' });
});

test('a sign with several meanings is read as a unit that the question offers', () => {
  expect(readNumber('25 C', { units: ['degC'] })).toMatchObject({ unit: 'degC' });
  expect(readNumber('2 C', { units: ['C'] })).toMatchObject({ unit: 'C' });
  expect(readNumber('36°', { units: ['deg'] })).toMatchObject({ unit: 'deg' });
  expect(readNumber('5 H', { units: ['h'] })).toMatchObject({ unit: 'h' });
  expect(readNumber('5 H', { units: ['H'] })).toMatchObject({ unit: 'H' });
  expect(readNumber('3 J', { units: ['day'] })).toMatchObject({ unit: 'day' });
});

test('every unit is found by its symbols and its names in three languages', () => {
  for (const id of unitIds) {
    const { symbols, names, quantity } = units[id];
    for (const text of [id, ...symbols, ...Object.values(names).flat(), unitSymbol(id, 'ar'), unitName(id, 'fr')]) {
      // The id of a unit is a name for programs; those that look like another unit are left out.
      if (text === id && !symbols.includes(id)) continue;
      expect([text, findUnit(text, new Set([quantity]))]).toEqual([text, id]);
      expect([text, readNumber(`12,5 ${text}`, { units: [id] })]).toMatchObject([text, { value: '12.5', unit: id }]);
    }
  }
});

test('no spelling belongs to two units of one quantity', () => {
  const owners = new Map<string, string>();
  for (const id of unitIds)
    for (const spelling of [...units[id].symbols, ...Object.values(units[id].names).flat()]) {
      const key = `${units[id].quantity} ${spelling}`;
      expect([key, owners.get(key) ?? id]).toEqual([key, id]);
      owners.set(key, id);
    }
});

test.each([
  [{ value: '12.5', unit: 'kW' }, '12.5\u00A0kW', '12.5\u00A0kW'],
  [{ value: '1200', unit: 'V' }, '1200\u00A0V', '1200\u00A0V'],
  [{ value: '-1500000.25', unit: 'DZD' }, '-1\u202F500\u202F000.25\u00A0DZD', '-1\u202F500\u202F000.25\u00A0دج'],
  [{ value: '80', unit: '%' }, '80%', '80%'],
  [{ value: '36', unit: 'deg' }, '36°', '36°'],
  [{ value: '3', unit: 'day' }, '3\u00A0d', '3\u00A0يوم'],
  [{ value: '96', unit: null }, '96', '96'],
] as const)('%o is shown as %s and %s', (reading, en, ar) => {
  expect(formatReading(reading, 'en')).toBe(en);
  expect(formatReading(reading, 'ar')).toBe(ar);
});

/** Signs of numbers, units, marks and anything else. */
const alphabet = [
  ...Array.from(
    "0123456789٠١٢٣۴۵۶.,٫٬،'’ \u00A0\u202F\t\n+-−–±×x*·^eE/()[]%٪°ΩkKmMwWvVhAكيلووات فولطساعةـ\u200F\u202B\u202E\u0000²³⁻½∞💥",
  ),
  ...['\uD800', 'kW', 'كيلوواط', '10^', '×10', 'e3', '1,200', '__proto__', 'NaN'],
];

test('hostile texts are read without an error, and what is shown of a number is read as the same number', () => {
  const random = createRandom(7);
  let numbers = 0;
  const draw = () => alphabet[Math.floor(random() * alphabet.length)] ?? '';
  for (let count = 0; count < 6000; count++) {
    const text = Array.from({ length: Math.floor(random() * 12) }, draw).join('');
    const result = readNumber(text, { units: ['kW', '%', '__proto__'], unit: random() < 0.1 ? 'V' : null });
    if (result.kind !== 'number') continue;
    expect(result.value).toMatch(/^(?:0|-?(?:[1-9]\d*|0(?=\.))(?:\.\d*[1-9])?)$/);
    if (result.unitError) continue;
    numbers++;
    const shown = formatReading(result, 'ar');
    const units = result.unit === null ? [] : [result.unit];
    expect([shown, readNumber(shown, { units, reading: 'decimal' })]).toEqual([shown, result]);
  }
  expect(numbers).toBeGreaterThan(100);
});

test('a long text is read in a moment', () => {
  for (const part of [
    '1',
    '1 ',
    '1.',
    '1,',
    '×10^',
    '^',
    ' ',
    '\u200F',
    '(',
    'كيلو',
    '/',
    'per ',
    '10⁻',
    '-',
    'ا',
    '1e',
  ])
    for (const length of [60, 199, 200, 100_000]) {
      const text = part.repeat(Math.ceil(length / part.length)).slice(0, length);
      expect(['blank', 'unreadable', 'number', 'ambiguous']).toContain(readNumber(text).kind);
      expect(['blank', 'unreadable', 'number', 'ambiguous']).toContain(readNumber(`12 ${text}`).kind);
    }
});
