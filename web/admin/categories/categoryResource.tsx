import { CategoryIcon } from '../../art/icons/CategoryIcon';
import { adminResource } from '../resource/adminResource';
import { adminListPage } from '../resource/AdminResourceScreen';
import { toSearchText, splitSearchWords } from '../../../schema/contract/search/searchText';
import type { TableState } from '../table/tableState';
import type { TablePage } from '../table/types';
import {
  AdminCategoriesDocument,
  DeleteCategoryDocument,
  type AdminCategoryFragment,
} from './__generated__/categoryResource';
import { lazyDialog } from '../../ui/lazyDialog';

const matchesSearch = (words: readonly string[]) => (category: AdminCategoryFragment) => {
  const { id, name, nameAr, slug, description, descriptionAr, icon } = category;
  const text = toSearchText(id, name, nameAr, slug, description, descriptionAr, icon);
  return words.every((word) => text.includes(word));
};

const compareByColumn = (a: AdminCategoryFragment, b: AdminCategoryFragment, column: string): number => {
  const [valueA, valueB] = [a, b].map((category) => category[column as keyof AdminCategoryFragment]);
  return typeof valueA === 'number' && typeof valueB === 'number'
    ? valueA - valueB
    : toSearchText(String(valueA)).localeCompare(toSearchText(String(valueB)), 'ar');
};

export function paginateCategories(
  categories: readonly AdminCategoryFragment[],
  { search, sort, direction, page, pageSize }: TableState<string, string>,
): TablePage<AdminCategoryFragment> {
  const sortFactor = direction === 'asc' ? 1 : -1;
  const matches = categories
    .filter(matchesSearch(splitSearchWords(search)))
    .sort((a, b) => sortFactor * (compareByColumn(a, b, sort) || Number(a.id) - Number(b.id)));
  return { rows: matches.slice((page - 1) * pageSize, page * pageSize), totalCount: matches.length };
}

export const categoryIcons = ['solar', 'vehicle', 'battery', 'charging', 'wind', 'grid', 'safety', 'business'] as const;

export const isCategoryIcon = (name: string): name is (typeof categoryIcons)[number] =>
  (categoryIcons as readonly string[]).includes(name);

/** An icon set through the API may have no label; its name is shown then. */
export const categoryIconLabel = (name: string, names: Record<(typeof categoryIcons)[number], string>): string =>
  isCategoryIcon(name) ? names[name] : name;

const CategoryForm = lazyDialog(async () => (await import('./CategoryForm')).CategoryForm);

/** Categories are few, so they are searched, sorted and paged in the browser. */
const categoryResource = adminResource({
  name: 'categories',
  namespace: 'adminCategories',
  list: AdminCategoriesDocument,
  toVariables: () => ({}),
  page: ({ categories }, state) => paginateCategories(categories, state),
  rowName: ({ nameAr, name }) => nameAr || name,
  columns: ({ t, column, arabicText, englishText, latinText, number, date }) => [
    arabicText('name'),
    englishText('name'),
    column('icon', {
      isSortable: false,
      cell: ({ icon }) =>
        icon && (
          <CategoryIcon icon={icon} size={22} title={categoryIconLabel(icon, t('icons', { returnObjects: true }))} />
        ),
    }),
    number('courseCount', { label: t('courses') }),
    number('blogPostCount', { label: t('articles') }),
    latinText('slug', { isSortable: false }),
    date('createdAt', { isHidden: true }),
  ],
  sort: ['createdAt', 'asc'],
  Form: CategoryForm,
  delete: DeleteCategoryDocument,
});

export const Component = adminListPage('categories', categoryResource, ({ t }) => t('text'));
