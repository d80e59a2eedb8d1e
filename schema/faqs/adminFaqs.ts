import type { Prisma } from '../../prisma/generated/client';
import { adminList } from '../core/adminList';
import { builder } from '../core/builder';
import { parseOptionalId } from '../core/ids';
import { adminSearchFilter } from '../core/offsetPagination';
import { FaqType } from './faq';

const AdminFaqFilter = builder.inputType('AdminFaqFilter', {
  description: 'Conditions on FAQs, combined with AND.',
  fields: (t) => ({
    search: t.string({ description: 'Words that all occur in any field.' }),
    isPublished: t.boolean({ description: 'True: published FAQs only; false: drafts only.' }),
    categoryId: t.id({ description: 'FAQs of this category only.' }),
  }),
});

const list = adminList('Faq', {
  query: 'adminFaqs',
  permission: 'faq:manage',
  type: FaqType,
  noun: 'FAQs',
  filter: AdminFaqFilter,
  where: ({ search, isPublished, categoryId }) => ({
    AND: adminSearchFilter(search),
    isPublished: isPublished ?? undefined,
    categoryId: parseOptionalId(categoryId),
  }),
  sortFields: ['order', 'question', 'questionAr', 'isPublished', 'createdAt', 'updatedAt'],
  defaultSort: ['order', 'asc'],
});

const exportedColumns = {
  ...{ id: true, question: true, questionAr: true, answer: true, answerAr: true, order: true },
  ...{ category: { select: { nameAr: true } }, isPublished: true, createdAt: true, updatedAt: true },
} satisfies Prisma.FaqSelect;

export const faqExport = list.exportAs((db, where) => db.faq.findMany({ select: exportedColumns, where }));
