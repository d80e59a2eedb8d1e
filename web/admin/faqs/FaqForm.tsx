import { Box, Stack } from '@mui/material';
import { localizeField, useTranslation } from '../../language';
import { useFieldLabel } from '../resource/resourceTexts';
import { createFaqSchema } from '../../../schema/contract/validation/site/faqs';
import { NumberInput, SelectInput, SwitchInput } from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { BilingualFields } from '../form/BilingualFields';
import { BilingualRichTexts } from '../form/BilingualRichTexts';
import { BilingualTextPreview } from '../form/BilingualTextPreview';
import { toCategoryOptions, toGraphqlId } from '../form/categoryField';
import { entityForm, queryById, type EntityFieldsProps } from '../form/entityForm';
import { toTextFormValues } from '../form/toTextFormValues';
import { usePublicationQuestion } from '../form/usePublicationQuestion';
import {
  AdminFaqByIdDocument,
  CreateFaqDocument,
  UpdateFaqDocument,
  type AdminFaqFragment,
  type AdminFaqListQuery,
} from './__generated__/faqResource';

const isPublishedAtFirst = true;

const toFaqFormValues = (row: AdminFaqFragment | null, data?: AdminFaqListQuery) => ({
  ...toTextFormValues(row, ['question', 'questionAr', 'answer', 'answerAr']),
  categoryId: row?.category?.id ?? '',
  order: String(row?.order ?? data?.adminFaqs.nextOrder ?? 0),
  isPublished: row?.isPublished ?? isPublishedAtFirst,
});

type FaqFieldsProps = EntityFieldsProps<ReturnType<typeof toFaqFormValues>, AdminFaqFragment, AdminFaqListQuery>;

function FaqFields({ control, data }: FaqFieldsProps) {
  const { t } = useTranslation('adminFaqs');
  const label = useFieldLabel('adminFaqs');
  const { t: tAdmin } = useTranslation('admin');
  return (
    <Stack sx={{ gap: 3 }}>
      <BilingualFields control={control} name="question" label={label('question')} required autoFocus />
      <BilingualRichTexts control={control} name="answer" label={label('answer')} required minRows={4} maxRows={12} />
      <BilingualTextPreview control={control} title="question" text="answer" />
      <Box sx={twoColumnGrid}>
        <SelectInput
          control={control}
          name="categoryId"
          label={label('category')}
          options={[{ value: '', label: tAdmin('form.none') }, ...toCategoryOptions(data?.faqCategories ?? [])]}
        />
        <NumberInput control={control} name="order" label={label('order')} helperText={t('orderHint')} />
      </Box>
      <SwitchInput control={control} name="isPublished" label={tAdmin('state.published')} />
    </Stack>
  );
}

const nameOfFaq = (faq: ReturnType<typeof toFaqFormValues>): string => localizeField(faq, 'question', 'ar');

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
  useQuestion: () => usePublicationQuestion({ namespace: 'adminFaqs', toName: nameOfFaq, isPublishedAtFirst }),
});
