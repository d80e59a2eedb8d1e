import { auditedTransaction } from '../audit/auditedTransaction';
import { visibleOrRegisteredEvents } from '../core/accessRules';
import { builder } from '../core/builder';
import { onConstraintViolation, Problem } from '../core/errors';
import { parseId } from '../core/ids';
import { EventType } from './event';

builder.mutationFields((t) => ({
  registerForEvent: t.withAuth({ can: 'event:register' }).prismaField({
    type: EventRegistrationType,
    description:
      'Takes a seat for the signed-in person; a second call answers the first registration. Problems: notSignedIn, eventNotFound, eventAlreadyStarted, eventSoldOut.',
    args: { eventId: t.arg.id({ required: true, description: 'Key of a published event that is to come.' }) },
    resolve: async (query, _root, { eventId }, context) => {
      const { db, viewer } = context;
      const event = await db.event.findFirst({
        where: { isPublished: true, id: parseId(eventId) },
        select: { id: true, startDate: true },
      });
      if (!event) throw new Problem('eventNotFound');
      const key = { eventId: event.id, userId: viewer.id };
      const isOver = event.startDate < new Date();
      // ON CONFLICT DO NOTHING: of any number of calls at once, one takes a seat. The database counts, and refuses one too many.
      if (!isOver)
        await auditedTransaction(context, (tx) =>
          tx.eventRegistration.createMany({ data: key, skipDuplicates: true }),
        ).catch(onRegistrationConstraintViolation);
      const registration = await db.eventRegistration.findUnique({ ...query, where: { eventId_userId: key } });
      if (!registration) throw new Problem(isOver ? 'eventAlreadyStarted' : 'conflict');
      return registration;
    },
  }),
  cancelEventRegistration: t.withAuth({ can: 'event:register' }).prismaField({
    type: EventType,
    description:
      'Gives the seat of the signed-in person back and answers the event; a second call changes nothing. Problems: notSignedIn, eventNotFound, eventAlreadyStarted.',
    args: { eventId: t.arg.id({ required: true, description: 'Key of an event that is to come.' }) },
    resolve: async (query, _root, { eventId }, context) => {
      const { db, viewer } = context;
      const known = await db.event.findFirst({
        where: { ...visibleOrRegisteredEvents(viewer), id: parseId(eventId) },
        select: { id: true, startDate: true },
      });
      if (!known) throw new Problem('eventNotFound');
      if (known.startDate < new Date()) throw new Problem('eventAlreadyStarted');
      const own = { eventId: known.id, userId: viewer.id };
      await auditedTransaction(context, (tx) => tx.eventRegistration.deleteMany({ where: own }));
      const event = await db.event.findUnique({ ...query, where: { id: known.id } });
      if (!event) throw new Problem('eventNotFound');
      return event;
    },
  }),
}));

const onRegistrationConstraintViolation = onConstraintViolation({
  events_never_oversold: 'eventSoldOut',
  event_registrations_eventId_fkey: 'eventNotFound',
});

const EventRegistrationType = builder.prismaObject('EventRegistration', {
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
