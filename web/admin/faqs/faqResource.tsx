import { Box, Stack } from '@mui/material';
import { useTranslation, localizeField } from '../../language';
import { adminResource } from '../resource/adminResource';
import { categoryFilter, publishedFilter, parseYesNo } from '../resource/filterOptions';
import { publishToggle } from '../resource/rowToggles';
import { useFieldLabel } from '../resource/resourceTexts';
import { ArabicCell } from '../table/cells';
import { createFaqSchema } from '../../../schema/contract/validation/faqs';
import { NumberInput, SelectInput, SwitchInput } from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';
import { BilingualFields } from '../form/BilingualFields';
import { BilingualRichTexts } from '../form/BilingualRichTexts';
import { BilingualTextPreview } from '../form/BilingualTextPreview';
import { toCategoryOptions, toGraphqlId } from '../form/categoryField';
import { entityForm, queryById, type EntityFieldsProps } from '../form/entityForm';
import { toTextFormValues } from '../form/toTextFormValues';
import {
  AdminFaqListDocument,
  DeleteFaqDocument,
  DeleteFaqsDocument,
  PublishFaqsDocument,
  AdminFaqByIdDocument,
  CreateFaqDocument,
  UpdateFaqDocument,
  type AdminFaqFragment,
  type AdminFaqListQuery,
} from './__generated__/faqResource';

const toFaqFormValues = (row: AdminFaqFragment | null, data?: AdminFaqListQuery) => ({
  ...toTextFormValues(row, ['question', 'questionAr', 'answer', 'answerAr']),
  categoryId: row?.category?.id ?? '',
  order: String(row?.order ?? data?.adminFaqs.nextOrder ?? 0),
  isPublished: row?.isPublished ?? true,
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

const FaqForm = entityForm({
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

export const faqResource = adminResource({
  name: 'faqs',
  namespace: 'adminFaqs',
  list: AdminFaqListDocument,
  page: ({ adminFaqs }) => adminFaqs,
  rowName: ({ questionAr, question }) => questionAr || question,
  columns: ({ arabicText, englishText, column, published, date }) => [
    arabicText('question'),
    englishText('question', { isHidden: true }),
    column('category', {
      isSortable: false,
      cell: ({ category }) => category && <ArabicCell>{localizeField(category, 'name', 'ar')}</ArabicCell>,
    }),
    column('order', { cell: ({ order }) => order }),
    published({ isOnCard: true }),
    date('updatedAt', { isOnCard: true }),
    date('createdAt', { isHidden: true }),
  ],
  sort: ['order', 'asc'],
  filters: (texts, data) => ({
    status: publishedFilter(texts),
    category: categoryFilter(texts, data?.faqCategories),
  }),
  toFilter: ({ status, category }) => ({ isPublished: parseYesNo(status), categoryId: category || undefined }),
  Form: FaqForm,
  toggle: publishToggle(PublishFaqsDocument),
  delete: DeleteFaqDocument,
  deleteMany: DeleteFaqsDocument,
  hasExport: true,
});
