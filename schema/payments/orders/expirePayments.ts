import type { Prisma, PrismaClient } from '../../../prisma/generated/client';
import type { CardCheckout, CardProvider } from '../../core/services/cardProvider';
import { dayMs } from '../../contract/text/format/dateTime';
import { Problem } from '../../core/problem';
import { defineJob, noPayload } from '../../core/jobs';
import { paymentExpiredNotification } from '../../notifications/kinds/orders';
import { sendNotification } from '../../notifications/sendNotification';
import type { CheckoutOutcome } from '../cards/cardPayments';
import { checkCardPayments } from '../cards/checkCardPayments';
import { applyClosure } from '../paymentEffects';
import { toPaymentPayload } from '../paymentNotifications';
import { updateOrder } from './orderUpdates';
import { changePaymentState, paymentTransitions } from '../paymentStates';
import { releaseAllLapsedSeats } from '../seats';

/** Closes orders whose time to pay has ended, and gives back seats that were held for long enough. */
export const expirePaymentsJob = defineJob({
  name: 'expire_payments',
  label: { ar: 'إنهاء الطلبات غير المدفوعة', en: 'Close unpaid orders' },
  schedule: '*/5 * * * *',
  payload: noPayload,
});

interface ExpiryOptions {
  cardProvider?: CardProvider | null;
  now?: Date;
  /** Called with each answer of the provider. */
  onCheckout?: (checkout: CardCheckout, outcome: CheckoutOutcome) => void;
}

/** How long an order stays open because it may still be paid at the provider. */
const openPageMs = dayMs;

/**
 * The job `expire_payments`. Each order has a transaction of its own; one that was paid in between stays. The card provider is asked
 * about open card payments before; one that may still be paid there stays open for up to a day.
 */
export async function expirePayments(
  db: PrismaClient,
  { cardProvider = null, now = new Date(), onCheckout }: ExpiryOptions = {},
): Promise<void> {
  await releaseAllLapsedSeats(db, now);
  const isDue: Prisma.PaymentWhereInput = {
    status: { in: [...paymentTransitions.expire.from] },
    expiresAt: { lte: now },
  };
  const undecided = cardProvider ? await checkCardPayments(db, cardProvider, isDue, { onAnswer: onCheckout }) : [];
  const waitingEnd = new Date(now.getTime() - openPageMs);
  const due = await db.payment.findMany({
    where: { AND: [isDue, { OR: [{ id: { notIn: undecided } }, { expiresAt: { lte: waitingEnd } }] }] },
    select: { id: true },
    orderBy: { expiresAt: 'asc' },
  });
  const errors: unknown[] = [];
  for (const { id } of due)
    await db
      .$transaction(async (tx) => {
        const effect = await updateOrder(tx, id);
        if (effect === 'grant' || effect === 'cancel') return;
        const payment = await changePaymentState(tx, id, 'expire', {}, { expiresAt: { lte: now } });
        await applyClosure(tx, payment);
        await sendNotification(
          tx,
          paymentExpiredNotification,
          { userIds: [payment.userId] },
          await toPaymentPayload(tx, payment),
        );
      })
      .catch((error: unknown) => {
        if (!(error instanceof Problem)) errors.push(error);
      });
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} orders could not be closed`);
}
