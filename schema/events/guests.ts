import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import { Problem } from '../errors';
import { recordId } from '../ids';
import { inOrder, pageArguments, tableComplexity, windowOf } from '../tables';

const person = { user: { select: { firstName: true, lastName: true, email: true, phone: true } } } as const;

const EventGuestType = builder.prismaObject('EventRegistration', {
  variant: 'EventGuest',
  description: 'Who comes to an event, as admins see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key of the registration; an integer.' }),
    userId: t.exposeID('userId', { description: 'Key of the person.' }),
    name: t.string({
      description: 'Given and family name.',
      select: person,
      resolve: ({ user }) => `${user.firstName} ${user.lastName}`,
    }),
    email: t.string({ description: 'Where to write to.', select: person, resolve: ({ user }) => user.email }),
    phone: t.string({
      nullable: true,
      description: 'Where to call.',
      select: person,
      resolve: ({ user }) => user.phone,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the person registered.' }),
  }),
});

interface GuestRows {
  where: Prisma.EventRegistrationWhereInput;
  skip: number;
  take: number;
}

const EventRegistrationTableType = builder.objectRef<GuestRows>('EventRegistrationTable').implement({
  description: "A page of the list of an event's registrations.",
  fields: (t) => ({
    rows: t.prismaField({
      type: [EventGuestType],
      description: 'The rows of the page, the first who registered first.',
      resolve: async (query, page, _args, { db }) => {
        const keys = await db.eventRegistration.findMany({ select: { id: true }, orderBy: { id: 'asc' }, ...page });
        return inOrder(keys, (among) => db.eventRegistration.findMany({ ...query, where: among }));
      },
    }),
    totalCount: t.int({
      description: 'Rows on all pages together.',
      resolve: ({ where }, _args, { db }) => db.eventRegistration.count({ where }),
    }),
  }),
});

builder.queryField('eventRegistrationTable', (t) =>
  t.withAuth({ can: 'event:manage' }).field({
    type: EventRegistrationTableType,
    description: 'Who is registered for an event. Problems: notSignedIn, notAllowed, eventNotFound, invalidInput.',
    complexity: tableComplexity,
    args: { eventId: t.arg.id({ required: true, description: 'Key of the event.' }), ...pageArguments },
    resolve: async (_root, { eventId: key, ...page }, { db }) => {
      const eventId = recordId(key);
      if ((await db.event.count({ where: { id: eventId } })) === 0) throw new Problem('eventNotFound');
      return { where: { eventId }, ...windowOf(page) };
    },
  }),
);
