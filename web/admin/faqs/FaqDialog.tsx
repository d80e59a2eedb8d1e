import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createFaqSchema } from '../../../schema/contract/validation/faqs';
import { NumberInput } from '../../ui/form/NumberInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { SwitchInput } from '../../ui/form/SwitchInput';
import type { DiffField } from '../../ui/form/entity/ConflictNotice';
import { EntityFormDialog } from '../../ui/form/entity/EntityFormDialog';
import { twoColumnGrid } from '../../ui/form/twoColumnGrid';
import { BilingualFields } from '../form/BilingualFields';
import { BilingualTextPreview } from '../form/BilingualTextPreview';
import { toCategoryOptions, toGraphqlId } from '../form/categoryField';
import { useAdminEntityForm } from '../form/useAdminEntityForm';
import type { RecordDialogProps } from '../table/types';
import { AdminFaqByIdDocument, useCreateFaqMutation, useUpdateFaqMutation } from './__generated__/FaqsTab';
import type { AdminFaqFragment, AdminFaqListQuery } from './__generated__/FaqsTab';

interface FaqDialogProps extends RecordDialogProps<AdminFaqFragment> {
  categories: AdminFaqListQuery['faqCategories'];
}

const emptyFaqForm = {
  question: '',
  questionAr: '',
  answer: '',
  answerAr: '',
  categoryId: '',
  order: '0',
  isPublished: true,
};

const toFaqFormValues = (row: AdminFaqFragment | null) => {
  if (!row) return emptyFaqForm;
  const { question, questionAr, answer, answerAr, isPublished } = row;
  const [order, categoryId] = [String(row.order), row.category?.id ?? ''];
  return { question, questionAr, answer, answerAr, order, isPublished, categoryId };
};

/** A question with its answer, in both languages. */
export function FaqDialog({ row, onDone, categories, ...dialog }: FaqDialogProps) {
  const { t } = useTranslation('adminFaqs');
  const { t: admin } = useTranslation('admin');
  const client = useApolloClient();
  const [create] = useCreateFaqMutation();
  const [update] = useUpdateFaqMutation();
  const record = useAdminEntityForm({
    row,
    schema: createFaqSchema,
    values: toFaqFormValues(row),
    toFormValues: toFaqFormValues,
    create: (input) => create({ variables: { input: { ...input, categoryId: toGraphqlId(input.categoryId) } } }),
    update: (input, { id, updatedAt }) =>
      update({ variables: { id, input: { ...input, categoryId: toGraphqlId(input.categoryId) }, updatedAt } }),
    fetchCurrent: async ({ id }) =>
      (await client.query({ query: AdminFaqByIdDocument, variables: { id }, fetchPolicy: 'no-cache' })).data?.faq,
    onDone,
  });
  const { control } = record.form;
  const [titleAr, title, textAr, text] = useWatch({ control, name: ['questionAr', 'question', 'answerAr', 'answer'] });
  return (
    <EntityFormDialog
      {...dialog}
      entityForm={record}
      title={row ? t('edit') : t('add')}
      diffFields={useFaqDiffFields()}
    >
      <Stack sx={{ gap: 3 }}>
        <BilingualFields control={control} name="question" label={t('question')} required autoFocus />
        <BilingualFields
          control={control}
          name="answer"
          label={t('answer')}
          required
          multiline
          minRows={4}
          maxRows={12}
        />
        <BilingualTextPreview texts={{ ar: { title: titleAr, text: textAr }, en: { title, text } }} />
        <Box sx={twoColumnGrid}>
          <SelectInput
            control={control}
            name="categoryId"
            label={t('category')}
            options={[{ value: '', label: admin('form.none') }, ...toCategoryOptions(categories)]}
          />
          <NumberInput control={control} name="order" label={t('order')} helperText={t('orderHint')} />
        </Box>
        <SwitchInput control={control} name="isPublished" label={admin('state.published')} />
      </Stack>
    </EntityFormDialog>
  );
}

/** How a conflict tells what somebody else has changed of a question. */
function useFaqDiffFields(): DiffField<AdminFaqFragment>[] {
  const { t } = useTranslation('adminFaqs');
  const { t: admin } = useTranslation('admin');
  return [
    { name: 'questionAr', label: t('questionAr'), said: ({ questionAr }) => questionAr },
    { name: 'question', label: t('questionEn'), said: ({ question }) => question },
    { name: 'answerAr', label: t('answerAr'), said: ({ answerAr }) => answerAr },
    { name: 'answer', label: t('answerEn'), said: ({ answer }) => answer },
    { name: 'category', label: t('category'), said: ({ category }) => category?.nameAr ?? '' },
    { name: 'order', label: t('order'), said: ({ order }) => String(order) },
    {
      name: 'isPublished',
      label: admin('state.label'),
      said: ({ isPublished }) => admin(isPublished ? 'state.published' : 'state.draft'),
    },
  ];
}
