import { expect, test } from 'vitest';
import { divide, isEqual, parseExact, roundToSignificantDigits } from './exactNumber';

test.each([
  ['9.996', 3, '10'],
  ['9.994', 3, '9.99'],
  ['0.0345', 2, '0.035'],
  ['-0.0345', 2, '-0.035'],
  ['345', 1, '300'],
  ['350', 1, '400'],
  ['1', 5, '1'],
  ['1000', 1, '1000'],
  ['999.5', 3, '1000'],
  ['0', 3, '0'],
  ['123456789012345678901234567890', 29, '123456789012345678901234567890'],
])('%s in %d significant digits is %s', (text, digits, rounded) => {
  expect(isEqual(roundToSignificantDigits(parseExact(text), digits), parseExact(rounded))).toBe(true);
});

test('a third has no rounding error', () => {
  const third = divide(parseExact('1'), parseExact('3'));
  expect(isEqual(divide(third, parseExact('0.1')), divide(parseExact('10'), parseExact('3')))).toBe(true);
  expect(isEqual(roundToSignificantDigits(third, 2), parseExact('0.33'))).toBe(true);
  expect(() => divide(third, parseExact('0.0'))).toThrow(RangeError);
});
