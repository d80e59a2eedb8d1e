import { expect, test } from 'vitest';
import { mostPages, pagesOf } from './pages';

test.each([
  ['', 1],
  ['pages=3', 3],
  ['pages=0', 1],
  ['pages=x', 1],
  ['pages=999', mostPages],
])('the address "%s" shows %i pages', (search, pages) => {
  expect(pagesOf(new URLSearchParams(search))).toBe(pages);
});
