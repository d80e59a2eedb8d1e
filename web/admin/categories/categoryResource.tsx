import { Box, Stack } from '@mui/material';
import { CategoryIcon } from '../../art/icons/CategoryIcon';
import { useTranslation } from '../../language';
import { adminResource } from '../resource/adminResource';
import { adminListPage } from '../resource/AdminResourceScreen';
import { toSearchText, splitSearchWords } from '../../../schema/contract/search/searchText';
import type { TableState } from '../table/tableState';
import type { TablePage } from '../table/types';
import { createCategorySchema } from '../../../schema/contract/validation/catalog';
import { TextInput, SelectInput } from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { BilingualFields } from '../form/BilingualFields';
import { entityForm, type EntityFieldsProps } from '../form/entityForm';
import { toTextFormValues } from '../form/toTextFormValues';
import {
  AdminCategoriesDocument,
  DeleteCategoryDocument,
  type AdminCategoryFragment,
  CreateCategoryDocument,
  UpdateCategoryDocument,
} from './__generated__/categoryResource';

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

const categoryIcons = ['solar', 'vehicle', 'battery', 'charging', 'wind', 'grid', 'safety', 'business'] as const;

const isCategoryIcon = (name: string): name is (typeof categoryIcons)[number] =>
  (categoryIcons as readonly string[]).includes(name);

/** An icon set through the API may have no label; its name is shown then. */
const categoryIconLabel = (name: string, names: Record<(typeof categoryIcons)[number], string>): string =>
  isCategoryIcon(name) ? names[name] : name;

const selectableIconNames = (current: string | null | undefined): string[] => [
  ...categoryIcons,
  ...(current && !isCategoryIcon(current) ? [current] : []),
];

const toCategoryFormValues = (row: AdminCategoryFragment | null) =>
  toTextFormValues(row, ['name', 'nameAr', 'slug', 'description', 'descriptionAr', 'icon']);
type CategoryFormValues = ReturnType<typeof toCategoryFormValues>;

const slugSlotProps = {
  htmlInput: { dir: 'auto', autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' },
} as const;

function CategoryFields({ control, row }: EntityFieldsProps<CategoryFormValues, AdminCategoryFragment>) {
  const { t } = useTranslation('adminCategories');
  const icons = t('icons', { returnObjects: true });
  return (
    <Stack sx={{ gap: 3 }}>
      <BilingualFields control={control} name="name" label={t('name')} required autoFocus />
      <BilingualFields
        control={control}
        name="description"
        label={t('descriptionField')}
        multiline
        minRows={2}
        maxRows={8}
      />
      <Box sx={twoColumnGrid}>
        <TextInput
          control={control}
          name="slug"
          label={t('slugField')}
          helperText={t('slugHint')}
          slotProps={slugSlotProps}
        />
        <SelectInput
          control={control}
          name="icon"
          label={t('iconField')}
          options={[
            { value: '', label: t('noIcon') },
            ...selectableIconNames(row?.icon).map((name) => ({ value: name, label: categoryIconLabel(name, icons) })),
          ]}
        />
      </Box>
    </Stack>
  );
}

const CategoryForm = entityForm({
  namespace: 'adminCategories',
  schema: createCategorySchema,
  toFormValues: toCategoryFormValues,
  toInput: (category) => category,
  createDocument: CreateCategoryDocument,
  updateDocument: UpdateCategoryDocument,
  fetchCurrent: async (client, id) => {
    const { data } = await client.query({ query: AdminCategoriesDocument, fetchPolicy: 'no-cache' });
    return data?.categories.find((category) => category.id === id);
  },
  diff: ({ t, arabicText, englishText, text, field }) => [
    ...[arabicText('name'), englishText('name'), arabicText('description'), englishText('description'), text('slug')],
    field('icon', ({ icon }) => (icon ? categoryIconLabel(icon, t('icons', { returnObjects: true })) : '')),
  ],
  Fields: CategoryFields,
});

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
