import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { createFaqSchema } from '../../../schema/contract/validation/faqs';
import { NumberInput } from '../../ui/form/NumberInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { twoColumnGrid } from '../../ui/form/twoColumnGrid';
import { BilingualFields } from '../form/BilingualFields';
import { BilingualTextPreview } from '../form/BilingualTextPreview';
import { toCategoryOptions, toGraphqlId } from '../form/categoryField';
import { entityForm, queryById, type EntityFieldsProps } from '../form/entityForm';
import { toTextValues } from '../form/toTextValues';
import {
  AdminFaqByIdDocument,
  CreateFaqDocument,
  UpdateFaqDocument,
  type AdminFaqFragment,
  type AdminFaqListQuery,
} from './__generated__/faqResource';

const toFaqFormValues = (row: AdminFaqFragment | null) => ({
  ...toTextValues(row, ['question', 'questionAr', 'answer', 'answerAr']),
  categoryId: row?.category?.id ?? '',
  order: String(row?.order ?? 0),
  isPublished: row?.isPublished ?? true,
});

type FaqFieldsProps = EntityFieldsProps<ReturnType<typeof toFaqFormValues>, AdminFaqFragment, AdminFaqListQuery>;

function FaqFields({ control, data }: FaqFieldsProps) {
  const { t } = useTranslation('adminFaqs');
  const { t: tAdmin } = useTranslation('admin');
  return (
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
      <BilingualTextPreview control={control} title="question" text="answer" />
      <Box sx={twoColumnGrid}>
        <SelectInput
          control={control}
          name="categoryId"
          label={t('category')}
          options={[{ value: '', label: tAdmin('form.none') }, ...toCategoryOptions(data?.faqCategories ?? [])]}
        />
        <NumberInput control={control} name="order" label={t('order')} helperText={t('orderHint')} />
      </Box>
      <SwitchInput control={control} name="isPublished" label={tAdmin('state.published')} />
    </Stack>
  );
}

/** A question with its answer, in both languages. */
export const FaqForm = entityForm({
  namespace: 'adminFaqs',
  schema: createFaqSchema,
  toFormValues: toFaqFormValues,
  toInput: (faq) => ({ ...faq, categoryId: toGraphqlId(faq.categoryId) }),
  createDocument: CreateFaqDocument,
  updateDocument: UpdateFaqDocument,
  fetchCurrent: queryById(AdminFaqByIdDocument, ({ faq }) => faq),
  diff: ({ arabicText, englishText, field, published }) => [
    ...[arabicText('question'), englishText('question'), arabicText('answer'), englishText('answer')],
    field('category', ({ category }) => category?.nameAr ?? ''),
    field('order', ({ order }) => String(order)),
    published(),
  ],
  Fields: FaqFields,
});
