import type { Payment, Prisma, Receipt, ReceiptKind } from '../../prisma/generated/client';
import { readReceiptContent } from './receiptContent';

const numberPrefix: Record<ReceiptKind, string> = { receipt: 'R', credit_note: 'CN' };

/**
 * Creates the receipt of a confirmed payment, or the credit note of a refunded one, in the transaction of the change. The
 * counter's row is locked until its end, so that numbers have no gaps.
 * @returns the document, also one that existed before; null for an amount of 0
 */
export async function issueReceipt(
  tx: Prisma.TransactionClient,
  payment: Payment,
  kind: ReceiptKind,
): Promise<Receipt | null> {
  if (payment.amount.isZero()) return null;
  const existing = await tx.receipt.findUnique({ where: { paymentId_kind: { paymentId: payment.id, kind } } });
  if (existing) return existing;
  const content = await readReceiptContent(tx, payment);
  const [{ year, last }] = await tx.$queryRaw<[{ year: number; last: number }]>`
    INSERT INTO "receipt_counters" ("kind", "year", "last")
    VALUES (${kind}::"ReceiptKind", extract(year FROM now() AT TIME ZONE 'Africa/Algiers')::int, 1)
    ON CONFLICT ("kind", "year") DO UPDATE SET "last" = "receipt_counters"."last" + 1
    RETURNING "year", "last"`;
  const number = `${numberPrefix[kind]}-${year}-${String(last).padStart(6, '0')}`;
  const { id: paymentId, amount, currency } = payment;
  return tx.receipt.create({ data: { kind, paymentId, year, sequence: last, number, amount, currency, content } });
}
