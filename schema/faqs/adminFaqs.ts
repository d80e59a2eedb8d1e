import type { Prisma } from '../../prisma/generated/client';
import { adminList } from '../admin/adminList';
import { builder } from '../core/builder';
import { parseOptionalId } from '../core/ids';
import { adminSearchFilter, publicationStates, relatedNameMatching } from '../admin/adminSearch';
import { CreateFaqInput, UpdateFaqInput, FaqType } from './faq';
import { bounds } from '../contract/bounds';
import { createFaqSchema, updateFaqSchema } from '../contract/validation/site/faqs';
import { adminCrud } from '../admin/adminMutations';
import { onConstraintViolation } from '../core/problem';

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
    AND: adminSearchFilter<Prisma.FaqWhereInput>(search, {
      states: publicationStates,
      alternatives: (word) => [relatedNameMatching(word)],
    }),
    isPublished: isPublished ?? undefined,
    categoryId: parseOptionalId(categoryId),
  }),
  sortFields: ['order', 'question', 'questionAr', 'isPublished', 'createdAt', 'updatedAt'],
  defaultSort: ['order', 'asc'],
  sortKeys: { question: 'sortKey', questionAr: 'sortKeyAr' },
});

const exportedColumns = {
  id: true,
  question: true,
  questionAr: true,
  answer: true,
  answerAr: true,
  order: true,
  category: { select: { nameAr: true } },
  isPublished: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.FaqSelect;

builder.objectField(list.type, 'nextOrder', (t) =>
  t.int({
    description: 'The position after the last FAQ, for a new one.',
    resolve: async (_page, _args, { db }) => {
      const last = await db.faq.findFirst({ orderBy: { order: 'desc' }, select: { order: true } });
      return Math.min((last?.order ?? 0) + 1, bounds.id.max);
    },
  }),
);

export const faqExport = list.exportAs((db, where) => db.faq.findMany({ select: exportedColumns, where }));

const onUnknownCategory = onConstraintViolation({
  faqs_categoryId_fkey: { code: 'invalidInput', fields: { categoryId: 'unknownCategory' } },
});

adminCrud('Faq', {
  type: FaqType,
  permission: 'faq:manage',
  noun: ['FAQ', 'FAQs'],
  plural: 'Faqs',
  notFound: 'faqNotFound',
  create: { input: CreateFaqInput, schema: createFaqSchema, toColumns: (faq) => faq },
  update: { input: UpdateFaqInput, schema: updateFaqSchema, toColumns: (changes) => changes },
  flag: { mutation: 'publishFaqs', column: 'isPublished' },
  onError: () => [onUnknownCategory],
});
