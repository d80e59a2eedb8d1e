import type { Payment, Prisma } from '../../prisma/generated/client';
import type { MessageDefinition } from '../notifications/message';
import type { PaymentPayload } from '../notifications/kinds/paymentPayload';
import { sendMessage } from '../notifications/sendMessage';

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
    ...{ title, titleAr },
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
  message: MessageDefinition<string, PaymentPayload>,
): Promise<void> => sendMessage(tx, message, { userIds: [payment.userId] }, await toPaymentPayload(tx, payment));
