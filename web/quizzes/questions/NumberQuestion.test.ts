import { expect, test } from 'vitest';
import { impliedUnit } from './NumberQuestion';

test.each([
  ['12', 'A'],
  ['١٢٫٥', 'A'],
  ['12 A', 'A'],
  ['1,200', 'A'],
  ['', null],
  ['12 mA', null],
  ['12 kW', null],
])('the only unit of «%s» is %s', (text, unit) => {
  expect(impliedUnit(text, 'A')).toBe(unit);
});
