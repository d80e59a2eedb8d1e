import type { Payment, Prisma } from '../../prisma/generated/client';
import { auditedTransaction } from '../audit/auditedTransaction';
import type { SignedInContext } from '../core/context';
import { Problem } from '../core/errors';
import { hasAdminRights } from '../core/permissionProblem';
import type { MessageDefinition } from '../notifications/message';
import type { PaymentPayload } from '../notifications/messages/paymentPayload';
import { paymentRefundedMessage } from '../notifications/messages/paymentRefunded';
import { paymentRejectedMessage } from '../notifications/messages/paymentRejected';
import { refundDeclinedMessage } from '../notifications/messages/refundDeclined';
import { refundRequestedMessage } from '../notifications/messages/refundRequested';
import { sendMessage } from '../notifications/sendMessage';
import { paymentDeadline } from './orders';
import { applyConfirmation, applyRefund } from './paymentEffects';
import { toPaymentPayload } from './paymentMessages';
import { guaranteeEnd, readPaymentSettings } from './paymentSettings';
import { changePaymentState } from './paymentStates';
import { hasNewerProof } from './proofs';

/* Decisions of admins, each in one audited transaction with its effects, documents and messages. */

/**
 * @param proofId the proof that the admin has seen; absent: the latest one
 * @throws Problem `paymentNotFound`, `paymentStateChanged`, `changedMeanwhile` with a newer proof, `eventSoldOut`
 */
export const confirmPayment = (id: number, context: SignedInContext, proofId?: number): Promise<Payment> =>
  auditedTransaction(context, async (tx) => {
    const now = new Date();
    const payment = await changePaymentState(tx, id, 'confirm', {
      ...decidedBy(context, now),
      confirmedAt: now,
      decisionReason: null,
    });
    await ensureLatestProof(tx, id, proofId);
    await applyConfirmation(tx, payment);
    return payment;
  });

/**
 * Refuses a proof; the payer gets the days to pay again to send another one, until the start of an event at the latest.
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
    const payment = await changePaymentState(tx, id, 'reject', {
      ...decidedBy(context, now),
      decisionReason: reason,
      rejectionCount: { increment: 1 },
      expiresAt: await paymentDeadline(tx, await readPaymentSettings(tx), item),
    });
    await ensureLatestProof(tx, id, proofId);
    await notifyPayer(tx, payment, paymentRejectedMessage);
    return payment;
  });

async function ensureLatestProof(tx: Prisma.TransactionClient, paymentId: number, proofId?: number): Promise<void> {
  if (proofId !== undefined && (await hasNewerProof(tx, paymentId, proofId))) throw new Problem('changedMeanwhile');
}

/**
 * Asks for a refund: the payer within the guarantee period, an admin at any time.
 * @throws Problem `paymentNotFound`, `paymentStateChanged`, `guaranteeEnded`
 */
export const requestRefund = (
  id: number,
  reason: string,
  context: SignedInContext,
  where: Prisma.PaymentWhereInput,
): Promise<Payment> =>
  auditedTransaction(context, async (tx) => {
    const payment = await changePaymentState(
      tx,
      id,
      'requestRefund',
      { refundReason: reason, refundRequestedAt: new Date(), decisionReason: null },
      where,
    );
    if (!hasAdminRights(context.viewer)) await ensureWithinGuarantee(tx, payment);
    await sendMessage(tx, refundRequestedMessage, { role: 'admin' }, await toPaymentPayload(tx, payment));
    return payment;
  });

async function ensureWithinGuarantee(tx: Prisma.TransactionClient, { confirmedAt }: Payment): Promise<void> {
  const settings = await readPaymentSettings(tx);
  if (!confirmedAt || guaranteeEnd(confirmedAt, settings) < new Date()) throw new Problem('guaranteeEnded');
}

/**
 * Records that the money was returned: the access ends and a credit note is created.
 * @param reference number of the transfer to the payer
 * @throws Problem `paymentNotFound`, `paymentStateChanged`
 */
export const refundPayment = (id: number, reference: string, context: SignedInContext): Promise<Payment> =>
  auditedTransaction(context, async (tx) => {
    const now = new Date();
    const payment = await changePaymentState(tx, id, 'refund', {
      ...decidedBy(context, now),
      refundedAt: now,
      refundReference: reference,
    });
    await applyRefund(tx, payment);
    await notifyPayer(tx, payment, paymentRefundedMessage);
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
