import { expect, test } from 'vitest';
import { dateTimeField } from '../../../schema/contract/validation/fields/numberFields';
import { toDateTimeLocal } from './inputs';

test.each(['2026-11-21T09:00:00.000Z', '2026-12-31T23:30:00.000Z', '2026-07-01T00:00:00.000Z'])(
  '%s is converted to Algerian time and back without loss',
  (iso) => {
    expect(dateTimeField.parse(toDateTimeLocal(iso))).toEqual(new Date(iso));
  },
);

test('converts to Algerian time one hour ahead of UTC', () => {
  expect(toDateTimeLocal('2026-12-31T23:30:00.000Z')).toBe('2027-01-01T00:30');
  expect([toDateTimeLocal(null), toDateTimeLocal(undefined)]).toEqual(['', '']);
});
