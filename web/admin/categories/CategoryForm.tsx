import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { createCategorySchema } from '../../../schema/contract/validation/catalog';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';
import { twoColumnGrid } from '../../ui/form/twoColumnGrid';
import { BilingualFields } from '../form/BilingualFields';
import { entityForm, type EntityFieldsProps } from '../form/entityForm';
import { toTextValues } from '../form/toTextValues';
import {
  AdminCategoriesDocument,
  CreateCategoryDocument,
  UpdateCategoryDocument,
  type AdminCategoryFragment,
} from './__generated__/categoryResource';

/** The icons of categories, by the names that the schema stores. */
const categoryIcons = ['solar', 'vehicle', 'battery', 'charging', 'wind', 'grid', 'safety', 'business'] as const;

const isCategoryIcon = (name: string): name is (typeof categoryIcons)[number] =>
  (categoryIcons as readonly string[]).includes(name);

/** An icon that was set through the API may have no label: its own name is shown. */
const categoryIconLabel = (name: string, names: Record<(typeof categoryIcons)[number], string>): string =>
  isCategoryIcon(name) ? names[name] : name;

/** The known icons, and the one that the category has. */
const categoryIconOptions = (current: string | null | undefined): string[] => [
  ...categoryIcons,
  ...(current && !isCategoryIcon(current) ? [current] : []),
];

const toCategoryFormValues = (row: AdminCategoryFragment | null) =>
  toTextValues(row, ['name', 'nameAr', 'slug', 'description', 'descriptionAr', 'icon']);
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
            ...categoryIconOptions(row?.icon).map((name) => ({ value: name, label: categoryIconLabel(name, icons) })),
          ]}
        />
      </Box>
    </Stack>
  );
}

/** A category in both languages. */
export const CategoryForm = entityForm({
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
