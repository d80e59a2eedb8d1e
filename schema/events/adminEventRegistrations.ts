import { displayName, nameColumns, type NamedUser } from '../contract/text/names/displayName';
import type { RegistrationStatus } from '../../prisma/generated/enums';
import { adminListType } from '../admin/adminList';
import { builder } from '../core/builder';
import { Problem } from '../core/errors';
import { readInBatches, type ExportSource } from '../admin/exportBatches';
import { parseId } from '../core/ids';
import { adminSearchFilter } from '../admin/adminSearch';
import { RegistrationStatusType } from './eventRegistration';
import { offsetPageArgs, offsetPageComplexity, toSkipTake } from '../paging/offsetPagination';

const registeredUserSelect = {
  user: { select: { ...nameColumns, email: true, phone: true } },
} as const;

const AdminEventRegistrationType = builder.prismaObject('EventRegistration', {
  variant: 'AdminEventRegistration',
  description: 'A registration for an event, with contact details for admins.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the registration; an integer.' }),
    userId: t.exposeID('userId', { description: 'Id of the user.' }),
    name: t.string({
      description: 'First and last name.',
      select: registeredUserSelect,
      resolve: ({ user }) => displayName(user, 'ar'),
    }),
    email: t.string({
      description: 'Email address.',
      select: registeredUserSelect,
      resolve: ({ user }) => user.email,
    }),
    phone: t.string({
      nullable: true,
      description: 'Phone number.',
      select: registeredUserSelect,
      resolve: ({ user }) => user.phone,
    }),
    status: t.expose('status', { type: RegistrationStatusType, description: 'Whether the place is final.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the registration.' }),
  }),
});

const AdminEventRegistrationListType = adminListType('EventRegistration', {
  type: AdminEventRegistrationType,
  noun: "an event's registrations, the earliest first",
});

builder.queryField('adminEventRegistrations', (t) =>
  t.withAuth({ can: 'event:manage' }).field({
    type: AdminEventRegistrationListType,
    description: 'A page of the registrations for an event.',
    problems: ['eventNotFound', 'invalidInput'],
    complexity: offsetPageComplexity,
    args: { eventId: t.arg.id({ required: true, description: 'Id of the event.' }), ...offsetPageArgs },
    resolve: async (_root, { eventId: key, ...page }, { db }) => {
      const eventId = parseId(key);
      if ((await db.event.count({ where: { id: eventId } })) === 0) throw new Problem('eventNotFound');
      return { where: { eventId }, orderBy: [{ id: 'asc' as const }], ...toSkipTake(page) };
    },
  }),
);

interface EventRegistrationExportFilter {
  eventId?: number | undefined;
  /** Words that all occur in any field of the user. */
  search?: string | undefined;
}

interface ExportedEventRegistration {
  id: number;
  status: RegistrationStatus;
  createdAt: Date;
  event: { titleAr: string };
  user: NamedUser & { email: string; phone: string | null };
}

export const eventRegistrationExport: ExportSource<
  EventRegistrationExportFilter,
  'createdAt',
  ExportedEventRegistration
> = {
  permission: 'event:manage',
  sortFields: ['createdAt'],
  defaultSort: ['createdAt', 'desc'],
  fetchBatches: ({ db }, { eventId, search, sort, direction }) =>
    readInBatches(
      () =>
        db.eventRegistration.findMany({
          select: { id: true },
          where: { eventId, user: { AND: adminSearchFilter(search) } },
          orderBy: [{ [sort]: direction }, { id: direction }],
        }),
      (where) =>
        db.eventRegistration.findMany({
          select: {
            id: true,
            status: true,
            createdAt: true,
            event: { select: { titleAr: true } },
            ...registeredUserSelect,
          },
          where,
        }),
    ),
};
