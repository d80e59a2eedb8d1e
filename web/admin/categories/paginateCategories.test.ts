import { expect, test } from 'vitest';
import { parseTableState } from '../table/tableState';
import { paginateCategories } from './categoryResource';

const category = (id: number, name: string, nameAr: string, courseCount: number) => ({
  id: String(id),
  name,
  nameAr,
  courseCount,
  blogPostCount: 0,
  slug: `slug-${id}`,
  description: null,
  descriptionAr: null,
  icon: null,
  createdAt: `2026-01-0${id}T00:00:00.000Z`,
  updatedAt: '',
});
const all = [
  category(1, 'Wind', 'الرياح', 2),
  category(2, 'Solar', 'الطاقة الشمسية', 5),
  category(3, 'Grids', 'الشبكات', 2),
];
const tableConfig = {
  columns: ['nameAr', 'courseCount', 'createdAt'],
  sort: 'createdAt',
  direction: 'asc',
  filters: [],
} as const;
const page = (query: string) => paginateCategories(all, parseTableState(new URLSearchParams(query), tableConfig));
const ids = (query: string) => page(query).rows.map(({ id }) => Number(id));

test('categories are found by any field, hamza or not, sorted, and cut into pages', () => {
  expect(ids('')).toEqual([1, 2, 3]);
  expect(ids('search=الطاقه')).toEqual([2]);
  expect(ids('search=slug-3')).toEqual([3]);
  expect(ids('sort=courseCount&direction=desc')).toEqual([2, 3, 1]);
  expect(ids('sort=nameAr&direction=asc')).toEqual([1, 3, 2]);
  expect(page('page=2')).toEqual({ rows: [], totalCount: 3 });
});
