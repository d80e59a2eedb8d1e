import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import { filterId } from '../ids';
import { inAnyField, inOrder, pageArguments, SortDirectionType, tableComplexity, windowOf } from '../tables';
import { FaqType } from './faq';

/** What a table of questions is asked for; its columns are read only as far as they are. */
interface FaqRows {
  where: Prisma.FaqWhereInput;
  orderBy: Prisma.FaqOrderByWithRelationInput[];
  skip: number;
  take: number;
}

const FaqTableType = builder.objectRef<FaqRows>('FaqTable').implement({
  description: 'A page of the table of questions.',
  fields: (t) => ({
    rows: t.prismaField({
      type: [FaqType],
      description: 'The rows of the page.',
      resolve: async (query, { where, orderBy, skip, take }, _args, { db }) => {
        const keys = await db.faq.findMany({ select: { id: true }, where, orderBy, skip, take });
        return inOrder(keys, (among) => db.faq.findMany({ ...query, where: among }));
      },
    }),
    totalCount: t.int({
      description: 'Rows on all pages together.',
      resolve: ({ where }, _args, { db }) => db.faq.count({ where }),
    }),
  }),
});

export const FaqTableFilter = builder.inputType('FaqTableFilter', {
  description: 'Narrows the table of questions; conditions add up.',
  fields: (t) => ({
    search: t.string({ description: 'Words that occur in any field.' }),
    isPublished: t.boolean({ description: 'Only published questions, or only drafts.' }),
    categoryId: t.id({ description: 'Only this category.' }),
  }),
});

export const faqColumns = ['order', 'question', 'questionAr', 'isPublished', 'createdAt', 'updatedAt'] as const;
export type FaqColumn = (typeof faqColumns)[number];

const FaqColumnType = builder.enumType('FaqColumn', {
  description: 'What the table of questions is sorted by.',
  values: faqColumns,
});

/** The rows that a filter of the table leaves; for whoever may manage questions. */
export const faqsInTable = (filter: typeof FaqTableFilter.$inferInput | null | undefined): Prisma.FaqWhereInput => ({
  AND: inAnyField(filter?.search),
  isPublished: filter?.isPublished ?? undefined,
  categoryId: filterId(filter?.categoryId),
});

/** Ends in the key, so that no two rows are equal and pages never overlap. */
export const faqsInOrder = (column: FaqColumn, direction: Prisma.SortOrder): Prisma.FaqOrderByWithRelationInput[] => [
  { [column]: direction },
  { id: direction },
];

builder.queryField('faqTable', (t) =>
  t.withAuth({ can: 'faq:manage' }).field({
    type: FaqTableType,
    description: 'Questions as the admin panel lists them. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: tableComplexity,
    args: {
      filter: t.arg({ type: FaqTableFilter, description: 'Narrows the table.' }),
      sort: t.arg({ type: FaqColumnType, required: true, defaultValue: 'order', description: 'The column.' }),
      direction: t.arg({
        type: SortDirectionType,
        required: true,
        defaultValue: 'asc',
        description: 'The way.',
      }),
      ...pageArguments,
    },
    resolve: (_root, { filter, sort, direction, ...page }) => ({
      where: faqsInTable(filter),
      orderBy: faqsInOrder(sort, direction),
      ...windowOf(page),
    }),
  }),
);
