import { expect, test } from 'vitest';
import { limits } from '../../schema/contract/limits';
import { mostPages } from '../ui/span';
import { addressOf, countActive, noFilters, readFilters, variablesOf } from './filters';

const read = (search: string) => readFilters(new URLSearchParams(search));

test('an address without filters is the usual list, and the usual list has no filters in its address', () => {
  expect(read('')).toEqual(noFilters);
  expect(addressOf(noFilters)).toEqual({});
});

test('filters survive the way into the address and back', () => {
  const filters = read('search=شمسية&category=3&level=advanced&price=paid&sort=rating&view=list&pages=2&after=abc');
  expect(read(new URLSearchParams(addressOf(filters)).toString())).toEqual(filters);
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
  expect(read('search=&category=&level=&price=&sort=newest')).toEqual(noFilters);
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
  expect(read(search)).toEqual(noFilters);
});

test('no address asks for more than the schema gives', () => {
  expect(read('pages=999').pages).toBe(mostPages(limits.page.default));
  expect(variablesOf(read('pages=999')).first).toBeLessThanOrEqual(100);
  expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(100);
});

test('the list asks for published courses alone, whatever else is chosen', () => {
  expect(variablesOf(noFilters).filter).toEqual({ isPublished: true });
  expect(variablesOf(read('price=free&search=a')).filter).toMatchObject({
    isPublished: true,
    price: 'free',
    search: 'a',
  });
});

test('view and sort are no filters', () => {
  expect(countActive(read('view=list&sort=rating'))).toBe(0);
  expect(countActive(read('search=a&price=free'))).toBe(2);
});
