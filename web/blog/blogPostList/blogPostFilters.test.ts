import { expect, test } from 'vitest';
import {
  blogPostFilterParams,
  hasActiveFilters,
  defaultBlogPostFilters,
  parseBlogPostFilters,
  toBlogPostListVariables,
} from './blogPostFilters';

const read = (search: string) => parseBlogPostFilters(new URLSearchParams(search));

test('an address without filters is the usual list, and the usual list has no filters in its address', () => {
  expect(read('')).toEqual(defaultBlogPostFilters);
  expect(read('search=&category=')).toEqual(defaultBlogPostFilters);
  expect(blogPostFilterParams(defaultBlogPostFilters)).toEqual({});
});

test('filters survive the way into the address and back', () => {
  const filters = read('search=شمسية&category=3&pages=2&after=abc');
  expect(filters).toEqual({ search: 'شمسية', category: '3', pages: 2, after: 'abc' });
  expect(read(new URLSearchParams(blogPostFilterParams(filters)).toString())).toEqual(filters);
});

test.each(['category=x', 'category=-1', 'pages=0', 'pages=1.5', 'pages=-3'])('%s is ignored', (search) => {
  expect(read(search)).toEqual(defaultBlogPostFilters);
});

test('no address asks for more than the schema gives', () => {
  expect(toBlogPostListVariables(read('pages=999')).first).toBeLessThanOrEqual(100);
  expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(100);
});

test('the list asks for published articles alone, whatever else is chosen', () => {
  expect(toBlogPostListVariables(defaultBlogPostFilters)).toMatchObject({
    filter: { isPublished: true },
    first: 6,
    recent: 5,
  });
});

test('a search and a category narrow the list, a longer list does not', () => {
  expect(['search=a', 'category=1', 'pages=2'].map(read).map(hasActiveFilters)).toEqual([true, true, false]);
});
