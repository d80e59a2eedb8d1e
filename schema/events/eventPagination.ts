import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import type { Viewer } from '../core/context';
import { Problem } from '../core/errors';
import { visibleEvents } from '../core/accessRules';

export const EventTimeFilterType = builder.enumType('EventTimeFilter', {
  description: 'When an event begins: now or later (`upcoming`), or before (`past`).',
  values: ['upcoming', 'past'] as const,
});

export const EventFilter = builder.inputType('EventFilter', {
  description: 'Narrows a list of events; conditions add up. It never widens what the caller may see.',
  fields: (t) => ({
    when: t.field({ type: EventTimeFilterType, description: 'Only coming, or only past events.' }),
    isPublished: t.boolean({ description: 'Only published events, or only drafts the caller may see.' }),
  }),
});

/** A stretch of the agenda. Its order ends in the key, so that no two rows are equal and pages never overlap. */
interface EventSegment {
  where: Prisma.EventWhereInput;
  orderBy: Prisma.EventOrderByWithRelationInput[];
}

/** What a viewer's filter leaves of the events they may see: those to come, the next one first; then those past, the last one first. */
export function eventSegments(
  filter: typeof EventFilter.$inferInput | null | undefined,
  viewer: Viewer | null,
): EventSegment[] {
  const now = new Date();
  const { when, isPublished } = filter ?? {};
  const part = (startDate: Prisma.DateTimeFilter, direction: 'asc' | 'desc'): EventSegment => ({
    where: { AND: [visibleEvents(viewer)], isPublished: isPublished ?? undefined, startDate },
    orderBy: [{ startDate: direction }, { id: direction }],
  });
  const parts = { upcoming: part({ gte: now }, 'asc'), past: part({ lt: now }, 'desc') };
  return when ? [parts[when]] : [parts.upcoming, parts.past];
}

type EventPageArgs = Pick<Prisma.EventFindManyArgs, 'cursor' | 'skip' | 'take'>;

/**
 * A page that may begin in one part and go on in the next, in either direction.
 * @param query as the plugin hands it to the resolver; a negative `take` reads backwards from the cursor or the end
 * @param countOf how many rows meet a condition
 * @throws Problem `invalidInput` where the cursor's row is in no part: see `cursorInList`
 */
export async function findAcrossSegments<Row>(
  parts: EventSegment[],
  { cursor, skip, take = 0 }: EventPageArgs,
  countOf: (where: Prisma.EventWhereInput) => Promise<number>,
  find: (page: EventSegment & EventPageArgs) => Promise<Row[]>,
): Promise<Row[]> {
  const forward = take >= 0;
  const ahead = forward ? [...parts] : parts.toReversed();
  while (cursor && ahead[0] && !(await countOf({ AND: [ahead[0].where, { id: cursor.id }] }))) ahead.shift();
  if (!ahead[0]) throw new Problem('invalidInput', { fields: { cursor: 'unknownCursor' } });
  let rows: Row[] = [];
  for (const part of ahead) {
    const missing = Math.abs(take) - rows.length;
    if (missing === 0) break;
    const start = part === ahead[0] ? { cursor, skip } : { cursor: undefined, skip: undefined };
    const found = await find({ ...part, ...start, take: forward ? missing : -missing });
    rows = forward ? [...rows, ...found] : [...found, ...rows];
  }
  return rows;
}
