import type { Payment, Prisma } from '../../prisma/generated/client';
import { auditedTransaction } from '../audit/auditedTransaction';
import { isClosed } from '../contract/payments';
import type { OptionalRefundAccount } from '../contract/validation/refunds';
import { readRefundAccount } from './refundAccount';
import type { SignedInContext } from '../core/context';
import { onConstraintViolation, Problem } from '../core/errors';
import { hasAdminRights } from '../core/permissionProblem';
import type { MessageDefinition } from '../notifications/message';
import type { PaymentPayload } from '../notifications/messages/paymentPayload';
import { paymentRefundedMessage } from '../notifications/messages/paymentRefunded';
import { paymentRejectedMessage } from '../notifications/messages/paymentRejected';
import { refundDeclinedMessage } from '../notifications/messages/refundDeclined';
import { refundRequestedMessage } from '../notifications/messages/refundRequested';
import { sendMessage } from '../notifications/sendMessage';
import { retakeCoupon } from './coupons';
import { paymentDeadline } from './orders';
import { updateOrder } from './orderUpdates';
import { applyConfirmation, applyRefund } from './paymentEffects';
import { toPaymentPayload } from './paymentMessages';
import { guaranteeEnd, readPaymentSettings } from './paymentSettings';
import { changePaymentState, lockPayment } from './paymentStates';
import { lockSeats, seatHoldEnd } from './places';
import { hasNewerProof } from './proofs';

const onSuccessor = onConstraintViolation({ payments_openKey_key: 'alreadyOrdered' });

/* Decisions of admins, each in one audited transaction with its effects, documents and messages. */

/**
 * Accepts a proof, or the money of an order that has expired.
 * @param proofId the proof that the admin has seen; absent: the latest one
 * @throws Problem `paymentNotFound`, `paymentStateChanged`, `changedMeanwhile` with a newer proof, `eventSoldOut`,
 *   `alreadyOrdered` if an expired order has a successor
 */
export const confirmPayment = (id: number, context: SignedInContext, proofId?: number): Promise<Payment> =>
  auditedTransaction(context, async (tx) => {
    const now = new Date();
    const before = await lockPayment(tx, id);
    const payment = await changePaymentState(tx, id, 'confirm', {
      ...decidedBy(context, now),
      confirmedAt: now,
      decisionReason: null,
    }).catch(onSuccessor);
    await ensureLatestProof(tx, id, proofId);
    if (isClosed(before.status)) {
      await lockSeats(tx, payment);
      await retakeCoupon(tx, payment);
    }
    await applyConfirmation(tx, payment);
    return payment;
  });

/**
 * Refuses a proof; the payer gets the days to pay again to send another one, until the start of an event at the latest. The
 * order is then an open one, which follows what has changed meanwhile.
 * @throws Problem `paymentNotFound`, `paymentStateChanged`, `changedMeanwhile` with a newer proof than `proofId`
 */
export const rejectPayment = (
  id: number,
  reason: string,
  context: SignedInContext,
  proofId?: number,
): Promise<Payment> =>
  auditedTransaction(context, async (tx) => {
    const now = new Date();
    const item = await tx.payment.findUnique({ where: { id }, select: { eventId: true } });
    if (!item) throw new Problem('paymentNotFound');
    const settings = await readPaymentSettings(tx);
    const expiresAt = await paymentDeadline(tx, settings, item);
    const payment = await changePaymentState(tx, id, 'reject', {
      ...decidedBy(context, now),
      ...{ decisionReason: reason, rejectionCount: { increment: 1 }, expiresAt },
      seatHeldUntil: item.eventId === null ? null : seatHoldEnd(settings, expiresAt),
    });
    await ensureLatestProof(tx, id, proofId);
    const effect = await updateOrder(tx, id);
    // An order that has ended asks for no other proof; its end was announced with the reason.
    if (effect === 'keep' || effect === 'lower')
      await notifyPayer(tx, await tx.payment.findUniqueOrThrow({ where: { id } }), paymentRejectedMessage);
    return payment;
  });

async function ensureLatestProof(tx: Prisma.TransactionClient, paymentId: number, proofId?: number): Promise<void> {
  if (proofId !== undefined && (await hasNewerProof(tx, paymentId, proofId))) throw new Problem('changedMeanwhile');
}

