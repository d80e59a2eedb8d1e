import { localizeField } from '../../language';
import { adminResource } from '../resource/adminResource';
import { categoryFilter, publishedFilter, parseYesNo } from '../resource/filterOptions';
import { publishToggle } from '../resource/rowToggles';
import { ArabicCell } from '../table/cells';
import {
  AdminFaqListDocument,
  DeleteFaqDocument,
  DeleteFaqsDocument,
  PublishFaqsDocument,
} from './__generated__/faqResource';
import { lazyDialog } from '../../ui/lazyDialog';

const FaqForm = lazyDialog(async () => (await import('./FaqForm')).FaqForm);

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
