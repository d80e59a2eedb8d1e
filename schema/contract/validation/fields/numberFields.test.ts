import { expect, test } from 'vitest';
import { formatPrice } from '../../text/format/formatters';
import {
  dateTimeField,
  endDateTimeField,
  foreignKeyField,
  idField,
  priceField,
  integerField,
  optionalIntegerField,
} from './numberFields';

test.each([
  [1500, '1500.00'],
  ['12,5', '12.50'],
  ['١٢', '12.00'],
  ['15 000 دج', '15000.00'],
  ['15.000', '15000.00'],
  [15.5, '15.50'],
  ['99999999.99', '99999999.99'],
])('a price of %s is %s', (input, amount) => {
  expect(priceField.parse(input)).toBe(amount);
});

test.each([
  'a lot',
  '1.0005',
  1.005,
  '-5',
  -1,
  1e309,
  '1e3',
  '0.500',
  '.5',
  '1500.000',
  `${' '.repeat(99)}15000`,
  '15 €',
  '100000000',
  true,
])('%s is no price', (input) => {
  expect(priceField.safeParse(input).success).toBe(false);
});

test.each(['0', '5', '99.99', '1234.5', '1500', '15000', '1500000', '99999999.99'])(
  'the price %s as the server prints it keeps its value',
  (price) => {
    const printed = Number(price).toFixed(2);
    expect(priceField.parse(printed)).toBe(printed);
    expect(priceField.parse(formatPrice(printed, 'ar'))).toBe(printed);
    expect(priceField.parse(formatPrice(printed, 'en'))).toBe(printed);
  },
);

test('a whole number stays within its bounds', () => {
  expect(integerField(10).safeParse(10).success).toBe(true);
  for (const input of [11, -1, 1.5]) expect(integerField(10).safeParse(input).success).toBe(false);
});

test('a whole number that may be left out may be blank, and is still a number where it is there', () => {
  const order = optionalIntegerField(100, 1);
  expect([undefined, '', '  ', '٧', 7].map((input) => order.safeParse(input).data)).toEqual([
    ...[undefined, undefined, undefined],
    ...[7, 7],
  ]);
  expect([0, 101, 'first', 2.5, null, []].map((input) => order.safeParse(input).success)).not.toContain(true);
});

test('a moment that is blank is missing; one that is no date is not valid', () => {
  const messagesOf = (input: unknown) => dateTimeField.safeParse(input).error?.issues.map(({ message }) => message);
  expect([messagesOf(' '), messagesOf('tomorrow'), messagesOf(undefined)]).toEqual([
    ...[['required'], ['invalidDate'], ['required']],
  ]);
});

test.each([
  ['2026-03-01', '2026-02-28T23:00:00.000Z'],
  ['2026-03-01T10:00', '2026-03-01T09:00:00.000Z'],
  ['2026-03-01T10:00:30.5', '2026-03-01T09:00:30.500Z'],
  ['2026-03-01T10:00Z', '2026-03-01T10:00:00.000Z'],
  [' 2026-03-01T10:00:00.123456Z ', '2026-03-01T10:00:00.123Z'],
  ['2028-02-29T10:00:00+03:30', '2028-02-29T06:30:00.000Z'],
])('the ISO 8601 date %s is %s', (text, expected) => {
  expect(dateTimeField.parse(text).toISOString()).toBe(expected);
});

test.each([
  ['2026-12-10', '2026-12-10T22:59:59.999Z'],
  ['2028-02-29', '2028-02-29T22:59:59.999Z'],
  ['2026-12-10T00:00', '2026-12-09T23:00:00.000Z'],
  ['2026-12-10T10:00Z', '2026-12-10T10:00:00.000Z'],
])('as an end, %s is %s', (text, expected) => {
  expect(endDateTimeField.parse(text).toISOString()).toBe(expected);
  // Forms and resolvers parse a date once each.
  expect(endDateTimeField.parse(dateTimeField.parse(text)).toISOString()).toBe(expected);
});

test.each([
  ...['2026-02-30', '2026-02-30T00:00:00Z', '2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31T10:00'],
  ...['2026-03-01T24:30', '2026-03-01T10:60', '2026-03-01T10:00:61Z', '2026-03-01T10:00+25:00', '2026-03-01T1:00'],
  ...['a\r\nSet-Cookie: x=1', 'hello 5', '-1', '%00', '0', '1', '2026', '2026-03', '03/01/2026', 'March 1, 2026'],
  ...['2026-03-01 10:00', '20260301', '2026-W10', '1970-01-01T00:00:00Z garbage', '+002026-03-01', '275760-09-13'],
])('%j is no date', (text) => {
  expect(dateTimeField.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(['invalidDate']);
});

test.each([
  '3e0',
  ' 3',
  '3 ',
  '+3',
  '-3',
  '3.0',
  '0x3',
  '03',
  '٣',
  '1,500',
  '',
  0,
  -1,
  1.5,
  2 ** 31,
  1e21,
  true,
  null,
  [3],
])('%j is no id', (input) => {
  expect(idField.safeParse(input).success).toBe(false);
  const isAbsent = input === '' || input === null;
  expect(foreignKeyField.safeParse(input).data).toBe(isAbsent ? null : undefined);
});

test('an id is a whole number or its digits', () => {
  expect([3, '3', 2_147_483_647, '2147483647'].map((input) => idField.parse(input))).toEqual([
    ...[3, 3, 2_147_483_647, 2_147_483_647],
  ]);
});