/**
 * Asks for a refund: the payer within the guarantee period, or at any time if the event is cancelled; an admin at any time.
 * @throws Problem `paymentNotFound`, `paymentStateChanged`, `guaranteeEnded`, `invalidInput` for cash that was not paid in cash
 */
export const requestRefund = (
  id: number,
  { reason, ...account }: RefundRequest,
  context: SignedInContext,
  where: Prisma.PaymentWhereInput,
): Promise<Payment> =>
  auditedTransaction(context, async (tx) => {
    const payment = await changePaymentState(
      tx,
      id,
      'requestRefund',
      {
        ...(await readRefundAccount(tx, account)),
        refundReason: reason,
        refundRequestedAt: new Date(),
        decisionReason: null,
      },
      where,
    );
    if (!hasAdminRights(context.viewer)) {
      await ensureWithinGuarantee(tx, payment);
      if (account.refundMethod === 'cash' && payment.method !== 'cash')
        throw new Problem('invalidInput', { fields: { refundMethod: 'required' } });
    }
    await sendMessage(tx, refundRequestedMessage, { role: 'admin' }, await toPaymentPayload(tx, payment));
    return payment;
  });

async function ensureWithinGuarantee(tx: Prisma.TransactionClient, payment: Payment): Promise<void> {
  const settings = await readPaymentSettings(tx);
  const { confirmedAt, eventId } = payment;
  if (confirmedAt && guaranteeEnd(confirmedAt, settings) >= new Date()) return;
  if (eventId === null || (await tx.event.count({ where: { id: eventId, isPublished: false } })) === 0)
    throw new Problem('guaranteeEnded');
}

interface RefundRequest extends OptionalRefundAccount {
  reason: string;
}

interface Refund {
  /** Number of the transfer to the payer. */
  reference: string;
  /** Whether an access that an admin has opened since the payment ends, too; default true. */
  endAccess?: boolean | null | undefined;
  /** Of a refund that was not requested. */
  unrequested?: RefundRequest;
}

/**
 * Records that the money was returned: the access ends and a credit note is created.
 * @throws Problem `paymentNotFound`, `paymentStateChanged`; `invalidInput` if a payment without a request lacks reason and
 *   account
 */
export const refundPayment = (
  id: number,
  { reference, endAccess, unrequested }: Refund,
  context: SignedInContext,
): Promise<Payment> =>
  auditedTransaction(context, async (tx) => {
    const now = new Date();
    const before = await lockPayment(tx, id);
    const isRequested = before.status === 'refund_requested';
    if (!isRequested && !unrequested) throw new Problem('paymentStateChanged');
    const payment = await changePaymentState(tx, id, 'refund', {
      ...decidedBy(context, now),
      ...(unrequested && { ...(await readRefundAccount(tx, unrequested)), refundReason: unrequested.reason }),
      refundedAt: now,
      refundReference: reference,
    });
    const keepsAccess = await applyRefund(tx, payment, {
      endAccess: endAccess ?? true,
      wasConfirmed: before.status !== 'submitted',
    });
    await sendMessage(
      tx,
      paymentRefundedMessage,
      { userIds: [payment.userId] },
      { ...(await toPaymentPayload(tx, payment)), keepsAccess },
    );
    // A deleted account's number is needed no longer.
    await tx.payment.updateMany({
      where: { id, user: { deletedAt: { not: null } } },
      data: { refundAccount: null, refundHolder: null },
    });
    return payment;
  });

/** @throws Problem `paymentNotFound`, `paymentStateChanged` */
export const declineRefund = (id: number, reason: string, context: SignedInContext): Promise<Payment> =>
  auditedTransaction(context, async (tx) => {
    const payment = await changePaymentState(tx, id, 'declineRefund', {
      ...decidedBy(context, new Date()),
      decisionReason: reason,
    });
    await notifyPayer(tx, payment, refundDeclinedMessage);
    return payment;
  });

const decidedBy = ({ viewer }: SignedInContext, decidedAt: Date) => ({ decidedAt, decidedBy: viewer.id });

const notifyPayer = async (
  tx: Prisma.TransactionClient,
  payment: Payment,
  message: MessageDefinition<string, PaymentPayload>,
): Promise<void> => sendMessage(tx, message, { userIds: [payment.userId] }, await toPaymentPayload(tx, payment));
