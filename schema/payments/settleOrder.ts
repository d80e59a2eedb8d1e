import type { Payment, Prisma } from '../../prisma/generated/client';
import type { PaymentMethod } from '../contract/payments';
import { paymentWithoutPlaceMessage } from '../notifications/kinds/payments';
import { refundRequestedMessage } from '../notifications/kinds/refunds';
import { sendMessage } from '../notifications/sendMessage';
import { applyConfirmation } from './paymentEffects';
import { toPaymentPayload } from './paymentMessages';
import { changePaymentState } from './paymentStates';
import { issueReceipt } from './receipts';

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

/** Records money that is certain and has come when the seat was gone: it is to be returned. */
export async function oweOrder(
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
  await sendMessage(tx, paymentWithoutPlaceMessage, { userIds: [payment.userId] }, payload);
  await sendMessage(tx, refundRequestedMessage, { role: 'admin' }, payload);
}
