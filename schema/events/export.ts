import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { inBatches } from '../exports';
import { inAnyField } from '../tables';
import { eventsInOrder, eventsInTable, type EventColumn, type EventTableFilter } from './table';

interface Wanted extends NonNullable<typeof EventTableFilter.$inferInput> {
  sort: EventColumn;
  direction: Prisma.SortOrder;
}

/** The events that a filter of the table leaves, all of them in its order; for whoever may manage them. */
export const eventsToExport = (db: PrismaClient, { sort, direction, ...filter }: Wanted) =>
  inBatches(
    () =>
      db.event.findMany({
        select: { id: true },
        where: eventsInTable(filter),
        orderBy: eventsInOrder(sort, direction),
      }),
    (among) => db.event.findMany({ omit: { adminText: true }, where: among }),
  );

export const guestColumns = ['createdAt'] as const;

interface WantedGuests {
  /** Only of this event. */
  eventId?: number | undefined;
  /** Words that occur in any field of the person. */
  search?: string | undefined;
  sort: (typeof guestColumns)[number];
  direction: Prisma.SortOrder;
}

/** Who is registered for an event, or for any; for whoever may manage events. */
export const guestsToExport = (db: PrismaClient, { eventId, search, sort, direction }: WantedGuests) =>
  inBatches(
    () =>
      db.eventRegistration.findMany({
        select: { id: true },
        where: { eventId, user: { AND: inAnyField(search) } },
        orderBy: [{ [sort]: direction }, { id: direction }],
      }),
    (among) =>
      db.eventRegistration.findMany({
        select: {
          id: true,
          createdAt: true,
          event: { select: { titleAr: true } },
          user: { select: { firstName: true, lastName: true, email: true, phone: true } },
        },
        where: among,
      }),
  );
