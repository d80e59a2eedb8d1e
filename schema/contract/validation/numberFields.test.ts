import { expect, test } from 'vitest';
import { dateTimeField, parseFormNumber, priceField, integerField, optionalIntegerField } from './numberFields';

test.each([
  ['1500', 1500],
  ['1,500', 1500],
  ['1,500,000', 1_500_000],
  ['1500,50', 1500.5],
  ['12,5', 12.5],
  ['١٥٠٠٫٥', 1500.5],
  ['1 500', 1500],
  ['a lot', 0],
  ['', 0],
])('%s in a number field is %d', (text, number) => {
  expect(parseFormNumber(text)).toBe(number);
});

test.each([
  [1500, '1500.00'],
  ['12,5', '12.50'],
  ['١٢', '12.00'],
])('a price of %s is %s', (given, amount) => {
  expect(priceField.parse(given)).toBe(amount);
});

test.each(['a lot', '1.005', -1, 1e309, '1e3', true])('%s is no price', (given) => {
  expect(priceField.safeParse(given).success).toBe(false);
});

test('a whole number stays within its bounds', () => {
  expect(integerField(10).safeParse(10).success).toBe(true);
  for (const given of [11, -1, 1.5]) expect(integerField(10).safeParse(given).success).toBe(false);
});

test('a whole number that may be left out may be blank, and is still a number where it is there', () => {
  const order = optionalIntegerField(100, 1);
  expect([undefined, '', '  ', '٧', 7].map((given) => order.safeParse(given).data)).toEqual([
    ...[undefined, undefined, undefined],
    ...[7, 7],
  ]);
  expect([0, 101, 'first', 2.5, null, []].map((given) => order.safeParse(given).success)).not.toContain(true);
});

test('a moment that is blank is missing; one that is no date is not valid', () => {
  const complaintsOn = (given: unknown) => dateTimeField.safeParse(given).error?.issues.map(({ message }) => message);
  expect([complaintsOn(' '), complaintsOn('tomorrow'), complaintsOn(undefined)]).toEqual([
    ...[['required'], ['invalidDate'], ['required']],
  ]);
});
