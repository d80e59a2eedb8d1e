import { expect, test } from 'vitest';
import { pageSizes } from '../../schema/contract/pageSizes';
import { isUncounted, knownRowCount } from './rowCounts';

const uncounted = pageSizes.countedRows + 1;

test('counts up to the limit are exact', () => {
  expect([isUncounted(pageSizes.countedRows), isUncounted(uncounted)]).toEqual([false, true]);
  expect(knownRowCount(25, { page: 3, pageSize: 10, shown: 5 })).toBe(25);
});

test('beyond the counted rows, a full page has a next one', () => {
  expect(knownRowCount(uncounted, { page: 1, pageSize: 100, shown: 100 })).toBe(uncounted);
  expect(knownRowCount(uncounted, { page: 101, pageSize: 100, shown: 100 })).toBe(10_101);
  expect(knownRowCount(uncounted, { page: 102, pageSize: 100, shown: 7 })).toBe(10_107);
});
