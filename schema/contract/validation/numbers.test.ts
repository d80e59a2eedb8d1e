import { expect, test } from 'vitest';
import { parsedNumber, price, whole } from './numbers';

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
  expect(parsedNumber(text)).toBe(number);
});

test.each([
  [1500, '1500.00'],
  ['12,5', '12.50'],
  ['١٢', '12.00'],
])('a price of %s is %s', (given, amount) => {
  expect(price.parse(given)).toBe(amount);
});

test.each(['a lot', '1.005', -1, 1e309, '1e3', true])('%s is no price', (given) => {
  expect(price.safeParse(given).success).toBe(false);
});

test('a whole number stays within its bounds', () => {
  expect(whole(10).safeParse(10).success).toBe(true);
  for (const given of [11, -1, 1.5]) expect(whole(10).safeParse(given).success).toBe(false);
});
