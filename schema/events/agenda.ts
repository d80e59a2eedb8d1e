import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import type { Viewer } from '../context';
import { Problem } from '../errors';
import { visibleEvents } from '../rules';

export const EventTimeType = builder.enumType('EventTime', {
  description: 'When an event begins: now or later (`upcoming`), or before (`past`).',
  values: ['upcoming', 'past'] as const,
});

export const EventFilter = builder.inputType('EventFilter', {
  description: 'Narrows a list of events; conditions add up. It never widens what the caller may see.',
  fields: (t) => ({
    when: t.field({ type: EventTimeType, description: 'Only coming, or only past events.' }),
    isPublished: t.boolean({ description: 'Only published events, or only drafts the caller may see.' }),
  }),
});

/** A stretch of the agenda. Its order ends in the key, so that no two rows are equal and pages never overlap. */
interface Part {
  where: Prisma.EventWhereInput;
  orderBy: Prisma.EventOrderByWithRelationInput[];
}

/** What a viewer's filter leaves of the events they may see: those to come, the next one first; then those past, the last one first. */
export function agendaOf(filter: typeof EventFilter.$inferInput | null | undefined, viewer: Viewer | null): Part[] {
  const now = new Date();
  const { when, isPublished } = filter ?? {};
  const part = (startDate: Prisma.DateTimeFilter, direction: 'asc' | 'desc'): Part => ({
    where: { AND: [visibleEvents(viewer)], isPublished: isPublished ?? undefined, startDate },
    orderBy: [{ startDate: direction }, { id: direction }],
  });
  const parts = { upcoming: part({ gte: now }, 'asc'), past: part({ lt: now }, 'desc') };
  return when ? [parts[when]] : [parts.upcoming, parts.past];
}

type Page = Pick<Prisma.EventFindManyArgs, 'cursor' | 'skip' | 'take'>;

/**
 * A page that may begin in one part and go on in the next, in either direction.
 * @param query as the plugin hands it to the resolver; a negative `take` reads backwards from the cursor or the end
 * @param countOf how many rows meet a condition
 * @throws Problem `invalidInput` where the cursor's row is in no part: see `cursorInList`
 */
export async function acrossParts<Row>(
  parts: Part[],
  { cursor, skip, take = 0 }: Page,
  countOf: (where: Prisma.EventWhereInput) => Promise<number>,
  find: (page: Part & Page) => Promise<Row[]>,
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
