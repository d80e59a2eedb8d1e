import { expect, test } from 'vitest';
import { formatRelativeTime } from './formatRelativeTime';
import { formatWaitingCount } from './formatWaitingCount';

const now = Date.parse('2026-11-25T12:00:00Z');

test.each([
  ['2026-11-22T11:00:00Z', 'en', '3 days ago'],
  ['2026-11-22T11:00:00Z', 'ar', 'قبل 3 أيام'],
  ['2026-11-25T10:59:00Z', 'en', '1 hour ago'],
  ['2026-11-25T11:59:30Z', 'en', 'this minute'],
  ['2026-11-27T13:00:00Z', 'en', 'in 2 days'],
  ['2026-11-27T11:00:00Z', 'ar', 'بعد الغد'],
  ['2026-11-26T22:30:00Z', 'en', 'tomorrow'],
  ['2026-11-26T23:30:00Z', 'en', 'in 2 days'],
  ['2026-11-26T11:00:00Z', 'en', 'in 23 hours'],
  ['2026-11-23T12:30:00Z', 'en', '2 days ago'],
  ['2026-11-24T11:59:00Z', 'ar', 'أمس'],
] as const)('%s in %s is %s', (iso, language, age) => {
  expect(formatRelativeTime(iso, language, now)).toBe(age);
});

test('the count of what waits ends at 99', () => {
  expect([0, 7, 99, 100].map(formatWaitingCount)).toEqual(['0', '7', '99', '+99']);
});
