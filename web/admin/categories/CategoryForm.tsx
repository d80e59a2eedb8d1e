import { Box, Stack } from '@mui/material';
import { useTranslation } from '../../language';
import { createCategorySchema } from '../../../schema/contract/validation/learning/catalog';
import { TextInput, SelectInput } from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { BilingualFields } from '../form/BilingualFields';
import { entityForm, type EntityFieldsProps } from '../form/entityForm';
import { toTextFormValues } from '../form/toTextFormValues';
import {
  AdminCategoriesDocument,
  type AdminCategoryFragment,
  CreateCategoryDocument,
  UpdateCategoryDocument,
} from './__generated__/categoryResource';
import { categoryIcons, isCategoryIcon, categoryIconLabel } from './categoryResource';

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
