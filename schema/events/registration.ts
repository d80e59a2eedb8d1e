import { builder } from '../builder';
import { EventType } from './event';

export const EventRegistrationType = builder.prismaObject('EventRegistration', {
  description: "A person's seat at an event.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    eventId: t.exposeID('eventId', { description: 'Key of the event.' }),
    event: t.relation('event', { type: EventType, description: 'The event.' }),
    userId: t.exposeID('userId', { description: 'Key of the person.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the person registered.' }),
  }),
});

builder.prismaObjectField(EventType, 'myRegistration', (t) =>
  t.field({
    type: EventRegistrationType,
    nullable: true,
    description: "The signed-in person's own registration; null without one, and for visitors.",
    select: (_args, { viewer }, nested) => ({ registrations: nested({ where: { userId: viewer?.id ?? 0 } }) }),
    resolve: ({ registrations }) => registrations[0] ?? null,
  }),
);

builder.queryField('myEventRegistrations', (t) =>
  t.withAuth({ can: 'event:register' }).prismaField({
    type: [EventRegistrationType],
    description: "The signed-in person's own registrations, the latest event first. Problem: notSignedIn.",
    resolve: (query, _root, _args, { db, viewer }) =>
      db.eventRegistration.findMany({
        ...query,
        where: { userId: viewer.id },
        orderBy: [{ event: { startDate: 'desc' } }, { id: 'desc' }],
      }),
  }),
);
