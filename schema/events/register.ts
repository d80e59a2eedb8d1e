import { acting } from '../acting';
import { builder } from '../builder';
import { constraintMeans, Problem } from '../errors';
import { recordId } from '../ids';
import { knownEvents } from '../rules';
import { EventType } from './event';
import { EventRegistrationType } from './registration';

builder.mutationFields((t) => ({
  registerForEvent: t.withAuth({ can: 'event:register' }).prismaField({
    type: EventRegistrationType,
    description:
      'Takes a seat for the signed-in person; a second call answers the first registration. Problems: notSignedIn, eventNotFound, eventOver, eventSoldOut.',
    args: { eventId: t.arg.id({ required: true, description: 'Key of a published event that is to come.' }) },
    resolve: async (query, _root, { eventId }, context) => {
      const { db, viewer } = context;
      const event = await db.event.findFirst({
        where: { isPublished: true, id: recordId(eventId) },
        select: { id: true, startDate: true },
      });
      if (!event) throw new Problem('eventNotFound');
      const key = { eventId: event.id, userId: viewer.id };
      const isOver = event.startDate < new Date();
      // ON CONFLICT DO NOTHING: of any number of calls at once, one takes a seat. The database counts, and refuses one too many.
      if (!isOver)
        await acting(context, (tx) => tx.eventRegistration.createMany({ data: key, skipDuplicates: true })).catch(
          refusal,
        );
      const registration = await db.eventRegistration.findUnique({ ...query, where: { eventId_userId: key } });
      if (!registration) throw new Problem(isOver ? 'eventOver' : 'conflict');
      return registration;
    },
  }),
  cancelEventRegistration: t.withAuth({ can: 'event:register' }).prismaField({
    type: EventType,
    description:
      'Gives the seat of the signed-in person back and answers the event; a second call changes nothing. Problems: notSignedIn, eventNotFound, eventOver.',
    args: { eventId: t.arg.id({ required: true, description: 'Key of an event that is to come.' }) },
    resolve: async (query, _root, { eventId }, context) => {
      const { db, viewer } = context;
      const known = await db.event.findFirst({
        where: { ...knownEvents(viewer), id: recordId(eventId) },
        select: { id: true, startDate: true },
      });
      if (!known) throw new Problem('eventNotFound');
      if (known.startDate < new Date()) throw new Problem('eventOver');
      const own = { eventId: known.id, userId: viewer.id };
      await acting(context, (tx) => tx.eventRegistration.deleteMany({ where: own }));
      const event = await db.event.findUnique({ ...query, where: { id: known.id } });
      if (!event) throw new Problem('eventNotFound');
      return event;
    },
  }),
}));

const refusal = constraintMeans({
  events_never_oversold: 'eventSoldOut',
  event_registrations_eventId_fkey: 'eventNotFound',
});
