import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { faqDraft } from '../../../schema/contract/validation/faqs';
import { FaqNowDocument, useCreateFaqMutation, useUpdateFaqMutation } from '../__generated__/Faqs';
import type { AdminFaqFragment, FaqTableQuery } from '../__generated__/Faqs';
import type { ToldField } from '../../ui/form/ConflictNotice';
import { NumberInput } from '../../ui/form/NumberInput';
import { RecordDialog } from '../../ui/form/RecordDialog';
import { SelectInput } from '../../ui/form/SelectInput';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { sideBySide } from '../../ui/form/sideBySide';
import { BilingualFields } from '../form/BilingualFields';
import { categoryOptions } from '../form/categoryOptions';
import { TextPreview } from '../form/TextPreview';
import { keyOf } from '../form/keyOf';
import { useAdminRecord } from '../form/useAdminRecord';
import type { RecordDialogProps } from '../table/types';

interface FaqDialogProps extends RecordDialogProps<AdminFaqFragment> {
  categories: FaqTableQuery['faqCategories'];
}

const blank = { question: '', questionAr: '', answer: '', answerAr: '', categoryId: '', order: '0', isPublished: true };

const valuesOf = (row: AdminFaqFragment | null) => {
  if (!row) return blank;
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
  const record = useAdminRecord({
    row,
    schema: faqDraft,
    values: valuesOf(row),
    valuesOf,
    create: (input) => create({ variables: { input: { ...input, categoryId: keyOf(input.categoryId) } } }),
    update: (input, { id, updatedAt }) =>
      update({ variables: { id, input: { ...input, categoryId: keyOf(input.categoryId) }, updatedAt } }),
    readNow: async ({ id }) =>
      (await client.query({ query: FaqNowDocument, variables: { id }, fetchPolicy: 'no-cache' })).data?.faq,
    onDone,
  });
  const { control } = record.form;
  const [titleAr, title, textAr, text] = useWatch({ control, name: ['questionAr', 'question', 'answerAr', 'answer'] });
  return (
    <RecordDialog {...dialog} record={record} title={row ? t('edit') : t('add')} told={useToldFields()}>
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
        <TextPreview texts={{ ar: { title: titleAr, text: textAr }, en: { title, text } }} />
        <Box sx={sideBySide}>
          <SelectInput
            control={control}
            name="categoryId"
            label={t('category')}
            options={[{ value: '', label: admin('form.none') }, ...categoryOptions(categories)]}
          />
          <NumberInput control={control} name="order" label={t('order')} helperText={t('orderHint')} />
        </Box>
        <SwitchInput control={control} name="isPublished" label={admin('state.published')} />
      </Stack>
    </RecordDialog>
  );
}

/** How a conflict tells what somebody else has changed of a question. */
function useToldFields(): ToldField<AdminFaqFragment>[] {
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
