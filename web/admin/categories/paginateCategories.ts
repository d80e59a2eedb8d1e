import { toSearchText, splitSearchWords } from '../../../schema/contract/search/searchText';
import type { AdminCategoryFragment } from './__generated__/CategoriesScreen';
import type { TableConfig, TableState } from '../table/tableState';
import type { TablePage } from '../table/types';

export const categoryColumns = ['nameAr', 'name', 'courseCount', 'blogPostCount', 'createdAt'] as const;
export type CategoryColumn = (typeof categoryColumns)[number];

export const categoryTableConfig: TableConfig<CategoryColumn, never> = {
  columns: categoryColumns,
  sort: 'createdAt',
  direction: 'asc',
  filters: [],
};

const matchesSearch = (words: readonly string[]) => (category: AdminCategoryFragment) => {
  const { id, name, nameAr, slug, description, descriptionAr, icon } = category;
  const text = toSearchText(id, name, nameAr, slug, description, descriptionAr, icon);
  return words.every((word) => text.includes(word));
};

const compareByColumn = (one: AdminCategoryFragment, other: AdminCategoryFragment, column: CategoryColumn): number => {
  const [a, b] = [one[column], other[column]];
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'ar');
};

/** The page that a table's state asks for. There are few categories: all of them have been read. */
export function paginateCategories(
  categories: readonly AdminCategoryFragment[],
  { search, sort, direction, page, pageSize }: TableState<CategoryColumn, never>,
): TablePage<AdminCategoryFragment> {
  const way = direction === 'asc' ? 1 : -1;
  const found = categories
    .filter(matchesSearch(splitSearchWords(search)))
    .sort((one, other) => way * (compareByColumn(one, other, sort) || Number(one.id) - Number(other.id)));
  return { rows: found.slice((page - 1) * pageSize, page * pageSize), totalCount: found.length };
}
