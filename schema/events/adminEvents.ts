import { adminList } from '../core/adminList';
import { builder } from '../core/builder';
import { adminSearchFilter } from '../core/offsetPagination';
import { EventType } from './event';
import { EventTimeFilterType } from './eventPagination';

const AdminEventFilter = builder.inputType('AdminEventFilter', {
  description: 'Conditions on events, combined with AND.',
  fields: (t) => ({
    search: t.string({ description: 'Words that all occur in any field.' }),
    isPublished: t.boolean({ description: 'True: published events only; false: drafts only.' }),
    when: t.field({ type: EventTimeFilterType, description: 'Upcoming or past events only.' }),
  }),
});

const startDateFilter = (when: typeof EventTimeFilterType.$inferType) =>
  when === 'upcoming' ? { gte: new Date() } : { lt: new Date() };

const list = adminList('Event', {
  query: 'adminEvents',
  permission: 'event:manage',
  type: EventType,
  noun: 'events',
  filter: AdminEventFilter,
  where: ({ search, isPublished, when }) => ({
    AND: adminSearchFilter(search),
    isPublished: isPublished ?? undefined,
    startDate: when ? startDateFilter(when) : undefined,
  }),
  sortFields: ['startDate', 'titleAr', 'title', 'price', 'registeredCount', 'isPublished', 'createdAt'],
  defaultSort: ['startDate', 'desc'],
});

export const eventExport = list.exportAs((db, where) => db.event.findMany({ omit: { adminSearchText: true }, where }));
