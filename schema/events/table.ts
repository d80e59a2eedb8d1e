import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import { inAnyField, inOrder, pageArguments, SortDirectionType, tableComplexity, windowOf } from '../tables';
import { EventTimeType } from './agenda';
import { EventType } from './event';

/** What a table of events is asked for; its columns are read only as far as they are. */
interface EventRows {
  where: Prisma.EventWhereInput;
  orderBy: Prisma.EventOrderByWithRelationInput[];
  skip: number;
  take: number;
}

const EventTableType = builder.objectRef<EventRows>('EventTable').implement({
  description: 'A page of the table of events.',
  fields: (t) => ({
    rows: t.prismaField({
      type: [EventType],
      description: 'The rows of the page.',
      resolve: async (query, { where, orderBy, skip, take }, _args, { db }) => {
        const keys = await db.event.findMany({ select: { id: true }, where, orderBy, skip, take });
        return inOrder(keys, (among) => db.event.findMany({ ...query, where: among }));
      },
    }),
    totalCount: t.int({
      description: 'Rows on all pages together.',
      resolve: ({ where }, _args, { db }) => db.event.count({ where }),
    }),
  }),
});

export const EventTableFilter = builder.inputType('EventTableFilter', {
  description: 'Narrows the table of events; conditions add up.',
  fields: (t) => ({
    search: t.string({ description: 'Words that occur in any field.' }),
    isPublished: t.boolean({ description: 'Only published events, or only drafts.' }),
    when: t.field({ type: EventTimeType, description: 'Only coming, or only past events.' }),
  }),
});

export const eventColumns = [
  'startDate',
  'titleAr',
  'title',
  'price',
  'registeredCount',
  'isPublished',
  'createdAt',
] as const;
export type EventColumn = (typeof eventColumns)[number];

const EventColumnType = builder.enumType('EventColumn', {
  description: 'What the table of events is sorted by.',
  values: eventColumns,
});

/** The rows that a filter of the table leaves; for whoever may manage events. */
export function eventsInTable(filter: typeof EventTableFilter.$inferInput | null | undefined): Prisma.EventWhereInput {
  const now = new Date();
  const times = { upcoming: { gte: now }, past: { lt: now } };
  return {
    AND: inAnyField(filter?.search),
    isPublished: filter?.isPublished ?? undefined,
    startDate: filter?.when ? times[filter.when] : undefined,
  };
}

export const eventsInOrder = (
  sort: EventColumn,
  direction: Prisma.SortOrder,
): Prisma.EventOrderByWithRelationInput[] => [{ [sort]: direction }, { id: direction }];

builder.queryField('eventTable', (t) =>
  t.withAuth({ can: 'event:manage' }).field({
    type: EventTableType,
    description: 'Events as the admin panel lists them. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: tableComplexity,
    args: {
      filter: t.arg({ type: EventTableFilter, description: 'Narrows the table.' }),
      sort: t.arg({ type: EventColumnType, required: true, defaultValue: 'startDate', description: 'The column.' }),
      direction: t.arg({
        type: SortDirectionType,
        required: true,
        defaultValue: 'desc',
        description: 'The way.',
      }),
      ...pageArguments,
    },
    resolve: (_root, { filter, sort, direction, ...page }) => ({
      where: eventsInTable(filter),
      orderBy: eventsInOrder(sort, direction),
      ...windowOf(page),
    }),
  }),
);
