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
import { EventType } from './event';
import { EventTimeFilterType } from './eventPagination';

interface EventExportQuery extends NonNullable<typeof AdminEventFilter.$inferInput> {
  sort: EventSortField;
  direction: Prisma.SortOrder;
}

/** The events that a filter of the table leaves, all of them in its order; for whoever may manage them. */
export const streamEventsForExport = (db: PrismaClient, { sort, direction, ...filter }: EventExportQuery) =>
  readInBatches(
    () =>
      db.event.findMany({
        select: { id: true },
        where: adminEventWhere(filter),
        orderBy: adminEventOrderBy(sort, direction),
      }),
    (among) => db.event.findMany({ omit: { adminSearchText: true }, where: among }),
  );

export const eventRegistrationSortFields = ['createdAt'] as const;

interface EventRegistrationExportQuery {
  /** Only of this event. */
  eventId?: number | undefined;
  /** Words that occur in any field of the person. */
  search?: string | undefined;
  sort: (typeof eventRegistrationSortFields)[number];
  direction: Prisma.SortOrder;
}

/** Who is registered for an event, or for any; for whoever may manage events. */
export const streamEventRegistrationsForExport = (
  db: PrismaClient,
  { eventId, search, sort, direction }: EventRegistrationExportQuery,
) =>
  readInBatches(
    () =>
      db.eventRegistration.findMany({
        select: { id: true },
        where: { eventId, user: { AND: adminSearchFilter(search) } },
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

/** What a table of events is asked for; its columns are read only as far as they are. */
interface EventListQuery {
  where: Prisma.EventWhereInput;
  orderBy: Prisma.EventOrderByWithRelationInput[];
  skip: number;
  take: number;
}

const AdminEventListType = builder.objectRef<EventListQuery>('AdminEventList').implement({
  description: 'A page of the table of events.',
  fields: (t) => ({
    rows: t.prismaField({
      type: [EventType],
      description: 'The rows of the page.',
      resolve: async (query, { where, orderBy, skip, take }, _args, { db }) => {
        const keys = await db.event.findMany({ select: { id: true }, where, orderBy, skip, take });
        return fetchInIdOrder(keys, (among) => db.event.findMany({ ...query, where: among }));
      },
    }),
    totalCount: t.int({
      description: 'Rows on all pages together.',
      resolve: ({ where }, _args, { db }) => db.event.count({ where }),
    }),
  }),
});

export const AdminEventFilter = builder.inputType('AdminEventFilter', {
  description: 'Narrows the table of events; conditions add up.',
  fields: (t) => ({
    search: t.string({ description: 'Words that occur in any field.' }),
    isPublished: t.boolean({ description: 'Only published events, or only drafts.' }),
    when: t.field({ type: EventTimeFilterType, description: 'Only coming, or only past events.' }),
  }),
});

export const eventSortFields = [
  'startDate',
  'titleAr',
  'title',
  'price',
  'registeredCount',
  'isPublished',
  'createdAt',
] as const;
export type EventSortField = (typeof eventSortFields)[number];

const EventSortFieldType = builder.enumType('EventSortField', {
  description: 'What the table of events is sorted by.',
  values: eventSortFields,
});

/** The rows that a filter of the table leaves; for whoever may manage events. */
export function adminEventWhere(
  filter: typeof AdminEventFilter.$inferInput | null | undefined,
): Prisma.EventWhereInput {
  const now = new Date();
  const times = { upcoming: { gte: now }, past: { lt: now } };
  return {
    AND: adminSearchFilter(filter?.search),
    isPublished: filter?.isPublished ?? undefined,
    startDate: filter?.when ? times[filter.when] : undefined,
  };
}

export const adminEventOrderBy = (
  sort: EventSortField,
  direction: Prisma.SortOrder,
): Prisma.EventOrderByWithRelationInput[] => [{ [sort]: direction }, { id: direction }];

builder.queryField('adminEvents', (t) =>
  t.withAuth({ can: 'event:manage' }).field({
    type: AdminEventListType,
    description: 'Events as the admin panel lists them. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: offsetPageComplexity,
    args: {
      filter: t.arg({ type: AdminEventFilter, description: 'Narrows the table.' }),
      sort: t.arg({ type: EventSortFieldType, required: true, defaultValue: 'startDate', description: 'The column.' }),
      direction: t.arg({
        type: SortDirectionType,
        required: true,
        defaultValue: 'desc',
        description: 'The way.',
      }),
      ...offsetPageArgs,
    },
    resolve: (_root, { filter, sort, direction, ...page }) => ({
      where: adminEventWhere(filter),
      orderBy: adminEventOrderBy(sort, direction),
      ...toSkipTake(page),
    }),
  }),
);
