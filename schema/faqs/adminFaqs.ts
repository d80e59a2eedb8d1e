import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import { readInBatches } from '../core/exportBatches';
import { parseOptionalId } from '../core/ids';
import {
  adminSearchFilter,
  fetchInIdOrder,
  offsetPageArgs,
  SortDirectionType,
  offsetPageComplexity,
  toSkipTake,
} from '../core/offsetPagination';
import { FaqType } from './faq';

const exportedFaqColumns = {
  ...{ id: true, question: true, questionAr: true, answer: true, answerAr: true, order: true },
  ...{ category: { select: { nameAr: true } }, isPublished: true, createdAt: true, updatedAt: true },
} satisfies Prisma.FaqSelect;

interface FaqExportQuery extends NonNullable<typeof AdminFaqFilter.$inferInput> {
  sort: FaqSortField;
  direction: Prisma.SortOrder;
}

/** The questions that a filter of the table leaves, all of them in its order; for whoever may manage them. */
export const streamFaqsForExport = (db: PrismaClient, { sort, direction, ...filter }: FaqExportQuery) =>
  readInBatches(
    () =>
      db.faq.findMany({
        select: { id: true },
        where: adminFaqWhere(filter),
        orderBy: adminFaqOrderBy(sort, direction),
      }),
    (among) => db.faq.findMany({ select: exportedFaqColumns, where: among }),
  );

/** What a table of questions is asked for; its columns are read only as far as they are. */
interface FaqListQuery {
  where: Prisma.FaqWhereInput;
  orderBy: Prisma.FaqOrderByWithRelationInput[];
  skip: number;
  take: number;
}

const AdminFaqListType = builder.objectRef<FaqListQuery>('AdminFaqList').implement({
  description: 'A page of the table of questions.',
  fields: (t) => ({
    rows: t.prismaField({
      type: [FaqType],
      description: 'The rows of the page.',
      resolve: async (query, { where, orderBy, skip, take }, _args, { db }) => {
        const keys = await db.faq.findMany({ select: { id: true }, where, orderBy, skip, take });
        return fetchInIdOrder(keys, (among) => db.faq.findMany({ ...query, where: among }));
      },
    }),
    totalCount: t.int({
      description: 'Rows on all pages together.',
      resolve: ({ where }, _args, { db }) => db.faq.count({ where }),
    }),
  }),
});

export const AdminFaqFilter = builder.inputType('AdminFaqFilter', {
  description: 'Narrows the table of questions; conditions add up.',
  fields: (t) => ({
    search: t.string({ description: 'Words that occur in any field.' }),
    isPublished: t.boolean({ description: 'Only published questions, or only drafts.' }),
    categoryId: t.id({ description: 'Only this category.' }),
  }),
});

export const faqSortFields = ['order', 'question', 'questionAr', 'isPublished', 'createdAt', 'updatedAt'] as const;
export type FaqSortField = (typeof faqSortFields)[number];

const FaqSortFieldType = builder.enumType('FaqSortField', {
  description: 'What the table of questions is sorted by.',
  values: faqSortFields,
});

/** The rows that a filter of the table leaves; for whoever may manage questions. */
export const adminFaqWhere = (filter: typeof AdminFaqFilter.$inferInput | null | undefined): Prisma.FaqWhereInput => ({
  AND: adminSearchFilter(filter?.search),
  isPublished: filter?.isPublished ?? undefined,
  categoryId: parseOptionalId(filter?.categoryId),
});

/** Ends in the key, so that no two rows are equal and pages never overlap. */
export const adminFaqOrderBy = (
  column: FaqSortField,
  direction: Prisma.SortOrder,
): Prisma.FaqOrderByWithRelationInput[] => [{ [column]: direction }, { id: direction }];

builder.queryField('adminFaqs', (t) =>
  t.withAuth({ can: 'faq:manage' }).field({
    type: AdminFaqListType,
    description: 'Questions as the admin panel lists them. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: offsetPageComplexity,
    args: {
      filter: t.arg({ type: AdminFaqFilter, description: 'Narrows the table.' }),
      sort: t.arg({ type: FaqSortFieldType, required: true, defaultValue: 'order', description: 'The column.' }),
      direction: t.arg({
        type: SortDirectionType,
        required: true,
        defaultValue: 'asc',
        description: 'The way.',
      }),
      ...offsetPageArgs,
    },
    resolve: (_root, { filter, sort, direction, ...page }) => ({
      where: adminFaqWhere(filter),
      orderBy: adminFaqOrderBy(sort, direction),
      ...toSkipTake(page),
    }),
  }),
);
