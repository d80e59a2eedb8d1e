import { localizeField } from '../../language/formatters';
import { adminResource } from '../resource/adminResource';
import { categoryFilter, publishedFilter } from '../resource/filters';
import { publishToggle } from '../resource/rowToggle';
import { ArabicCell } from '../table/cells';
import { parseYesNo } from '../table/tableState';
import {
  AdminFaqListDocument,
  DeleteFaqDocument,
  DeleteFaqsDocument,
  PublishFaqsDocument,
} from './__generated__/faqResource';
import { FaqForm } from './FaqForm';

/** The frequently asked questions. */
export const faqResource = adminResource({
  name: 'faqs',
  namespace: 'adminFaqs',
  label: ({ admin }) => admin('tabs.faqs'),
  list: AdminFaqListDocument,
  page: ({ adminFaqs }) => adminFaqs,
  rowName: ({ questionAr, question }) => questionAr || question,
  columns: ({ arabicText, englishText, column, published, date }) => [
    arabicText('question', { width: 250, grow: 2 }),
    englishText('question', { width: 220, grow: 2 }),
    column('category', {
      isSortable: false,
      width: 130,
      cell: ({ category }) => category && <ArabicCell>{localizeField(category, 'name', 'ar')}</ArabicCell>,
    }),
    column('order', { width: 106, cell: ({ order }) => order }),
    published({ width: 110 }),
    date('updatedAt', { width: 150 }),
    date('createdAt', { width: 150, isHidden: true }),
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
