import type { Payment, Prisma } from '../../prisma/generated/client';
import type { PaymentMethod } from '../contract/payments';
import { paymentWithoutPlaceNotification } from '../notifications/kinds/payments';
import { refundRequestedNotification } from '../notifications/kinds/refunds';
import { sendNotification } from '../notifications/sendNotification';
import { applyConfirmation } from './paymentEffects';
import { toPaymentPayload } from './paymentNotifications';
import { changePaymentState } from './paymentStates';
import { issueReceipt } from './issueReceipt';

interface SettlementChanges {
  transactionId?: string;
  notes?: string;
  decidedBy?: number;
  decisionReason?: null;
}

/** Confirms an order whose money is certain without a proof. */
export async function settleOrder(
  tx: Prisma.TransactionClient,
  id: number,
  method: PaymentMethod,
  changes: SettlementChanges = {},
  where: Prisma.PaymentWhereInput = {},
): Promise<Payment> {
  const now = new Date();
  const times = { decidedAt: now, confirmedAt: now };
  const payment = await changePaymentState(tx, id, 'settle', { ...changes, ...times, method }, where);
  await applyConfirmation(tx, payment);
  return payment;
}

/** Confirms an order whose money an admin has received at the desk. */
export const settleInCash = (
  tx: Prisma.TransactionClient,
  id: number,
  decidedBy: number,
  notes: string | null | undefined,
): Promise<Payment> => settleOrder(tx, id, 'cash', { decidedBy, decisionReason: null, ...(notes && { notes }) });

/** Records money that is certain and has come when the seat was gone: it is to be returned. */
export async function settleWithoutSeat(
  tx: Prisma.TransactionClient,
  id: number,
  method: PaymentMethod,
  changes: SettlementChanges,
  where: Prisma.PaymentWhereInput,
): Promise<void> {
  const now = new Date();
  const payment = await changePaymentState(
    tx,
    id,
    'owe',
    { ...changes, decidedAt: now, refundRequestedAt: now, method },
    where,
  );
  await issueReceipt(tx, payment, 'receipt');
  const payload = await toPaymentPayload(tx, payment);
  await sendNotification(tx, paymentWithoutPlaceNotification, { userIds: [payment.userId] }, payload);
  await sendNotification(tx, refundRequestedNotification, { role: 'admin' }, payload);
}
