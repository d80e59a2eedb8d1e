import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import { readInBatches } from '../core/exportBatches';
import {
  adminSearchFilter,
  fetchInIdOrder,
  offsetPageArgs,
  SortDirectionType,
  offsetPageComplexity,
  toSkipTake,
} from '../core/offsetPagination';
import { PollType } from './poll';

interface PollExportQuery extends NonNullable<typeof AdminPollFilter.$inferInput> {
  sort: PollSortField;
  direction: Prisma.SortOrder;
}

const exportedPollOptions = { orderBy: [{ order: 'asc' }, { id: 'asc' }] } satisfies Prisma.Poll$optionsArgs;

/** The polls that a filter of the table leaves, all of them in its order; for whoever may manage them. */
export const streamPollsForExport = (db: PrismaClient, { sort, direction, ...filter }: PollExportQuery) =>
  readInBatches(
    () =>
      db.poll.findMany({
        select: { id: true },
        where: adminPollWhere(filter),
        orderBy: adminPollOrderBy(sort, direction),
      }),
    (among) =>
      db.poll.findMany({ omit: { adminSearchText: true }, include: { options: exportedPollOptions }, where: among }),
  );

/** What a table of polls is asked for; its columns are read only as far as they are. */
interface PollListQuery {
  where: Prisma.PollWhereInput;
  orderBy: Prisma.PollOrderByWithRelationInput[];
  skip: number;
  take: number;
}

const AdminPollListType = builder.objectRef<PollListQuery>('AdminPollList').implement({
  description: 'A page of the table of polls.',
  fields: (t) => ({
    rows: t.prismaField({
      type: [PollType],
      description: 'The rows of the page.',
      resolve: async (query, { where, orderBy, skip, take }, _args, { db }) => {
        const keys = await db.poll.findMany({ select: { id: true }, where, orderBy, skip, take });
        return fetchInIdOrder(keys, (among) => db.poll.findMany({ ...query, where: among }));
      },
    }),
    totalCount: t.int({
      description: 'Rows on all pages together.',
      resolve: ({ where }, _args, { db }) => db.poll.count({ where }),
    }),
  }),
});

export const AdminPollFilter = builder.inputType('AdminPollFilter', {
  description: 'Narrows the table of polls; conditions add up.',
  fields: (t) => ({
    search: t.string({ description: 'Words that occur in any field, or in an option.' }),
    isActive: t.boolean({ description: 'Only active polls (also those whose end has passed), or only inactive ones.' }),
  }),
});

export const pollSortFields = ['createdAt', 'questionAr', 'question', 'voterCount', 'isActive', 'endsAt'] as const;
export type PollSortField = (typeof pollSortFields)[number];

const PollSortFieldType = builder.enumType('PollSortField', {
  description: 'What the table of polls is sorted by.',
  values: pollSortFields,
});

/** The rows that a filter of the table leaves; for whoever may manage polls. */
export const adminPollWhere = (
  filter: typeof AdminPollFilter.$inferInput | null | undefined,
): Prisma.PollWhereInput => ({
  AND: adminSearchFilter(filter?.search),
  isActive: filter?.isActive ?? undefined,
});

/** Polls without an end stand behind those that have one, whichever way. */
export const adminPollOrderBy = (
  sort: PollSortField,
  direction: Prisma.SortOrder,
): Prisma.PollOrderByWithRelationInput[] => [
  { [sort]: sort === 'endsAt' ? { sort: direction, nulls: 'last' } : direction },
  { id: direction },
];

builder.queryField('adminPolls', (t) =>
  t.withAuth({ can: 'poll:manage' }).field({
    type: AdminPollListType,
    description: 'Polls as the admin panel lists them. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: offsetPageComplexity,
    args: {
      filter: t.arg({ type: AdminPollFilter, description: 'Narrows the table.' }),
      sort: t.arg({ type: PollSortFieldType, required: true, defaultValue: 'createdAt', description: 'The column.' }),
      direction: t.arg({
        type: SortDirectionType,
        required: true,
        defaultValue: 'desc',
        description: 'The way.',
      }),
      ...offsetPageArgs,
    },
    resolve: (_root, { filter, sort, direction, ...page }) => ({
      where: adminPollWhere(filter),
      orderBy: adminPollOrderBy(sort, direction),
      ...toSkipTake(page),
    }),
  }),
);
