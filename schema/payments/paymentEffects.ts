import type { Payment, Prisma } from '../../prisma/generated/client';
import { revokeCertificates } from '../certificates/issueCertificates';
import { activeEnrollmentWhere } from '../core/accessRules';
import { onConstraintViolation } from '../core/errors';
import { completeDueEnrollments } from '../learning/enrollmentProgress';
import { eventMessageSelect, toEventPayload } from '../notifications/messages/eventPayload';
import { eventRegisteredMessage } from '../notifications/messages/eventRegistered';
import { newStudentMessage } from '../notifications/messages/newStudent';
import { paymentConfirmedMessage } from '../notifications/messages/paymentConfirmed';
import { sendMessage } from '../notifications/sendMessage';
import { releaseCoupon } from './coupons';
import { toPaymentPayload } from './paymentMessages';
import { issueReceipt } from './receipts';

/* What a change of a payment's status does to the enrollment or registration; in the transaction of the change. */

/** The event has no seat left. */
export const onSeatConstraintViolation = onConstraintViolation({ events_never_oversold: 'eventSoldOut' });

/** Opens the course or makes the registration final, creates the receipt and tells the payer. */
export async function applyConfirmation(tx: Prisma.TransactionClient, payment: Payment): Promise<void> {
  if (payment.courseId === null) await confirmRegistration(tx, payment);
  else await openCourse(tx, payment, payment.courseId);
  await issueReceipt(tx, payment, 'receipt');
  await sendMessage(tx, paymentConfirmedMessage, { userIds: [payment.userId] }, await toPaymentPayload(tx, payment));
}

async function openCourse(tx: Prisma.TransactionClient, { id, userId }: Payment, courseId: number): Promise<void> {
  const [opened] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO "enrollments" ("studentId", "courseId", "source", "paymentId") VALUES (${userId}, ${courseId}, 'payment', ${id})
    ON CONFLICT ("studentId", "courseId") DO UPDATE SET
      "status" = CASE WHEN "enrollments"."completedAt" IS NULL THEN 'in_progress' ELSE 'completed' END::"EnrollmentStatus",
      "source" = 'payment', "paymentId" = ${id}, "endedAt" = NULL
    RETURNING "id"`;
  // Lessons may have been added, withdrawn or waived while the access had ended.
  if (opened) await completeDueEnrollments(tx, [opened.id]);
  const course = await tx.course.findUniqueOrThrow({
    where: { id: courseId },
    select: { title: true, titleAr: true, trainerId: true },
  });
  const { trainerId, ...titles } = course;
  await sendMessage(tx, newStudentMessage, { userIds: [trainerId] }, { courseId, ...titles });
}

async function confirmRegistration(tx: Prisma.TransactionClient, { id, userId, eventId }: Payment): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "event_registrations" ("eventId", "userId", "paymentId") VALUES (${eventId}, ${userId}, ${id})
    ON CONFLICT ("eventId", "userId") DO UPDATE SET "status" = 'registered', "paymentId" = ${id}`.catch(
    onSeatConstraintViolation,
  );
  const event = await tx.event.findUniqueOrThrow({ where: { id: eventId ?? 0 }, select: eventMessageSelect });
  await sendMessage(tx, eventRegisteredMessage, { userIds: [userId] }, toEventPayload(event));
}

/** Gives back the seat and the coupon of an order that was not paid. */
export async function applyClosure(tx: Prisma.TransactionClient, payment: Payment): Promise<void> {
  await closeAccess(tx, payment, 'pending_payment');
  await releaseCoupon(tx, payment.couponId);
}

/** Ends the access of a refunded payment, keeping the progress, revokes the certificate and creates the credit note. */
export async function applyRefund(tx: Prisma.TransactionClient, payment: Payment): Promise<void> {
  await closeAccess(tx, payment, 'active');
  await revokeCertificates(tx, { enrollment: { paymentId: payment.id, status: 'ended' } }, 'refund');
  await issueReceipt(tx, payment, 'credit_note');
}

/**
 * Ends what the order itself has opened: an access by an admin's decision stays, and so does a course that became free meanwhile.
 * An enrollment that was open before remains as an ended one, with its progress; one that never was is deleted.
 */
async function closeAccess(
  tx: Prisma.TransactionClient,
  { id }: Payment,
  state: 'pending_payment' | 'active',
): Promise<void> {
  await tx.eventRegistration.deleteMany({ where: { paymentId: id } });
  if (state === 'pending_payment')
    await tx.enrollment.deleteMany({ where: { paymentId: id, status: 'pending_payment', endedAt: null } });
  const opened = state === 'active' ? activeEnrollmentWhere : ({ status: state } as const);
  await tx.enrollment.updateMany({
    where: { paymentId: id, source: 'payment', ...opened },
    data: { status: 'ended', endedAt: new Date() },
  });
}
