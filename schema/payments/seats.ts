import type { Payment, PaymentSettings, Prisma, PrismaClient } from '../../prisma/generated/client';
import { openStatuses } from '../contract/payments';
import { hourMs } from '../contract/text/format/dateTime';
import { Problem } from '../core/problem';
import { seatReleasedNotification } from '../notifications/kinds/orders';
import { sendNotification } from '../notifications/sendNotification';
import type { PaymentItem } from './paymentItem';
import { toPaymentPayload } from './paymentNotifications';

/* The enrollment or seat that waits for a payment. */

type ItemKeys = Pick<Payment, 'courseId' | 'eventId'> | PaymentItem;

/** Keys of advisory locks; must be unique in this database. */
const lockIds = { course: 7_390_212, event: 7_390_213 };

/**
 * New orders and changes of their course or event follow each other, so that no order is placed at a price that has just ended.
 * Taken before the rows of payments.
 */
export const lockItem = (
  tx: Prisma.TransactionClient,
  { courseId, eventId }: ItemKeys,
  by: 'order' | 'change',
): Promise<unknown> => {
  const [lockId, key] = eventId == null ? [lockIds.course, courseId ?? 0] : [lockIds.event, eventId];
  return by === 'order'
    ? tx.$queryRaw`SELECT pg_advisory_xact_lock_shared(${lockId}::int, ${key}::int)::text`
    : tx.$queryRaw`SELECT pg_advisory_xact_lock(${lockId}::int, ${key}::int)::text`;
};

/** Seats of an event are counted one after the other; nothing for a course. */
export async function lockSeats(
  tx: Prisma.TransactionClient,
  { eventId }: { eventId?: number | null | undefined },
): Promise<void> {
  if (eventId != null) await tx.$queryRaw`SELECT 1 FROM "events" WHERE "id" = ${eventId} FOR NO KEY UPDATE`;
}

/** Until when an order from now on holds a seat: for hours, until the end of the time to pay at the latest. */
export const seatHoldEnd = ({ seatHoldHours }: Pick<PaymentSettings, 'seatHoldHours'>, expiresAt: Date): Date =>
  new Date(Math.min(Date.now() + seatHoldHours * hourMs, expiresAt.getTime()));

/** The first seat that a person held without paying decides: ordering again does not hold it for longer. */
export async function firstSeatHold(
  tx: Prisma.TransactionClient,
  userId: number,
  eventId: number,
): Promise<Date | null> {
  const first = await tx.payment.findFirst({
    where: { userId, eventId, seatHeldUntil: { not: null }, confirmedAt: null },
    orderBy: { seatHeldUntil: 'asc' },
    select: { seatHeldUntil: true },
  });
  return first?.seatHeldUntil ?? null;
}

/**
 * The enrollment or registration that waits for the payment. A CHECK refuses a seat beyond the capacity.
 * @throws Problem `alreadyEnrolled`; a violation of `events_never_oversold`
 */
export async function holdPlace(
  tx: Prisma.TransactionClient,
  { id, userId, courseId, eventId }: Payment,
): Promise<void> {
  if (courseId === null) {
    await tx.$executeRaw`
      INSERT INTO "event_registrations" ("eventId", "userId", "status", "paymentId")
      VALUES (${eventId}, ${userId}, 'pending_payment', ${id}) ON CONFLICT ("eventId", "userId") DO NOTHING`;
    return;
  }
  const held = await tx.$executeRaw`
    INSERT INTO "enrollments" ("studentId", "courseId", "status", "source", "paymentId")
    VALUES (${userId}, ${courseId}, 'pending_payment', 'payment', ${id})
    ON CONFLICT ("studentId", "courseId") DO UPDATE SET
      "status" = 'pending_payment', "source" = 'payment', "paymentId" = ${id}
    WHERE "enrollments"."status" NOT IN ('in_progress', 'completed')`;
  // An admin has opened the course since the price was read.
  if (held === 0) throw new Problem('alreadyEnrolled');
}

/** Whether an enrollment or a seat waits for the order; one that has become free does not. */
export const hasHeldPlace = async (
  db: Pick<Prisma.TransactionClient, 'enrollment' | 'eventRegistration'>,
  { id }: Pick<Payment, 'id'>,
): Promise<boolean> =>
  (await db.enrollment.count({ where: { paymentId: id, status: 'pending_payment' } })) > 0 ||
  (await db.eventRegistration.count({ where: { paymentId: id, status: 'pending_payment' } })) > 0;

/** @throws Problem `eventSoldOut` */
export async function ensureFreeSeat(
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  eventId: number | null | undefined,
): Promise<void> {
  const full = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM "events" WHERE "id" = ${eventId} AND "registeredCount" >= "capacity"`;
  if (full.length > 0) throw new Problem('eventSoldOut');
}

interface ReleaseOptions {
  now?: Date;
  /** The order that takes a seat now. */
  exceptOf?: number;
}

/**
 * Gives the seats of an event back whose time has ended without a proof; their orders stay open. The event is locked by
 * the caller.
 */
export async function releaseLapsedSeats(
  tx: Prisma.TransactionClient,
  eventId: number,
  { now = new Date(), exceptOf = 0 }: ReleaseOptions = {},
): Promise<void> {
  const released = await tx.$queryRaw<{ paymentId: number }[]>`
    DELETE FROM "event_registrations" r USING "payments" p
    WHERE r."eventId" = ${eventId} AND r."status" = 'pending_payment' AND p."id" = r."paymentId"
      AND p."status"::text = ANY (${[...openStatuses]}) AND p."seatHeldUntil" <= ${now} AND p."id" <> ${exceptOf}
    RETURNING p."id" AS "paymentId"`;
  for (const { paymentId } of released) {
    const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
    await sendNotification(
      tx,
      seatReleasedNotification,
      { userIds: [payment.userId] },
      await toPaymentPayload(tx, payment),
    );
  }
}

/** Part of the job `expire_payments`. */
export async function releaseAllLapsedSeats(db: PrismaClient, now: Date): Promise<void> {
  const due = await db.eventRegistration.findMany({
    where: {
      status: 'pending_payment',
      payment: { status: { in: [...openStatuses] }, seatHeldUntil: { lte: now } },
    },
    distinct: ['eventId'],
    select: { eventId: true },
  });
  for (const { eventId } of due)
    await db.$transaction(async (tx) => {
      await lockSeats(tx, { eventId });
      await releaseLapsedSeats(tx, eventId, { now });
    });
}
