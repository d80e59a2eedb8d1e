import { toSearchText, splitSearchWords } from '../../../schema/contract/search/searchText';
import type { AdminCategoryFragment } from './__generated__/categoryResource';
import type { TableState } from '../table/tableState';
import type { TablePage } from '../table/types';

const matchesSearch = (words: readonly string[]) => (category: AdminCategoryFragment) => {
  const { id, name, nameAr, slug, description, descriptionAr, icon } = category;
  const text = toSearchText(id, name, nameAr, slug, description, descriptionAr, icon);
  return words.every((word) => text.includes(word));
};

const compareByColumn = (a: AdminCategoryFragment, b: AdminCategoryFragment, column: string): number => {
  const [valueA, valueB] = [a, b].map((category) => category[column as keyof AdminCategoryFragment]);
  return typeof valueA === 'number' && typeof valueB === 'number'
    ? valueA - valueB
    : String(valueA).localeCompare(String(valueB), 'ar');
};

/** The page of a table state, made from all categories. */
export function paginateCategories(
  categories: readonly AdminCategoryFragment[],
  { search, sort, direction, page, pageSize }: TableState<string, string>,
): TablePage<AdminCategoryFragment> {
  const sortFactor = direction === 'asc' ? 1 : -1;
  const found = categories
    .filter(matchesSearch(splitSearchWords(search)))
    .sort((a, b) => sortFactor * (compareByColumn(a, b, sort) || Number(a.id) - Number(b.id)));
  return { rows: found.slice((page - 1) * pageSize, page * pageSize), totalCount: found.length };
}
