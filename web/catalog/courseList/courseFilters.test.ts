import { expect, test } from 'vitest';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { maxPages } from '../../ui/navigation/loadMoreParams';
import {
  courseFilterParams,
  countActiveFilters,
  defaultCourseFilters,
  parseCourseFilters,
  toCourseListVariables,
} from './courseFilters';

const parse = (search: string) => parseCourseFilters(new URLSearchParams(search));

test('default filters correspond to an empty query', () => {
  expect(parse('')).toEqual(defaultCourseFilters);
  expect(courseFilterParams(defaultCourseFilters)).toEqual({});
});

test('filters survive a round trip through the URL', () => {
  const filters = parse('search=شمسية&category=3&level=advanced&price=paid&sort=rating&view=list&pages=2&after=abc');
  expect(parse(new URLSearchParams(courseFilterParams(filters)).toString())).toEqual(filters);
  expect(filters).toMatchObject({
    search: 'شمسية',
    category: '3',
    level: 'advanced',
    price: 'paid',
    view: 'list',
    pages: 2,
  });
});

test('empty form values mean no filter', () => {
  expect(parse('search=&category=&level=&price=&sort=relevance')).toEqual(defaultCourseFilters);
});

test.each([
  'level=expert',
  'price=cheap',
  'sort=random',
  'view=table',
  'category=x',
  'pages=0',
  'pages=1.5',
  'pages=-3',
])('%s is ignored', (search) => {
  expect(parse(search)).toEqual(defaultCourseFilters);
});

test('limits page size and search length to the schema maximum', () => {
  expect(parse('pages=999').pages).toBe(maxPages(pageSizes.default));
  expect(toCourseListVariables(parse('pages=999')).first).toBeLessThanOrEqual(100);
  expect(parse(`search=${'a'.repeat(500)}`).search).toHaveLength(100);
});

test('always requests published courses only', () => {
  expect(toCourseListVariables(defaultCourseFilters).filter).toEqual({ isPublished: true });
  expect(toCourseListVariables(parse('price=free&search=a')).filter).toMatchObject({
    isPublished: true,
    price: 'free',
    search: 'a',
  });
});

test('view and sort order do not count as filters', () => {
  expect(countActiveFilters(parse('view=list&sort=rating'))).toBe(0);
  expect(countActiveFilters(parse('search=a&price=free'))).toBe(2);
});
