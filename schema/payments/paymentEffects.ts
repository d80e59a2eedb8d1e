import type { Payment, Prisma } from '../../prisma/generated/client';
import { revokeCertificates } from '../certificates/issueCertificates';
import { activeEnrollmentWhere } from '../core/accessRules';
import { onConstraintViolation } from '../core/problem';
import { completeDueEnrollments } from '../learning/enrollmentProgress';
import { eventNotificationSelect, toEventPayload } from '../notifications/kinds/payloads/eventPayload';
import { eventRegisteredNotification } from '../notifications/kinds/events';
import { enrolledNotification } from '../notifications/kinds/courses';
import { newStudentNotification } from '../notifications/kinds/trainers';
import { paymentConfirmedNotification } from '../notifications/kinds/payments';
import { sendNotification } from '../notifications/sendNotification';
import { releaseCoupon } from './coupons';
import { toPaymentPayload } from './paymentNotifications';
import { lockSeats, releaseLapsedSeats } from './seats';
import { issueReceipt } from './issueReceipt';

/* What a change of a payment's status does to the enrollment or registration; in the transaction of the change. */

/** The event has no seat left. */
export const onSeatConstraintViolation = onConstraintViolation({ events_never_oversold: 'eventSoldOut' });

/** Opens the course or makes the registration final, creates the receipt and tells the payer. */
export async function applyConfirmation(tx: Prisma.TransactionClient, payment: Payment): Promise<void> {
  if (payment.courseId === null) await confirmRegistration(tx, payment);
  else await openCourse(tx, payment, payment.courseId);
  await issueReceipt(tx, payment, 'receipt');
  await sendNotification(
    tx,
    paymentConfirmedNotification,
    { userIds: [payment.userId] },
    await toPaymentPayload(tx, payment),
  );
}

