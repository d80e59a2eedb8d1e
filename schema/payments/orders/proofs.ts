import type { Payment, Prisma } from '../../../prisma/generated/client';
import { auditedTransaction } from '../../audit/auditedTransaction';
import { isClosed, isTransferMethod, type PaymentStatus } from '../../contract/payments';
import type { OptionalRefundAccount } from '../../contract/validation/payments/refunds';
import { validateRefundAccount } from '../refundAccount';
import type { SignedInContext } from '../../core/context';
import { toLatinDigits } from '../../contract/text/characters';
import { currentTime } from '../../core/dates';
import { onConstraintViolation, Problem } from '../../core/problem';
import { paymentWaitingNotification, paymentWithoutPlaceNotification } from '../../notifications/kinds/payments';
import { sendNotification } from '../../notifications/sendNotification';
import { retakeCoupon } from '../coupons';
import { hasPlace, readSituation } from './orderConditions';
import { toPaymentPayload } from '../paymentNotifications';
import { changePaymentState, lockPayment } from '../paymentStates';
import { hasHeldPlace, holdPlace, lockItem, lockSeats, releaseLapsedSeats } from '../seats';

/** With the account that the money of a late proof goes to if what was ordered is gone. */
interface ProofClaim extends OptionalRefundAccount {
  transactionId: string;
  /** Path of a private upload of the payer. */
  proofUrl: string;
  notes: string | null;
}

/** Equal for two spellings of one transaction number. */
const toTransactionKey = (transactionId: string): string =>
  toLatinDigits(transactionId.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();

/** Within a change of the payment's state, whose lock on its row keeps the proofs as they are. */
export const hasNewerProof = async (
  tx: Prisma.TransactionClient,
  paymentId: number,
  proofId: number | null,
): Promise<boolean> => (await tx.paymentProof.count({ where: { paymentId, id: { gt: proofId ?? 0 } } })) > 0;

/** The payer has another order of the same. */
const onNewerOrder = onConstraintViolation({ payments_openKey_key: 'newerOrderExists' });

/**
 * Sends a proof of the viewer's payment to the admins, or another one before the decision. A proof of a closed order opens it
 * again while what was ordered can be given; otherwise the admins return the money.
 * @param knownProofId the latest proof that the payer has seen, null: none; absent: not checked
 * @throws Problem `paymentNotFound`, `paymentStateChanged`, `proofAlreadySent` with a newer proof, `proofNotNeeded`,
 *   `newerOrderExists`, `invalidInput` for a file that is not the viewer's
 */
export const submitProof = (
  id: number,
  claim: ProofClaim,
  context: SignedInContext,
  knownProofId?: number | null,
): Promise<Payment> =>
  auditedTransaction(context, async (tx) => {
    const { viewer } = context;
    const { transactionId, notes } = claim;
    const item = await tx.payment.findFirst({ where: { id, userId: viewer.id } });
    if (!item) throw new Problem('paymentNotFound');
    // A late proof opens the order again: a change of the course or event comes before or after it.
    await lockItem(tx, item, 'order');
    const before = await lockPayment(tx, id, { userId: viewer.id });
    const payment = await changePaymentState(
      tx,
      id,
      'submit',
      { transactionId, notes, submittedAt: new Date(), ...(await validateRefundAccount(tx, claim)) },
      { userId: viewer.id },
    ).catch(onNewerOrder);
    if (!isTransferMethod(payment.method)) throw new Problem('proofNotNeeded');
    const hasPlace = await takePlace(tx, payment, before.status);
    if (knownProofId !== undefined && (await hasNewerProof(tx, id, knownProofId)))
      throw new Problem('proofAlreadySent');
    const key = claim.proofUrl.split('/').at(-1) ?? '';
    const upload = await tx.upload.findFirst({ where: { key, kind: 'proof', ownerId: viewer.id } });
    if (!upload?.sha256) throw new Problem('invalidInput', { fields: { proofUrl: 'uploadMissing' } });
    await tx.paymentProof.create({
      data: {
        paymentId: id,
        uploadKey: key,
        fileHash: upload.sha256,
        transactionId,
        transactionKey: toTransactionKey(transactionId),
      },
    });
    // The admins hear of the first proof, and of the first one after a refusal; not of those that replace it.
    const sinceRefusal = payment.decidedAt && { createdAt: { gt: payment.decidedAt } };
    const proofs = await tx.paymentProof.count({ where: { paymentId: id, ...sinceRefusal } });
    // None: the clocks of server and database differ.
    const payload = await toPaymentPayload(tx, payment);
    if (proofs <= 1) await sendNotification(tx, paymentWaitingNotification, { role: 'admin' }, payload);
    if (!hasPlace && before.status !== 'submitted')
      await sendNotification(tx, paymentWithoutPlaceNotification, { userIds: [viewer.id] }, payload);
    return payment;
  });

/**
 * Opens a closed order again and takes the place that it has lost.
 * @returns false if what was ordered can no longer be given
 */
async function takePlace(tx: Prisma.TransactionClient, payment: Payment, before: PaymentStatus): Promise<boolean> {
  if (payment.eventId !== null) {
    await lockSeats(tx, payment);
    await releaseLapsedSeats(tx, payment.eventId, { exceptOf: payment.id });
  }
  const isLate = isClosed(before);
  if (isLate) await retakeCoupon(tx, payment);
  if (!isLate && (await hasHeldPlace(tx, payment))) return true;
  if (!hasPlace(await readSituation(tx, payment, currentTime))) return false;
  await holdPlace(tx, payment);
  return true;
}
