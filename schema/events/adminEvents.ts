import type { Prisma } from '../../prisma/generated/client';
import { stateLabelsAr } from '../contract/labels/stateLabelsAr';
import { adminList } from '../admin/adminList';
import { builder } from '../core/builder';
import { adminSearchFilter, countersMatching, publicationStates } from '../admin/adminSearch';
import { CreateEventInput, UpdateEventInput, EventType } from './event';
import { announcedTexts, changeEvent } from './eventNotifications';
import { EventTimeFilterType } from './eventPagination';
import { createEventSchema, toEventColumns, updateEventSchema } from '../contract/validation/site/events';
import { adminCrud } from '../admin/adminMutations';
import { onConstraintViolation } from '../core/problem';

const AdminEventFilter = builder.inputType('AdminEventFilter', {
  description: 'Conditions on events, combined with AND.',
  fields: (t) => ({
    search: t.string({ description: 'Words that all occur in any field.' }),
    isPublished: t.boolean({ description: 'True: published events only; false: drafts only.' }),
    when: t.field({ type: EventTimeFilterType, description: 'Upcoming or past events only.' }),
  }),
});

const startDateFilter = (when: typeof EventTimeFilterType.$inferType, now: Date) =>
  when === 'upcoming' ? { gt: now } : { lte: now };

const list = adminList('Event', {
  query: 'adminEvents',
  permission: 'event:manage',
  type: EventType,
  noun: 'events',
  filter: AdminEventFilter,
  where: ({ search, isPublished, when }, { clock }) => ({
    AND: adminSearchFilter<Prisma.EventWhereInput>(search, {
      states: [...publicationStates, [stateLabelsAr.free, { price: 0 }]],
      alternatives: (word) => countersMatching(word, 'registeredCount'),
    }),
    isPublished: isPublished ?? undefined,
    startDate: when ? startDateFilter(when, clock.now('events')) : undefined,
  }),
  sortFields: ['startDate', 'titleAr', 'title', 'price', 'registeredCount', 'isPublished', 'createdAt'],
  defaultSort: ['startDate', 'desc'],
  sortKeys: { title: 'sortKey', titleAr: 'sortKeyAr' },
});

export const eventExport = list.exportAs((db, where) => db.event.findMany({ omit: { adminSearchText: true }, where }));

/** Reports wrong times on the field that the caller has sent, the end first. */
const onEventConstraintViolation = (input: Record<string, unknown>) => {
  const timeField = ['endsAt', 'endDate', 'startsAt', 'startDate'].find((name) => input[name] !== undefined);
  return onConstraintViolation({
    events_never_oversold: { code: 'capacityBelowRegistrations', fields: { capacity: 'capacityBelowRegistrations' } },
    events_end_after_start: { code: 'invalidInput', fields: { [timeField ?? 'endsAt']: 'endsBeforeStart' } },
  });
};

adminCrud('Event', {
  type: EventType,
  permission: 'event:manage',
  noun: ['event', 'events'],
  plural: 'Events',
  notFound: 'eventNotFound',
  create: {
    input: CreateEventInput,
    schema: createEventSchema,
    toColumns: (draft, { viewer }) => {
      const { startDate, endDate, ...row } = toEventColumns(draft);
      // The schema requires both times, under one name or the other.
      return { ...row, startDate: startDate as Date, endDate: endDate as Date, organizerId: viewer.id };
    },
  },
  update: {
    input: UpdateEventInput,
    schema: updateEventSchema,
    toColumns: (changes) => toEventColumns(changes),
    announced: announcedTexts,
  },
  problems: { update: ['capacityBelowRegistrations'] },
  deletable: {
    where: { registeredCount: 0, payments: { none: {} } },
    otherwise: 'eventHasRegistrations',
    note: 'without registrations',
  },
  flag: { mutation: 'publishEvents', column: 'isPublished' },
  aroundChange: changeEvent,
  onError: (input) => [onEventConstraintViolation({ ...input })],
});
