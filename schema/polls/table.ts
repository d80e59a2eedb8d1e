import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import { inAnyField, inOrder, pageArguments, SortDirectionType, tableComplexity, windowOf } from '../tables';
import { PollType } from './poll';

/** What a table of polls is asked for; its columns are read only as far as they are. */
interface PollRows {
  where: Prisma.PollWhereInput;
  orderBy: Prisma.PollOrderByWithRelationInput[];
  skip: number;
  take: number;
}

const PollTableType = builder.objectRef<PollRows>('PollTable').implement({
  description: 'A page of the table of polls.',
  fields: (t) => ({
    rows: t.prismaField({
      type: [PollType],
      description: 'The rows of the page.',
      resolve: async (query, { where, orderBy, skip, take }, _args, { db }) => {
        const keys = await db.poll.findMany({ select: { id: true }, where, orderBy, skip, take });
        return inOrder(keys, (among) => db.poll.findMany({ ...query, where: among }));
      },
    }),
    totalCount: t.int({
      description: 'Rows on all pages together.',
      resolve: ({ where }, _args, { db }) => db.poll.count({ where }),
    }),
  }),
});

export const PollTableFilter = builder.inputType('PollTableFilter', {
  description: 'Narrows the table of polls; conditions add up.',
  fields: (t) => ({
    search: t.string({ description: 'Words that occur in any field, or in an option.' }),
    isActive: t.boolean({ description: 'Only active polls (also those whose end has passed), or only inactive ones.' }),
  }),
});

export const pollColumns = ['createdAt', 'questionAr', 'question', 'voterCount', 'isActive', 'endsAt'] as const;
export type PollColumn = (typeof pollColumns)[number];

const PollColumnType = builder.enumType('PollColumn', {
  description: 'What the table of polls is sorted by.',
  values: pollColumns,
});

/** The rows that a filter of the table leaves; for whoever may manage polls. */
export const pollsInTable = (filter: typeof PollTableFilter.$inferInput | null | undefined): Prisma.PollWhereInput => ({
  AND: inAnyField(filter?.search),
  isActive: filter?.isActive ?? undefined,
});

/** Polls without an end stand behind those that have one, whichever way. */
export const pollsInOrder = (sort: PollColumn, direction: Prisma.SortOrder): Prisma.PollOrderByWithRelationInput[] => [
  { [sort]: sort === 'endsAt' ? { sort: direction, nulls: 'last' } : direction },
  { id: direction },
];

builder.queryField('pollTable', (t) =>
  t.withAuth({ can: 'poll:manage' }).field({
    type: PollTableType,
    description: 'Polls as the admin panel lists them. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: tableComplexity,
    args: {
      filter: t.arg({ type: PollTableFilter, description: 'Narrows the table.' }),
      sort: t.arg({ type: PollColumnType, required: true, defaultValue: 'createdAt', description: 'The column.' }),
      direction: t.arg({
        type: SortDirectionType,
        required: true,
        defaultValue: 'desc',
        description: 'The way.',
      }),
      ...pageArguments,
    },
    resolve: (_root, { filter, sort, direction, ...page }) => ({
      where: pollsInTable(filter),
      orderBy: pollsInOrder(sort, direction),
      ...windowOf(page),
    }),
  }),
);
