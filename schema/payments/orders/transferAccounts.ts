import type { PaymentSettings, PrismaClient } from '../../../prisma/generated/client';
import { isTransferMethod, isUnpaid, type TransferMethod } from '../../contract/payments';
import { readPaymentSettings } from '../paymentSettings';

/** Where a transfer goes. */
export interface PaymentAccount {
  holder: string;
  /** Number and key of a postal account; null for others. */
  number: string | null;
  key: string | null;
  rip: string | null;
  rib: string | null;
  bankName: string | null;
}

/** Where the transfers of each method go; null until an admin has set the account up. */
export function transferAccounts(settings: PaymentSettings): Record<TransferMethod, PaymentAccount | null> {
  const none = { number: null, key: null, rip: null, rib: null, bankName: null };
  const { ccpHolder, ccpNumber, ccpKey, rip, bankHolder, bankName, rib } = settings;
  return {
    baridimob: rip ? { ...none, holder: ccpHolder, rip } : null,
    ccp: ccpNumber ? { ...none, holder: ccpHolder, number: ccpNumber, key: ccpKey } : null,
    bank_transfer: rib ? { ...none, holder: bankHolder, bankName, rib } : null,
  };
}

/** Where the transfer of an order goes now; null for other methods, closed or paid orders, and without an account. */
export async function findOrderAccount(
  db: Pick<PrismaClient, 'payment' | 'paymentSettings'>,
  paymentId: number,
): Promise<PaymentAccount | null> {
  const payment = await db.payment.findUnique({ where: { id: paymentId }, select: { method: true, status: true } });
  if (!payment || !isTransferMethod(payment.method) || !isUnpaid(payment.status)) return null;
  return transferAccounts(await readPaymentSettings(db))[payment.method];
}
