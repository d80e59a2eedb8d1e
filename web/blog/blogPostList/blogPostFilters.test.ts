import { expect, test } from 'vitest';
import {
  blogPostFilterParams,
  hasActiveFilters,
  defaultBlogPostFilters,
  parseBlogPostFilters,
  toBlogPostListVariables,
} from './blogPostFilters';

const parse = (search: string) => parseBlogPostFilters(new URLSearchParams(search));

test('default filters correspond to an empty query', () => {
  expect(parse('')).toEqual(defaultBlogPostFilters);
  expect(parse('search=&category=')).toEqual(defaultBlogPostFilters);
  expect(blogPostFilterParams(defaultBlogPostFilters)).toEqual({});
});

test('filters survive a round trip through the URL', () => {
  const filters = parse('search=شمسية&category=3&pages=2&after=abc');
  expect(filters).toEqual({ search: 'شمسية', category: '3', pages: 2, after: 'abc' });
  expect(parse(new URLSearchParams(blogPostFilterParams(filters)).toString())).toEqual(filters);
});

test.each(['category=x', 'category=-1', 'pages=0', 'pages=1.5', 'pages=-3'])('%s is ignored', (search) => {
  expect(parse(search)).toEqual(defaultBlogPostFilters);
});

test('limits the page size to the schema maximum', () => {
  expect(toBlogPostListVariables(parse('pages=999')).first).toBeLessThanOrEqual(100);
  expect(parse(`search=${'a'.repeat(500)}`).search).toHaveLength(100);
});

test('always requests published posts only', () => {
  expect(toBlogPostListVariables(defaultBlogPostFilters)).toMatchObject({
    filter: { isPublished: true },
    first: 6,
    recent: 5,
  });
});

test('search and category count as filters, pagination does not', () => {
  expect(['search=a', 'category=1', 'pages=2'].map(parse).map(hasActiveFilters)).toEqual([true, true, false]);
});
