import type { Payment, Prisma } from '../../../prisma/generated/client';
import { auditedTransaction } from '../../audit/auditedTransaction';
import { isClosed } from '../../contract/payments';
import type { SignedInContext } from '../../core/context';
import { onConstraintViolation, Problem } from '../../core/problem';
import { paymentRejectedNotification } from '../../notifications/kinds/payments';
import { retakeCoupon } from '../coupons';
import { paymentDeadline } from '../orders/orders';
import { updateOrder } from '../orders/orderUpdates';
import { hasNewerProof } from '../orders/proofs';
import { applyConfirmation } from '../paymentEffects';
import { notifyPayer } from '../paymentNotifications';
import { readPaymentSettings } from '../paymentSettings';
import { changePaymentState, decidedBy, lockPayment } from '../paymentStates';
import { lockSeats, seatHoldEnd } from '../seats';

const onSuccessor = onConstraintViolation({ payments_openKey_key: 'alreadyOrdered' });

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
 * order is then an open one, which follows what has changed since.
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
      decisionReason: reason,
      rejectionCount: { increment: 1 },
      expiresAt,
      seatHeldUntil: item.eventId === null ? null : seatHoldEnd(settings, expiresAt),
    });
    await ensureLatestProof(tx, id, proofId);
    const effect = await updateOrder(tx, id);
    // An order that has ended asks for no other proof; its end was announced with the reason.
    if (effect === 'keep' || effect === 'lower')
      await notifyPayer(tx, await tx.payment.findUniqueOrThrow({ where: { id } }), paymentRejectedNotification);
    return payment;
  });

async function ensureLatestProof(tx: Prisma.TransactionClient, paymentId: number, proofId?: number): Promise<void> {
  if (proofId !== undefined && (await hasNewerProof(tx, paymentId, proofId))) throw new Problem('changedMeanwhile');
}
