import type { Event, Prisma, PrismaClient } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import type { Context } from '../core/context';
import { findRowsAtCursor, unknownCursorProblem, withoutPageArguments } from '../paging/cursorPagination';
import { fetchInIdOrder } from '../paging/offsetPagination';
import { visibleEvents } from '../core/accessRules';

export const EventTimeFilterType = builder.enumType('EventTimeFilter', {
  description: 'Start of an event relative to now: `upcoming` or `past`.',
  values: ['upcoming', 'past'] as const,
});

export const EventFilter = builder.inputType('EventFilter', {
  description: 'Filter of events; all conditions must match. Does not extend what the caller may see.',
  fields: (t) => ({
    when: t.field({ type: EventTimeFilterType, description: 'Upcoming or past events only.' }),
    isPublished: t.boolean({ description: 'True for published events, false for drafts visible to the caller.' }),
  }),
});

/** A part of the list with its own order. The key makes the order unique, so that pages do not overlap. */
interface EventSegment {
  where: Prisma.EventWhereInput;
  orderBy: Prisma.EventOrderByWithRelationInput[];
}

/** Upcoming events, soonest first, then past events, latest first. */
export function eventSegments(
  filter: typeof EventFilter.$inferInput | null | undefined,
  { viewer, clock }: Pick<Context, 'viewer' | 'clock'>,
): EventSegment[] {
  const now = clock.now('events');
  const { when, isPublished } = filter ?? {};
  const segment = (startDate: Prisma.DateTimeFilter, direction: 'asc' | 'desc'): EventSegment => ({
    where: { AND: [visibleEvents(viewer)], isPublished: isPublished ?? undefined, startDate },
    orderBy: [{ startDate: direction }, { id: direction }],
  });
  const segments = { upcoming: segment({ gt: now }, 'asc'), past: segment({ lte: now }, 'desc') };
  return when ? [segments[when]] : [segments.upcoming, segments.past];
}

type EventPage = Pick<Prisma.EventFindManyArgs, 'cursor' | 'skip' | 'take'>;

/** A part of a page: rows of a segment in its order, or rows chosen by key. */
type EventPart = Partial<EventSegment> & EventPage;

/**
 * Reads a page that may span several segments, in either direction; after a cursor the keys first, like `findPage`.
 * @throws Problem `invalidInput` if the cursor's row is in no segment
 */
export async function findAcrossSegments(
  db: PrismaClient,
  query: EventPage,
  segments: EventSegment[],
): Promise<Event[]> {
  const { cursor, take = 0 } = query;
  const inDirection = take < 0 ? segments.toReversed() : segments;
  const readIds = (part: EventPart) => db.event.findMany({ ...part, select: { id: true } });
  const readRows = (part: EventPart) => db.event.findMany({ ...query, ...part });
  if (cursor?.id === undefined) return fillPage(inDirection, take, [], readRows);
  for (const [index, segment] of inDirection.entries()) {
    const ids = await findRowsAtCursor(cursor.id, take, (page) => readIds({ ...segment, ...page }));
    if (!ids) continue;
    const page = await fillPage(inDirection.slice(index + 1), take, ids, readIds);
    return fetchInIdOrder(page, (where) => readRows({ where, ...withoutPageArguments }));
  }
  throw unknownCursorProblem();
}

/** Adds rows of the next segments until the page is full; a negative `take` adds them before. */
async function fillPage<Row>(
  segments: EventSegment[],
  take: number,
  rows: Row[],
  read: (part: EventPart) => Promise<Row[]>,
): Promise<Row[]> {
  const [segment, ...others] = segments;
  const missingCount = Math.abs(take) - rows.length;
  if (!segment || missingCount === 0) return rows;
  const more = await read({ ...segment, ...withoutPageArguments, take: take < 0 ? -missingCount : missingCount });
  return fillPage(others, take, take < 0 ? [...more, ...rows] : [...rows, ...more], read);
}
