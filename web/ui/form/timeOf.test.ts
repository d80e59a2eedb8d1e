import { expect, test } from 'vitest';
import { moment } from '../../../schema/contract/validation/numbers';
import { timeOf } from './timeOf';

test.each(['2026-11-21T09:00:00.000Z', '2026-12-31T23:30:00.000Z', '2026-07-01T00:00:00.000Z'])(
  '%s is shown by the clocks of Algeria, and read back as it was',
  (iso) => {
    expect(moment.parse(timeOf(iso))).toEqual(new Date(iso));
  },
);

test('the new year begins in Algiers an hour before it does in Greenwich', () => {
  expect(timeOf('2026-12-31T23:30:00.000Z')).toBe('2027-01-01T00:30');
  expect([timeOf(null), timeOf(undefined)]).toEqual(['', '']);
});
