import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import { Problem } from '../core/errors';
import { parseId } from '../core/ids';
import { fetchInIdOrder, offsetPageArgs, offsetPageComplexity, toSkipTake } from '../core/offsetPagination';

const registeredUserSelect = {
  user: { select: { firstName: true, lastName: true, email: true, phone: true } },
} as const;

const AdminEventRegistrationType = builder.prismaObject('EventRegistration', {
  variant: 'AdminEventRegistration',
  description: 'Who comes to an event, as admins see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key of the registration; an integer.' }),
    userId: t.exposeID('userId', { description: 'Key of the person.' }),
    name: t.string({
      description: 'Given and family name.',
      select: registeredUserSelect,
      resolve: ({ user }) => `${user.firstName} ${user.lastName}`,
    }),
    email: t.string({
      description: 'Where to write to.',
      select: registeredUserSelect,
      resolve: ({ user }) => user.email,
    }),
    phone: t.string({
      nullable: true,
      description: 'Where to call.',
      select: registeredUserSelect,
      resolve: ({ user }) => user.phone,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the person registered.' }),
  }),
});

interface EventRegistrationListQuery {
  where: Prisma.EventRegistrationWhereInput;
  skip: number;
  take: number;
}

const AdminEventRegistrationListType = builder
  .objectRef<EventRegistrationListQuery>('AdminEventRegistrationList')
  .implement({
    description: "A page of the list of an event's registrations.",
    fields: (t) => ({
      rows: t.prismaField({
        type: [AdminEventRegistrationType],
        description: 'The rows of the page, the first who registered first.',
        resolve: async (query, page, _args, { db }) => {
          const keys = await db.eventRegistration.findMany({ select: { id: true }, orderBy: { id: 'asc' }, ...page });
          return fetchInIdOrder(keys, (among) => db.eventRegistration.findMany({ ...query, where: among }));
        },
      }),
      totalCount: t.int({
        description: 'Rows on all pages together.',
        resolve: ({ where }, _args, { db }) => db.eventRegistration.count({ where }),
      }),
    }),
  });

builder.queryField('adminEventRegistrations', (t) =>
  t.withAuth({ can: 'event:manage' }).field({
    type: AdminEventRegistrationListType,
    description: 'Who is registered for an event. Problems: notSignedIn, notAllowed, eventNotFound, invalidInput.',
    complexity: offsetPageComplexity,
    args: { eventId: t.arg.id({ required: true, description: 'Key of the event.' }), ...offsetPageArgs },
    resolve: async (_root, { eventId: key, ...page }, { db }) => {
      const eventId = parseId(key);
      if ((await db.event.count({ where: { id: eventId } })) === 0) throw new Problem('eventNotFound');
      return { where: { eventId }, ...toSkipTake(page) };
    },
  }),
);
