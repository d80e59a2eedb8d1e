import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import type { Context } from '../core/context';
import { Problem } from '../core/errors';
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

type EventPageArgs = Pick<Prisma.EventFindManyArgs, 'cursor' | 'skip' | 'take'>;

/**
 * Reads a page that may span several segments, in either direction.
 * @param query as passed by the Pothos plugin; a negative `take` reads backwards from the cursor or the end
 * @param countOf number of rows that match a condition
 * @throws Problem `invalidInput` if the cursor's row is in no segment: see `assertCursorInList`
 */
export async function findAcrossSegments<Row>(
  segments: EventSegment[],
  { cursor, skip, take = 0 }: EventPageArgs,
  countOf: (where: Prisma.EventWhereInput) => Promise<number>,
  find: (page: EventSegment & EventPageArgs) => Promise<Row[]>,
): Promise<Row[]> {
  const isForward = take >= 0;
  const remaining = isForward ? [...segments] : segments.toReversed();
  while (cursor && remaining[0] && !(await countOf({ AND: [remaining[0].where, { id: cursor.id }] })))
    remaining.shift();
  if (!remaining[0]) throw new Problem('invalidInput', { fields: { cursor: 'unknownCursor' } });
  let rows: Row[] = [];
  for (const segment of remaining) {
    const missingCount = Math.abs(take) - rows.length;
    if (missingCount === 0) break;
    const start = segment === remaining[0] ? { cursor, skip } : { cursor: undefined, skip: undefined };
    const segmentRows = await find({ ...segment, ...start, take: isForward ? missingCount : -missingCount });
    rows = isForward ? [...rows, ...segmentRows] : [...segmentRows, ...rows];
  }
  return rows;
}
