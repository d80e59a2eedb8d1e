import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { inBatches } from '../exports';
import { pollsInOrder, pollsInTable, type PollColumn, type PollTableFilter } from './table';

interface Wanted extends NonNullable<typeof PollTableFilter.$inferInput> {
  sort: PollColumn;
  direction: Prisma.SortOrder;
}

const options = { orderBy: [{ order: 'asc' }, { id: 'asc' }] } satisfies Prisma.Poll$optionsArgs;

/** The polls that a filter of the table leaves, all of them in its order; for whoever may manage them. */
export const pollsToExport = (db: PrismaClient, { sort, direction, ...filter }: Wanted) =>
  inBatches(
    () =>
      db.poll.findMany({ select: { id: true }, where: pollsInTable(filter), orderBy: pollsInOrder(sort, direction) }),
    (among) => db.poll.findMany({ omit: { adminText: true }, include: { options }, where: among }),
  );
