import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { createCategorySchema } from '../../../schema/contract/validation/catalog';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';
import { EntityFormDialog } from '../../ui/form/entity/EntityFormDialog';
import { twoColumnGrid } from '../../ui/form/twoColumnGrid';
import { BilingualFields } from '../form/BilingualFields';
import { useAdminEntityForm } from '../form/useAdminEntityForm';
import type { RecordDialogProps } from '../table/types';
import {
  AdminCategoriesDocument,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
} from './__generated__/CategoriesScreen';
import type { AdminCategoryFragment } from './__generated__/CategoriesScreen';

/** The drawings that a category may be shown with, by the names that the schema stores. */
const categoryIcons = ['solar', 'vehicle', 'battery', 'charging', 'wind', 'grid', 'safety', 'business'] as const;

const isCategoryIcon = (name: string): name is (typeof categoryIcons)[number] =>
  (categoryIcons as readonly string[]).includes(name);

/**
 * What a drawing is called: one that only the API knows goes by its own name.
 * @param names of the known ones
 */
const categoryIconLabel = (name: string, names: Record<(typeof categoryIcons)[number], string>): string =>
  isCategoryIcon(name) ? names[name] : name;

/** The names to choose among: those that are known, and the one that the category has. */
const categoryIconOptions = (current: string | null | undefined): string[] => [
  ...categoryIcons,
  ...(current && !isCategoryIcon(current) ? [current] : []),
];

const toCategoryFormValues = (row: AdminCategoryFragment | null) => ({
  name: row?.name ?? '',
  nameAr: row?.nameAr ?? '',
  slug: row?.slug ?? '',
  description: row?.description ?? '',
  descriptionAr: row?.descriptionAr ?? '',
  icon: row?.icon ?? '',
});

const slugSlotProps = {
  htmlInput: { dir: 'auto', autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' },
} as const;

/** A category in both languages. */
export function CategoryDialog({ row, onDone, ...dialog }: RecordDialogProps<AdminCategoryFragment>) {
  const { t } = useTranslation('adminCategories');
  const client = useApolloClient();
  const [create] = useCreateCategoryMutation();
  const [update] = useUpdateCategoryMutation();
  const record = useAdminEntityForm({
    row,
    schema: createCategorySchema,
    values: toCategoryFormValues(row),
    toFormValues: toCategoryFormValues,
    create: (input) => create({ variables: { input } }),
    update: (input, { id, updatedAt }) => update({ variables: { id, input, updatedAt } }),
    fetchCurrent: async ({ id }) => {
      const { data } = await client.query({ query: AdminCategoriesDocument, fetchPolicy: 'no-cache' });
      return data?.categories.find((category) => category.id === id);
    },
    onDone,
  });
  const { control } = record.form;
  const icons = t('icons', { returnObjects: true });
  return (
    <EntityFormDialog
      {...dialog}
      entityForm={record}
      title={row ? t('edit') : t('add')}
      diffFields={[
        { name: 'nameAr', label: t('nameAr'), said: ({ nameAr }) => nameAr },
        { name: 'name', label: t('nameEn'), said: ({ name }) => name },
        { name: 'descriptionAr', label: t('descriptionAr'), said: ({ descriptionAr }) => descriptionAr ?? '' },
        { name: 'description', label: t('descriptionEn'), said: ({ description }) => description ?? '' },
        { name: 'slug', label: t('slugColumn'), said: ({ slug }) => slug },
        { name: 'icon', label: t('iconColumn'), said: ({ icon }) => (icon ? categoryIconLabel(icon, icons) : '') },
      ]}
    >
      <Stack sx={{ gap: 3 }}>
        <BilingualFields control={control} name="name" label={t('name')} required autoFocus />
        <BilingualFields
          control={control}
          name="description"
          label={t('description')}
          multiline
          minRows={2}
          maxRows={8}
        />
        <Box sx={twoColumnGrid}>
          <TextInput
            control={control}
            name="slug"
            label={t('slug')}
            helperText={t('slugHint')}
            slotProps={slugSlotProps}
          />
          <SelectInput
            control={control}
            name="icon"
            label={t('icon')}
            options={[
              { value: '', label: t('noIcon') },
              ...categoryIconOptions(row?.icon).map((name) => ({ value: name, label: categoryIconLabel(name, icons) })),
            ]}
          />
        </Box>
      </Stack>
    </EntityFormDialog>
  );
}