async function openCourse(
  tx: Prisma.TransactionClient,
  { id, userId }: Payment,
  courseId: number,
  source: 'payment' | 'free' = 'payment',
): Promise<void> {
  const [opened] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO "enrollments" ("studentId", "courseId", "source", "paymentId") VALUES (${userId}, ${courseId}, ${source}::"EnrollmentSource", ${id})
    ON CONFLICT ("studentId", "courseId") DO UPDATE SET
      "status" = CASE WHEN "enrollments"."completedAt" IS NULL THEN 'in_progress' ELSE 'completed' END::"EnrollmentStatus",
      "source" = ${source}::"EnrollmentSource", "paymentId" = ${id}, "endedAt" = NULL
    RETURNING "id"`;
  // Lessons may have been added, withdrawn or waived while the access had ended.
  if (opened) await completeDueEnrollments(tx, [opened.id]);
  const course = await tx.course.findUniqueOrThrow({
    where: { id: courseId },
    select: { title: true, titleAr: true, trainerId: true },
  });
  const { trainerId, ...titles } = course;
  await sendNotification(tx, newStudentNotification, { userIds: [trainerId] }, { courseId, ...titles });
  if (source === 'free')
    await sendNotification(tx, enrolledNotification, { userIds: [userId] }, { courseId, ...titles });
}

async function confirmRegistration(tx: Prisma.TransactionClient, payment: Payment): Promise<void> {
  const { id, userId, eventId } = payment;
  await lockSeats(tx, payment);
  await releaseLapsedSeats(tx, eventId ?? 0, { exceptOf: id });
  await tx.$executeRaw`
    INSERT INTO "event_registrations" ("eventId", "userId", "paymentId") VALUES (${eventId}, ${userId}, ${id})
    ON CONFLICT ("eventId", "userId") DO UPDATE SET "status" = 'registered', "paymentId" = ${id}`.catch(
    onSeatConstraintViolation,
  );
  await announceSeat(tx, payment);
}

async function announceSeat(
  tx: Prisma.TransactionClient,
  { userId, eventId }: Pick<Payment, 'userId' | 'eventId'>,
): Promise<void> {
  const event = await tx.event.findUniqueOrThrow({ where: { id: eventId ?? 0 }, select: eventNotificationSelect });
  await sendNotification(tx, eventRegisteredNotification, { userIds: [userId] }, toEventPayload(event));
}

/**
 * Makes the place of an unpaid order free of charge: the course opens, the seat is final.
 * @returns false if the event has no seat left
 */
export async function applyFreePlace(tx: Prisma.TransactionClient, payment: Payment): Promise<boolean> {
  if (payment.courseId === null) {
    const { id, userId, eventId } = payment;
    const isHeld = await tx.eventRegistration.updateMany({
      where: { paymentId: id },
      data: { status: 'registered', paymentId: null },
    });
    const seats =
      isHeld.count > 0 ||
      (await tx.$executeRaw`
        INSERT INTO "event_registrations" ("eventId", "userId") SELECT "id", ${userId} FROM "events"
        WHERE "id" = ${eventId} AND ("capacity" IS NULL OR "registeredCount" < "capacity")
        ON CONFLICT DO NOTHING`) > 0;
    if (seats) await announceSeat(tx, payment);
    return seats;
  }
  await openCourse(tx, payment, payment.courseId, 'free');
  return true;
}

/** Gives back the seat and the coupon of an order that was not paid. */
export async function applyClosure(tx: Prisma.TransactionClient, payment: Payment): Promise<void> {
  await lockSeats(tx, payment);
  await releaseCoupon(tx, payment.couponId);
  await removeWaitingPlace(tx, payment);
}

interface RefundOptions {
  /** Whether an access that an admin has opened since the payment ends, too. */
  endAccess: boolean;
  /** False for money that was returned without having opened anything. */
  wasConfirmed: boolean;
}

/**
 * Ends the access of a refunded payment, keeping the progress, revokes the certificate and creates the credit note.
 * @returns whether the payer keeps the access: an admin's decision, or what is free by now
 */
export async function applyRefund(
  tx: Prisma.TransactionClient,
  payment: Payment,
  { endAccess, wasConfirmed }: RefundOptions,
): Promise<boolean> {
  // Money without a receipt would be missing in the books.
  if (!wasConfirmed) await issueReceipt(tx, payment, 'receipt');
  await lockSeats(tx, payment);
  const keepsFreePlace = await keepFreePlace(tx, payment);
  if (!keepsFreePlace) {
    await removeWaitingPlace(tx, payment);
    await tx.eventRegistration.deleteMany({ where: { paymentId: payment.id } });
    await tx.enrollment.updateMany({
      where: {
        ...activeEnrollmentWhere,
        paymentId: payment.id,
        source: { in: endAccess ? ['payment', 'admin'] : ['payment'] },
      },
      data: { status: 'ended', endedAt: new Date() },
    });
    await revokeCertificates(tx, { enrollment: { paymentId: payment.id, status: 'ended' } }, 'refund');
  }
  await issueReceipt(tx, payment, 'credit_note');
  return (
    keepsFreePlace || (await tx.enrollment.count({ where: { ...activeEnrollmentWhere, paymentId: payment.id } })) > 0
  );
}

/** What has become free stays open to those who had paid for it. */
async function keepFreePlace(tx: Prisma.TransactionClient, { id, courseId, eventId }: Payment): Promise<boolean> {
  const opened = await tx.enrollment.updateMany({
    where: { ...activeEnrollmentWhere, paymentId: id, courseId: courseId ?? 0, course: { isFree: true } },
    data: { source: 'free' },
  });
  const seats = await tx.eventRegistration.updateMany({
    where: { paymentId: id, status: 'registered', eventId: eventId ?? 0, event: { price: 0, isPublished: true } },
    data: { paymentId: null },
  });
  return opened.count + seats.count > 0;
}

/**
 * Removes what waits for the payment. An enrollment that was open before remains as an ended one, with its progress; one that
 * never was is deleted.
 */
async function removeWaitingPlace(tx: Prisma.TransactionClient, { id }: Payment): Promise<void> {
  await tx.eventRegistration.deleteMany({ where: { paymentId: id, status: 'pending_payment' } });
  await tx.enrollment.deleteMany({ where: { paymentId: id, status: 'pending_payment', endedAt: null } });
  await tx.enrollment.updateMany({
    where: { paymentId: id, source: 'payment', status: 'pending_payment' },
    data: { status: 'ended', endedAt: new Date() },
  });
}
