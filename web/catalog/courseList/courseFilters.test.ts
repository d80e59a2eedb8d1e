import { expect, test } from 'vitest';
import { limits } from '../../../schema/contract/limits';
import { maxPages } from '../../ui/navigation/listRange';
import {
  courseFilterParams,
  countActiveFilters,
  defaultCourseFilters,
  parseCourseFilters,
  toCourseListVariables,
} from './courseFilters';

const read = (search: string) => parseCourseFilters(new URLSearchParams(search));

test('an address without filters is the usual list, and the usual list has no filters in its address', () => {
  expect(read('')).toEqual(defaultCourseFilters);
  expect(courseFilterParams(defaultCourseFilters)).toEqual({});
});

test('filters survive the way into the address and back', () => {
  const filters = read('search=شمسية&category=3&level=advanced&price=paid&sort=rating&view=list&pages=2&after=abc');
  expect(read(new URLSearchParams(courseFilterParams(filters)).toString())).toEqual(filters);
  expect(filters).toMatchObject({
    search: 'شمسية',
    category: '3',
    level: 'advanced',
    price: 'paid',
    view: 'list',
    pages: 2,
  });
});

test('what a form sends without a choice counts as no choice', () => {
  expect(read('search=&category=&level=&price=&sort=newest')).toEqual(defaultCourseFilters);
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
  expect(read(search)).toEqual(defaultCourseFilters);
});

test('no address asks for more than the schema gives', () => {
  expect(read('pages=999').pages).toBe(maxPages(limits.pageSize.default));
  expect(toCourseListVariables(read('pages=999')).first).toBeLessThanOrEqual(100);
  expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(100);
});

test('the list asks for published courses alone, whatever else is chosen', () => {
  expect(toCourseListVariables(defaultCourseFilters).filter).toEqual({ isPublished: true });
  expect(toCourseListVariables(read('price=free&search=a')).filter).toMatchObject({
    isPublished: true,
    price: 'free',
    search: 'a',
  });
});

test('view and sort are no filters', () => {
  expect(countActiveFilters(read('view=list&sort=rating'))).toBe(0);
  expect(countActiveFilters(read('search=a&price=free'))).toBe(2);
});
