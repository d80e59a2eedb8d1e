import { expect, test } from 'vitest';
import { appendPage } from './appendPage';

const page = (totalCount: number, ...ids: string[]) => ({ posts: { totalCount, rows: ids.map((id) => ({ id })) } });

test('appends the rows of the next page, one that comes again once in its first place', () => {
  const append = appendPage('posts', 'rows');
  expect(append(page(3, '1', '2'), { fetchMoreResult: page(4, '2', '3') })).toEqual(page(4, '1', '2', '3'));
  expect(append(page(1, '1'), { fetchMoreResult: page(1) })).toEqual(page(1, '1'));
});
