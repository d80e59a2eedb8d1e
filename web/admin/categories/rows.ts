import { searchKey, searchWords } from '../../../schema/contract/search';
import type { AdminCategoryFragment } from '../__generated__/Categories';
import type { TableShape, TableState } from '../table/state';
import type { TablePage } from '../table/types';

export const categoryColumns = ['nameAr', 'name', 'courseCount', 'articleCount', 'createdAt'] as const;
export type CategoryColumn = (typeof categoryColumns)[number];

export const shape: TableShape<CategoryColumn, never> = {
  columns: categoryColumns,
  sort: 'createdAt',
  direction: 'asc',
  filters: [],
};

const isFound = (words: readonly string[]) => (category: AdminCategoryFragment) => {
  const { id, name, nameAr, slug, description, descriptionAr, icon } = category;
  const text = searchKey(id, name, nameAr, slug, description, descriptionAr, icon);
  return words.every((word) => text.includes(word));
};

const compared = (one: AdminCategoryFragment, other: AdminCategoryFragment, column: CategoryColumn): number => {
  const [a, b] = [one[column], other[column]];
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'ar');
};

/** The page that a table's state asks for. There are few categories: all of them have been read. */
export function pageOf(
  categories: readonly AdminCategoryFragment[],
  { search, sort, direction, page, pageSize }: TableState<CategoryColumn, never>,
): TablePage<AdminCategoryFragment> {
  const way = direction === 'asc' ? 1 : -1;
  const found = categories
    .filter(isFound(searchWords(search)))
    .sort((one, other) => way * (compared(one, other, sort) || Number(one.id) - Number(other.id)));
  return { rows: found.slice((page - 1) * pageSize, page * pageSize), totalCount: found.length };
}
