import { expect, test } from 'vitest';
import { toDayRange } from './dayRange';

test('a range begins at midnight in Algeria and includes its last day', () => {
  expect(toDayRange({ from: '2026-11-21', to: '2026-11-21' })).toEqual({
    from: '2026-11-21T00:00:00+01:00',
    to: '2026-11-22T00:00:00+01:00',
  });
});

test.each([
  ['2026-11-30', '2026-12-01'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
  ['2027-02-28', '2027-03-01'],
])('the last day %s ends where %s begins', (to, end) => {
  expect(toDayRange({ from: '', to })).toEqual({ from: undefined, to: `${end}T00:00:00+01:00` });
});

test.each(['', 'yesterday', '2026-13-01', '21/11/2026'])('what is no day (%s) narrows nothing', (text) => {
  expect(toDayRange({ from: text, to: text })).toEqual({ from: undefined, to: undefined });
});
