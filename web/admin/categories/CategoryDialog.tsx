import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { categoryDraft } from '../../../schema/contract/validation/catalog';
import {
  AdminCategoriesDocument,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
} from '../__generated__/Categories';
import type { AdminCategoryFragment } from '../__generated__/Categories';
import { RecordDialog } from '../../ui/form/RecordDialog';
import { SelectInput } from '../../ui/form/SelectInput';
import { sideBySide } from '../../ui/form/sideBySide';
import { TextInput } from '../../ui/form/TextInput';
import { BilingualFields } from '../form/BilingualFields';
import { useAdminRecord } from '../form/useAdminRecord';
import type { RecordDialogProps } from '../table/types';
import { iconChoices, iconName } from './icons';

const valuesOf = (row: AdminCategoryFragment | null) => ({
  name: row?.name ?? '',
  nameAr: row?.nameAr ?? '',
  slug: row?.slug ?? '',
  description: row?.description ?? '',
  descriptionAr: row?.descriptionAr ?? '',
  icon: row?.icon ?? '',
});

const latin = { htmlInput: { dir: 'auto', autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } } as const;

/** A category in both languages. */
export function CategoryDialog({ row, onDone, ...dialog }: RecordDialogProps<AdminCategoryFragment>) {
  const { t } = useTranslation('adminCategories');
  const client = useApolloClient();
  const [create] = useCreateCategoryMutation();
  const [update] = useUpdateCategoryMutation();
  const record = useAdminRecord({
    row,
    schema: categoryDraft,
    values: valuesOf(row),
    valuesOf,
    create: (input) => create({ variables: { input } }),
    update: (input, { id, updatedAt }) => update({ variables: { id, input, updatedAt } }),
    readNow: async ({ id }) => {
      const { data } = await client.query({ query: AdminCategoriesDocument, fetchPolicy: 'no-cache' });
      return data?.categories.find((category) => category.id === id);
    },
    onDone,
  });
  const { control } = record.form;
  const icons = t('icons', { returnObjects: true });
  return (
    <RecordDialog
      {...dialog}
      record={record}
      title={row ? t('edit') : t('add')}
      told={[
        { name: 'nameAr', label: t('nameAr'), said: ({ nameAr }) => nameAr },
        { name: 'name', label: t('nameEn'), said: ({ name }) => name },
        { name: 'descriptionAr', label: t('descriptionAr'), said: ({ descriptionAr }) => descriptionAr ?? '' },
        { name: 'description', label: t('descriptionEn'), said: ({ description }) => description ?? '' },
        { name: 'slug', label: t('slugColumn'), said: ({ slug }) => slug },
        { name: 'icon', label: t('iconColumn'), said: ({ icon }) => (icon ? iconName(icon, icons) : '') },
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
        <Box sx={sideBySide}>
          <TextInput control={control} name="slug" label={t('slug')} helperText={t('slugHint')} slotProps={latin} />
          <SelectInput
            control={control}
            name="icon"
            label={t('icon')}
            options={[
              { value: '', label: t('noIcon') },
              ...iconChoices(row?.icon).map((name) => ({ value: name, label: iconName(name, icons) })),
            ]}
          />
        </Box>
      </Stack>
    </RecordDialog>
  );
}
