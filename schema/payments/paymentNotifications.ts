import type { Payment, Prisma } from '../../prisma/generated/client';
import type { NotificationDefinition } from '../notifications/defineNotification';
import type { PaymentPayload } from '../notifications/kinds/payloads/paymentPayload';
import { sendNotification } from '../notifications/sendNotification';

/** What messages say about a payment. */
export async function toPaymentPayload(
  tx: Pick<Prisma.TransactionClient, 'payment'>,
  payment: Payment,
): Promise<PaymentPayload> {
  const titles = { select: { title: true, titleAr: true } } as const;
  const { course, event, registration } = await tx.payment.findUniqueOrThrow({
    where: { id: payment.id },
    select: { course: titles, event: titles, registration: { select: { id: true } } },
  });
  const { title, titleAr } = course ?? event ?? { title: payment.reference, titleAr: payment.reference };
  return {
    paymentId: payment.id,
    reference: payment.reference,
    title,
    titleAr,
    amount: payment.amount.toFixed(2),
    expiresAt: payment.expiresAt.toISOString(),
    seatHeldUntil: (registration && payment.seatHeldUntil?.toISOString()) ?? null,
    reason: payment.decisionReason,
    refundReference: payment.refundReference,
  };
}

export const notifyPayer = async (
  tx: Prisma.TransactionClient,
  payment: Payment,
  message: NotificationDefinition<string, PaymentPayload>,
): Promise<void> => sendNotification(tx, message, { userIds: [payment.userId] }, await toPaymentPayload(tx, payment));
