import type { Payment, Prisma } from '../../prisma/generated/client';
import type { PaymentStatus } from '../contract/payments';
import type { SignedInContext } from '../core/context';
import { Problem } from '../core/problem';

interface Transition {
  from: readonly PaymentStatus[];
  to: PaymentStatus;
}

/**
 * The state machine of payments. Every other change of the status is refused. A refused payment can be given up and its
 * time ends too: it would otherwise hold a seat or a coupon without end (docs/spec-notes/payments.md).
 */
export const paymentTransitions = {
  /** The payer sends a proof, or another one before the decision; a late one opens a closed order again. */
  submit: { from: ['pending', 'submitted', 'rejected', 'expired', 'cancelled'], to: 'submitted' },
  /** An admin accepts the proof, or finds the money of an order that has expired. */
  confirm: { from: ['submitted', 'expired'], to: 'confirmed' },
  /** The money is certain without a proof: by the provider, at the desk, or nothing is to be paid. */
  settle: { from: ['pending', 'submitted', 'rejected'], to: 'confirmed' },
  /** The money is certain, and what was ordered can no longer be given. */
  owe: { from: ['pending', 'submitted', 'rejected'], to: 'refund_requested' },
  reject: { from: ['submitted'], to: 'rejected' },
  expire: { from: ['pending', 'rejected'], to: 'expired' },
  cancel: { from: ['pending', 'rejected'], to: 'cancelled' },
  requestRefund: { from: ['confirmed'], to: 'refund_requested' },
  declineRefund: { from: ['refund_requested'], to: 'confirmed' },
  /** An admin returns the money, with or without a request; also that of a proof whose place is gone. */
  refund: { from: ['refund_requested', 'confirmed', 'submitted'], to: 'refunded' },
} as const satisfies Record<string, Transition>;

type PaymentAction = keyof typeof paymentTransitions;

type PaymentChanges = Omit<Prisma.PaymentUncheckedUpdateManyInput, 'status'>;

/**
 * Changes the status of a payment if it is in a state that allows the action. The row stays locked until the end of the
 * transaction, so that of concurrent actions one succeeds.
 * @param where further conditions, such as the owner
 * @throws Problem `paymentStateChanged` in another state, `paymentNotFound`
 */
export async function changePaymentState(
  tx: Prisma.TransactionClient,
  id: number,
  action: PaymentAction,
  changes: PaymentChanges = {},
  where: Prisma.PaymentWhereInput = {},
): Promise<Payment> {
  const { from, to } = paymentTransitions[action];
  await lockPayers(tx, { id });
  const [payment] = await tx.payment.updateManyAndReturn({
    where: { AND: [where, { id, status: { in: [...from] } }] },
    data: { ...changes, status: to },
  });
  if (payment) return payment;
  const exists = await tx.payment.count({ where: { AND: [where, { id }] } });
  throw new Problem(exists > 0 ? 'paymentStateChanged' : 'paymentNotFound');
}

/**
 * Locks a payment until the end of the transaction and returns it as it is.
 * @throws Problem `paymentNotFound`
 */
export async function lockPayment(
  tx: Prisma.TransactionClient,
  id: number,
  where: Prisma.PaymentWhereInput = {},
): Promise<Payment> {
  await lockPayments(tx, { id });
  const payment = await tx.payment.findFirst({ where: { AND: [where, { id }] } });
  if (!payment) throw new Problem('paymentNotFound');
  return payment;
}

/** Locks payments after their payers, until the end of the transaction (docs/decisions/0060-payments-in-one-transaction.md). */
export async function lockPayments(tx: Prisma.TransactionClient, where: Prisma.PaymentWhereInput): Promise<void> {
  const ids = await lockPayers(tx, where);
  if (ids.length > 0)
    await tx.$queryRaw`SELECT 1 FROM "payments" WHERE "id" = ANY (${ids}) ORDER BY "id" FOR NO KEY UPDATE`;
}

/**
 * Keeps a change of the payers' accounts away, which ends at their payments: a new enrollment or registration needs the
 * account's row, too.
 * @returns ids of the payments
 */
async function lockPayers(tx: Prisma.TransactionClient, where: Prisma.PaymentWhereInput): Promise<number[]> {
  const payments = await tx.payment.findMany({ where, select: { id: true, userId: true } });
  const userIds = [...new Set(payments.map(({ userId }) => userId))];
  if (userIds.length > 0)
    await tx.$queryRaw`SELECT 1 FROM "users" WHERE "id" = ANY (${userIds}) ORDER BY "id" FOR KEY SHARE`;
  return payments.map(({ id }) => id);
}

/** Columns of an admin's decision. */
export const decidedBy = ({ viewer }: SignedInContext, decidedAt: Date) => ({ decidedAt, decidedBy: viewer.id });
