import type { Prisma, PrismaClient } from '../../../prisma/generated/client';
import { addJob } from '../../core/jobs';
import { deleteFilesJob } from '../../uploads/uploads';

/** Orders without money: nothing about them must be kept. A proof under review may be of a real transfer. */
const neverPaid = { confirmedAt: null, status: { not: 'submitted' } } satisfies Prisma.PaymentWhereInput;

/** Removes account numbers but those of refunds that are still to be paid. */
export const removeRefundAccounts = (tx: Prisma.TransactionClient, userId: number): Promise<unknown> =>
  tx.payment.updateMany({
    where: { userId, status: { not: 'refund_requested' } },
    data: { refundAccount: null, refundHolder: null },
  });

/**
 * Removes words, transaction numbers and proofs of orders that were never paid, also from the audit log, and the rows of the files.
 * @returns keys of the files
 */
export async function removeUnpaidOrderData(
  tx: Prisma.TransactionClient,
  where: Prisma.PaymentWhereInput,
): Promise<string[]> {
  const payments = await tx.payment.findMany({ where: { AND: [neverPaid, where] }, select: { id: true } });
  const ids = payments.map(({ id }) => id);
  const proofs = await tx.paymentProof.findMany({ where: { paymentId: { in: ids } }, select: { uploadKey: true } });
  await tx.paymentProof.deleteMany({ where: { paymentId: { in: ids } } });
  await tx.payment.updateMany({
    where: { id: { in: ids } },
    data: { notes: null, transactionId: null, decisionReason: null },
  });
  await tx.$executeRaw`
    UPDATE "audit_entries" SET
      "before" = "before" || (SELECT coalesce(jsonb_object_agg(k, 'null'::jsonb), '{}') FROM jsonb_object_keys("before") k WHERE k = ANY (${personalColumns})),
      "after" = "after" || (SELECT coalesce(jsonb_object_agg(k, 'null'::jsonb), '{}') FROM jsonb_object_keys("after") k WHERE k = ANY (${personalColumns}))
    WHERE "entity" = 'payments' AND "entityId" = ANY (${ids})`;
  const keys = [...new Set(proofs.map(({ uploadKey }) => uploadKey))];
  const used = await tx.paymentProof.findMany({ where: { uploadKey: { in: keys } }, select: { uploadKey: true } });
  const unused = keys.filter((key) => !used.some(({ uploadKey }) => uploadKey === key));
  await tx.upload.deleteMany({ where: { key: { in: unused } } });
  return unused;
}

const personalColumns = ['notes', 'transactionId', 'decisionReason'];

/** Of orders that were refused after the account was deleted. */
export const removeOrderDataOfDeletedPayers = (db: PrismaClient): Promise<void> =>
  db.$transaction(async (tx) => {
    const hasData: Prisma.PaymentWhereInput[] = [
      ...[{ notes: { not: null } }, { transactionId: { not: null } }, { decisionReason: { not: null } }],
      { proofs: { some: {} } },
    ];
    const uploads = await removeUnpaidOrderData(tx, { user: { deletedAt: { not: null } }, OR: hasData });
    if (uploads.length > 0) await addJob(tx, deleteFilesJob, { uploads, exports: [] });
  });
