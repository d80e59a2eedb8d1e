import { z } from 'zod';
import { faqsToExport } from '../../schema/faqs/export';
import { faqColumns } from '../../schema/faqs/table';
import { contentFilter } from '../rest/queries';
import { exported, moment, sorted, yesNo } from './table';

/** Questions as the admin panel lists them. */
export const faqs = exported('faqs', {
  permission: 'faq:manage',
  query: z.object({ ...contentFilter, ...sorted(faqColumns, 'order', 'asc') }),
  batches: faqsToExport,
  columns: [
    ['المعرّف', ({ id }) => id],
    ['السؤال بالعربية', ({ questionAr }) => questionAr],
    ['السؤال بالإنجليزية', ({ question }) => question],
    ['الجواب بالعربية', ({ answerAr }) => answerAr],
    ['الجواب بالإنجليزية', ({ answer }) => answer],
    ['الفئة', ({ category }) => category?.nameAr ?? null],
    ['الترتيب', ({ order }) => order],
    ['منشور', ({ isPublished }) => yesNo(isPublished)],
    ['تاريخ الإنشاء', ({ createdAt }) => moment(createdAt)],
    ['آخر تعديل', ({ updatedAt }) => moment(updatedAt)],
  ],
});
