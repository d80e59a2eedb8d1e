import type { Payment, Prisma } from '../../prisma/generated/client';
import { auditedTransaction } from '../audit/auditedTransaction';
import type { SignedInContext } from '../core/context';
import { toLatinDigits } from '../contract/text/characters';
import { Problem } from '../core/errors';
import { paymentWaitingMessage } from '../notifications/messages/paymentWaiting';
import { sendMessage } from '../notifications/sendMessage';
import { toPaymentPayload } from './paymentMessages';
import { changePaymentState } from './paymentStates';

interface ProofClaim {
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

/**
 * Sends a proof of the viewer's payment to the admins, or another one before the decision.
 * @param knownProofId the latest proof that the payer has seen, null: none; absent: not checked
 * @throws Problem `paymentNotFound`, `paymentStateChanged`, `proofAlreadySent` with a newer proof, `proofNotNeeded`,
 *   `invalidInput` for a file that is not the viewer's
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
    const payment = await changePaymentState(
      tx,
      id,
      'submit',
      { transactionId, notes, submittedAt: new Date() },
      { userId: viewer.id },
    );
    if (payment.method === 'card' || payment.method === 'cash') throw new Problem('proofNotNeeded');
    if (knownProofId !== undefined && (await hasNewerProof(tx, id, knownProofId)))
      throw new Problem('proofAlreadySent');
    const key = claim.proofUrl.split('/').at(-1) ?? '';
    const upload = await tx.upload.findFirst({ where: { key, kind: 'proof', ownerId: viewer.id } });
    if (!upload?.sha256) throw new Problem('invalidInput', { fields: { proofUrl: 'required' } });
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
    if (proofs <= 1)
      await sendMessage(tx, paymentWaitingMessage, { role: 'admin' }, await toPaymentPayload(tx, payment));
    return payment;
  });
