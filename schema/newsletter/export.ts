import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { inBatches } from '../exports';
import { subscribersInOrder, subscribersInTable, type NewsletterColumn, type NewsletterTableFilter } from './table';

interface Wanted extends NonNullable<typeof NewsletterTableFilter.$inferInput> {
  sort: NewsletterColumn;
  direction: Prisma.SortOrder;
}

/** The addresses that a filter of the table leaves, all of them in its order; for whoever may manage the newsletter. */
export const subscribersToExport = (db: PrismaClient, { sort, direction, ...filter }: Wanted) =>
  inBatches(
    () =>
      db.newsletterSubscriber.findMany({
        select: { id: true },
        where: subscribersInTable(filter),
        orderBy: subscribersInOrder(sort, direction),
      }),
    (among) => db.newsletterSubscriber.findMany({ where: among }),
  );
