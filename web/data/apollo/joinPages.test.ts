import { expect, test } from 'vitest';
import { joinPages } from './joinPages';

test('a row that comes again on the next page is there once, in its first place', () => {
  const rows = (...ids: string[]) => ids.map((id) => ({ id }));
  expect(joinPages(rows('1', '2'), rows('2', '3'))).toEqual(rows('1', '2', '3'));
  expect(joinPages(rows('1'), [])).toEqual(rows('1'));
});
