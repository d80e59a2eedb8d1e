import type { Prisma, PrismaClient } from '../../../prisma/generated/client';
import { unpaidStatuses } from '../../contract/payments';
import { CardProviderError, type CardCheckout, type CardProvider } from '../../core/services/cardProvider';
import { defineJob, noPayload } from '../../core/jobs';
import { applyAskedCheckout, type CheckoutOutcome } from './cardPayments';

/** Asks the provider about open card payments, in case a webhook was lost. */
export const checkCardPaymentsJob = defineJob({
  name: 'check_card_payments',
  label: { ar: 'التحقق من مدفوعات البطاقات', en: 'Ask about card payments' },
  schedule: '*/5 * * * *',
  payload: noPayload,
});

/** Of one run, the oldest first. The provider closes its pages within half an hour, so that later runs reach the others. */
const maxChecks = 200;
/** A provider that is away is not asked about every order. */
const maxFailures = 3;

interface CheckOptions {
  signal?: AbortSignal;
  /** Called with each answer and what it led to. */
  onAnswer?: (checkout: CardCheckout, outcome: CheckoutOutcome) => void;
}

/**
 * Asks the provider about open card payments and confirms those that were paid, also of orders that have another method by now.
 * @returns ids of the orders that may still be paid on their page: it is open, or the provider gave no answer
 */
export async function checkCardPayments(
  db: PrismaClient,
  provider: CardProvider,
  where: Prisma.PaymentWhereInput = {},
  { signal, onAnswer }: CheckOptions = {},
): Promise<number[]> {
  const open = await db.payment.findMany({
    where: { AND: [where, { status: { in: [...unpaidStatuses] }, checkoutUrl: { not: null } }] },
    select: { id: true, checkoutId: true },
    orderBy: { updatedAt: 'asc' },
  });
  const undecided = new Set(open.map(({ id }) => id));
  let failures = 0;
  for (const { id, checkoutId } of open.slice(0, maxChecks)) {
    if (failures >= maxFailures || signal?.aborted) break;
    try {
      const checkout = checkoutId === null ? null : await provider.getCheckout(checkoutId);
      if (checkout) {
        const outcome = await applyAskedCheckout(db, checkout);
        onAnswer?.(checkout, outcome);
      } else await db.payment.updateMany({ where: { id, checkoutId }, data: { checkoutUrl: null } });
      if (checkout?.status !== 'pending') undecided.delete(id);
      failures = 0;
    } catch (error) {
      if (!(error instanceof CardProviderError)) throw error;
      failures += 1;
    }
  }
  return [...undecided];
}
