import type { Prisma } from '../../prisma/generated/client';
import { RegistrationStatus } from '../../prisma/generated/enums';
import { auditedTransaction } from '../audit/auditedTransaction';
import { visibleOrRegisteredEvents } from '../core/accessRules';
import { builder } from '../core/builder';
import { onConstraintViolation, Problem } from '../core/problem';
import { parseId } from '../core/ids';
import { eventNotificationSelect, toEventPayload } from '../notifications/kinds/payloads/eventPayload';
import { eventRegisteredNotification } from '../notifications/kinds/events';
import { messageIdOfDay, sendNotification } from '../notifications/sendNotification';
import { closeCardPages } from '../payments/cards/cardPayments';
import { cancelUnpaidOrders } from '../payments/orders/orders';
import { updateOrders } from '../payments/orders/orderUpdates';
import { EventType } from './event';

builder.mutationFields((t) => ({
  registerForEvent: t.withAuth({ can: 'event:register' }).prismaField({
    type: EventRegistrationType,
    description:
      'Registers the signed-in user for a free event; a repeated call returns the same registration. A paid event is ordered with `createPayment`.',
    problems: ['eventNotFound', 'eventAlreadyStarted', 'eventSoldOut', 'paymentRequired', 'conflict'],
    args: { eventId: t.arg.id({ required: true, description: 'Key of a published, upcoming event.' }) },
    resolve: async (query, _root, { eventId }, context) => {
      const { db, viewer } = context;
      const found = await db.event.findFirst({
        where: { isPublished: true, id: parseId(eventId) },
        select: { ...eventNotificationSelect, price: true },
      });
      if (!found) throw new Problem('eventNotFound');
      const { price, ...event } = found;
      const key = { eventId: event.id, userId: viewer.id };
      const hasStarted = event.startDate < new Date();
      // ON CONFLICT DO NOTHING: concurrent calls create one registration. A CHECK enforces the capacity.
      if (!hasStarted && price.isZero())
        await auditedTransaction(context, (tx) => registerForFreeEvent(tx, event, viewer.id)).catch(
          onRegistrationConstraintViolation,
        );
      const registration = await db.eventRegistration.findUnique({ ...query, where: { eventId_userId: key } });
      if (!registration && !hasStarted && !price.isZero()) throw new Problem('paymentRequired');
      if (!registration) throw new Problem(hasStarted ? 'eventAlreadyStarted' : 'conflict');
      return registration;
    },
  }),
  cancelEventRegistration: t.withAuth({ can: 'event:register' }).prismaField({
    type: EventType,
    description:
      'Cancels the registration of the signed-in user and returns the event; a repeated call changes nothing.',
    problems: ['eventNotFound', 'eventAlreadyStarted', 'paidRegistration'],
    args: { eventId: t.arg.id({ required: true, description: 'Key of an upcoming event.' }) },
    resolve: async (query, _root, { eventId }, context) => {
      const { db, viewer } = context;
      const visibleEvent = await db.event.findFirst({
        where: { ...visibleOrRegisteredEvents(viewer), id: parseId(eventId) },
        select: { id: true, startDate: true },
      });
      if (!visibleEvent) throw new Problem('eventNotFound');
      if (visibleEvent.startDate < new Date()) throw new Problem('eventAlreadyStarted');
      const registrationKey = { eventId: visibleEvent.id, userId: viewer.id };
      await closeCardPages(db, context.services.cardProvider, registrationKey);
      await auditedTransaction(context, async (tx) => {
        await cancelUnpaidOrders(tx, registrationKey);
        const isPaid = { payment: { openKey: { not: null } } };
        if ((await tx.eventRegistration.count({ where: { ...registrationKey, ...isPaid } })) > 0)
          throw new Problem('paidRegistration');
        await tx.eventRegistration.deleteMany({ where: registrationKey });
      });
      const event = await db.event.findUnique({ ...query, where: { id: visibleEvent.id } });
      if (!event) throw new Problem('eventNotFound');
      return event;
    },
  }),
}));

/**
 * Registers a user for a free event.
 * @returns false if the user is registered already; a violation of `events_never_oversold` without a free seat
 */
export async function registerForFreeEvent(
  tx: Prisma.TransactionClient,
  event: Prisma.EventGetPayload<{ select: typeof eventNotificationSelect }>,
  userId: number,
): Promise<boolean> {
  // An order from when the event had a price ends, and its seat is final.
  await updateOrders(tx, { userId, eventId: event.id });
  const data = { eventId: event.id, userId };
  const { count } = await tx.eventRegistration.createMany({ data, skipDuplicates: true });
  if (count === 0) return false;
  const payload = toEventPayload(event);
  // Cancelled and repeated, it is confirmed once a day, unless the event has changed.
  const messageId = messageIdOfDay(`event_registered ${userId} ${event.id} ${payload.updatedAt}`);
  await sendNotification(tx, eventRegisteredNotification, { userIds: [userId] }, payload, { messageId });
  return true;
}

export const onRegistrationConstraintViolation = onConstraintViolation({
  events_never_oversold: 'eventSoldOut',
  event_registrations_eventId_fkey: 'eventNotFound',
});

export const RegistrationStatusType = builder.enumType('RegistrationStatus', {
  description: '`pending_payment` holds the seat until the payment is confirmed or expires.',
  values: Object.values(RegistrationStatus),
});

export const EventRegistrationType = builder.prismaObject('EventRegistration', {
  description: 'Registration of a user for an event.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    eventId: t.exposeID('eventId', { description: 'Key of the event.' }),
    event: t.relation('event', { type: EventType, description: 'The event.' }),
    userId: t.exposeID('userId', { description: 'Key of the user.' }),
    status: t.expose('status', { type: RegistrationStatusType, description: 'Whether the place is final.' }),
    paymentId: t.exposeID('paymentId', { nullable: true, description: 'Key of the order; null for a free event.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of registration.' }),
  }),
});

builder.prismaObjectField(EventType, 'myRegistration', (t) =>
  t.field({
    type: EventRegistrationType,
    nullable: true,
    description: 'Registration of the signed-in user; null if not registered.',
    select: (_args, { viewer }, nested) => ({ registrations: nested({ where: { userId: viewer?.id ?? 0 } }) }),
    resolve: ({ registrations }) => registrations[0] ?? null,
  }),
);

builder.queryField('myEventRegistrations', (t) =>
  t.withAuth({ can: 'event:register' }).prismaField({
    type: [EventRegistrationType],
    description: 'Registrations of the signed-in user, latest event first.',
    resolve: (query, _root, _args, { db, viewer }) =>
      db.eventRegistration.findMany({
        ...query,
        where: { userId: viewer.id },
        orderBy: [{ event: { startDate: 'desc' } }, { id: 'desc' }],
      }),
  }),
);
