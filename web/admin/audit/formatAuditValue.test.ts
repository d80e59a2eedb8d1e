import { expect, test } from 'vitest';
import { formatAuditValue } from './AuditChanges';

const valueLabels = { yes: 'نعم', no: 'لا', none: '—' };

test.each([
  [null, '—'],
  ['""', '—'],
  ['true', 'نعم'],
  ['false', 'لا'],
  ['90', '90'],
  ['"1500.00"', '1500.00'],
  ['"2026-11-21T09:30:00.000+00:00"', '21 نوفمبر 2026، 10:30'],
  ['["a","b"]', '[\n "a",\n "b"\n]'],
])('%s is read as %s', (json, text) => {
  expect(formatAuditValue(json, valueLabels)).toBe(text);
});

test('a value that has a name is called by it', () => {
  expect([
    formatAuditValue('"trainer"', valueLabels, { trainer: 'مدرّب' }),
    formatAuditValue('"other"', valueLabels, { trainer: 'مدرّب' }),
  ]).toEqual(['مدرّب', 'other']);
});

test('of a long text the beginning is shown', () => {
  expect(formatAuditValue(JSON.stringify('x'.repeat(5000)), valueLabels)).toHaveLength(601);
});
