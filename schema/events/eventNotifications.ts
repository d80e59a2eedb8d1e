import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { dayMs } from '../contract/text/format/dateTime';
import { defineJob, noPayload } from '../core/jobs';
import {
  eventCancelledNotification,
  eventChangedNotification,
  eventReminderNotification,
} from '../notifications/kinds/events';
import { eventNotificationSelect, toEventPayload } from '../notifications/kinds/payloads/eventPayload';
import { sendNotification } from '../notifications/sendNotification';
import { changeItem, offerRefunds } from '../payments/orders/orderUpdates';
import { lockSeats } from '../payments/seats';

export const remindParticipantsJob = defineJob({
  name: 'remind_participants',
  label: { ar: 'تذكير المشاركين بالفعاليات', en: 'Remind participants of events' },
  schedule: '*/10 * * * *',
  payload: noPayload,
});

const select = { ...eventNotificationSelect, isPublished: true } as const;
type AnnouncedEvent = Prisma.EventGetPayload<{ select: typeof select }>;

/** Texts whose changes are announced to the participants. */
export const announcedTexts = ['location', 'locationAr', 'meetingUrl'] as const;

/** What participants must learn of a change; the other texts of the event are not part of it. */
const announcedValues = (event: AnnouncedEvent): string =>
  JSON.stringify([event.startDate, event.endDate, event.isPublished, ...announcedTexts.map((name) => event[name])]);

/**
 * Runs the change of an event. Its orders follow; its participants are informed if date, place or link have changed, or if the event
 * was withdrawn. Events with participants cannot be deleted.
 */
export const changeEvent = (tx: Prisma.TransactionClient, id: number, change: () => Promise<void>): Promise<void> =>
  changeItem(tx, { eventId: id }, () => notifyParticipants(tx, id, change));

async function notifyParticipants(
  tx: Prisma.TransactionClient,
  id: number,
  change: () => Promise<void>,
): Promise<void> {
  // Registrations wait, so that the change is announced to all who have a seat.
  await lockSeats(tx, { eventId: id });
  const before = await tx.event.findUnique({ where: { id }, select });
  await change();
  if (!before || before.startDate < new Date()) return;
  const after = await tx.event.findUniqueOrThrow({ where: { id }, select: { ...select, registeredCount: true } });
  if (after.registeredCount === 0 || announcedValues(before) === announcedValues(after)) return;
  if (after.startDate.getTime() > Date.now() + dayMs)
    await tx.eventRegistration.updateMany({
      where: { eventId: id, remindedAt: { not: null } },
      data: { remindedAt: null },
    });
  if (after.isPublished) await sendNotification(tx, eventChangedNotification, { registeredFor: id }, toPayload(after));
  else if (before.isPublished) {
    const withdrawn = { ...before, updatedAt: after.updatedAt };
    await sendNotification(tx, eventCancelledNotification, { registeredFor: id }, toPayload(withdrawn));
    await offerRefunds(tx, id);
  }
}

const toPayload = ({ isPublished: _isPublished, ...event }: AnnouncedEvent) => toEventPayload(event);

/**
 * The job `remind_participants`: reminds each participant of an event once, a day before it begins. Those who registered
 * on the last day have just got its details.
 */
export async function remindParticipants(db: PrismaClient): Promise<void> {
  const now = new Date();
  const events = await db.event.findMany({
    where: {
      isPublished: true,
      startDate: { gt: now, lte: new Date(now.getTime() + dayMs) },
      registrations: { some: { remindedAt: null, status: 'registered' } },
    },
    select: eventNotificationSelect,
  });
  for (const event of events)
    await db.$transaction(async (tx) => {
      // The condition is part of the write: of two workers, one gets the row.
      const due = await tx.eventRegistration.updateManyAndReturn({
        where: { eventId: event.id, remindedAt: null, status: 'registered' },
        data: { remindedAt: now },
        select: { userId: true, createdAt: true },
      });
      const lastDay = event.startDate.getTime() - dayMs;
      const userIds = due.filter(({ createdAt }) => createdAt.getTime() < lastDay).map(({ userId }) => userId);
      if (userIds.length > 0) await sendNotification(tx, eventReminderNotification, { userIds }, toEventPayload(event));
    });
}
