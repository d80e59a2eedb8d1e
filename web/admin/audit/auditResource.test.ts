import { expect, test } from 'vitest';
import { nextDay, startOfAlgerianDay } from './auditResource';

test('a day begins at midnight in Algeria', () => {
  expect(startOfAlgerianDay('2026-11-21')).toBe('2026-11-21T00:00:00+01:00');
});

test('the day after the last of a month, a year or a February is the first of the next', () => {
  expect([nextDay('2026-11-30'), nextDay('2026-12-31'), nextDay('2028-02-28'), nextDay('2027-02-28')]).toEqual([
    '2026-12-01',
    '2027-01-01',
    '2028-02-29',
    '2027-03-01',
  ]);
});

test.each(['', 'yesterday', '2026-13-01', '21/11/2026'])('what is no day (%s) narrows nothing', (text) => {
  expect(startOfAlgerianDay(text)).toBeUndefined();
  expect(nextDay(text)).toBe('');
});
