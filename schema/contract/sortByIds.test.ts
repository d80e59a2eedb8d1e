import { expect, test } from 'vitest';
import { sortByIds } from './sortByIds';

test('rows stand in the order of the ids, others behind them', () => {
  const rows = [1, 2, 3, 4].map((id) => ({ id }));
  expect(sortByIds(rows, [4, 2]).map(({ id }) => id)).toEqual([4, 2, 1, 3]);
});
