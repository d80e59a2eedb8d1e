import type { Payment, Prisma, PrismaClient } from '../../../prisma/generated/client';
import type { Language } from '../../contract/languages';
import { openStatuses, unpaidStatuses } from '../../contract/payments';
import {
  CardProviderError,
  type CardCheckout,
  type CardProvider,
  type CardProviderEvent,
} from '../../core/services/cardProvider';
import { Problem } from '../../core/problem';
import { settleWithoutSeat, settleOrder } from '../settleOrder';

interface CheckoutOptions {
  language: Language;
  returnPath: string;
}

/**
 * Opens the provider's payment page of an order. The order is committed before, so that no lock waits for the provider; of two
 * concurrent calls the page of the first is kept. A page that is not kept, such as one of an earlier amount, is closed.
 * @throws CardProviderError
 */
export async function openCardCheckout(
  db: PrismaClient,
  provider: CardProvider,
  paymentId: number,
  options: CheckoutOptions,
): Promise<void> {
  const { id, amount, currency, reference } = await db.payment.findUniqueOrThrow({ where: { id: paymentId } });
  const checkout = await provider.createCheckout({
    paymentId: id,
    currency,
    ...options,
    amount: amount.toFixed(2),
    description: reference,
  });
  const { count } = await db.payment.updateMany({
    where: { id, status: { in: [...openStatuses] }, method: 'card', amount, checkoutUrl: null },
    data: { checkoutId: checkout.id, checkoutUrl: checkout.url },
  });
  if (count === 0) await provider.expireCheckout(checkout.id).catch(ignoreProviderError);
}

/**
 * Closes the open payment page of an order, so that it is not paid there after it has changed. A page that was paid in between
 * confirms the order.
 * @returns false if the order may still be paid on its page
 */
export async function closeCardPage(
  db: PrismaClient,
  provider: CardProvider | null,
  where: Prisma.PaymentWhereInput,
): Promise<boolean> {
  const open = await db.payment.findFirst({
    where: { AND: [where, { status: { in: [...unpaidStatuses] }, checkoutUrl: { not: null } }] },
    select: { id: true, checkoutId: true },
  });
  if (!open?.checkoutId) return true;
  const checkout = await provider?.expireCheckout(open.checkoutId).catch(ignoreProviderError);
  if (checkout === undefined) return false;
  if (checkout === null) await forgetPage(db, open.id, open.checkoutId);
  else await applyAskedCheckout(db, checkout);
  return checkout?.status !== 'pending';
}

/** Closes the open payment pages of a person's orders before these are cancelled; while the provider is away, they stay. */
export async function closeCardPages(
  db: PrismaClient,
  provider: CardProvider | null,
  where: { userId: number; eventId?: number },
): Promise<void> {
  const open = await db.payment.findMany({ where: { ...where, checkoutUrl: { not: null } }, select: { id: true } });
  for (const { id } of open) await closeCardPage(db, provider, { id });
}

function ignoreProviderError(error: unknown): undefined {
  if (!(error instanceof CardProviderError)) throw error;
}

/** What a checkout's state led to. */
export type CheckoutOutcome =
  /** `no seat`: the money is recorded and waits to be returned. */
  'confirmed' | 'no seat' | 'unchanged' | 'unknown payment' | 'wrong amount' | 'closed order' | 'paid twice';

/** Outcomes of paid checkouts that an admin has to settle with the payer or the provider. */
export const unreconciledOutcomes = [
  'unknown payment',
  'wrong amount',
  'closed order',
  'paid twice',
] as const satisfies CheckoutOutcome[];

const isProblem = (outcome: CheckoutOutcome): boolean =>
  (unreconciledOutcomes as readonly CheckoutOutcome[]).includes(outcome);

/** Another page can be opened. */
const forgetPage = (db: PrismaClient, id: number, checkoutId: string): Promise<unknown> =>
  db.payment.updateMany({
    where: { id, checkoutId, status: { in: [...unpaidStatuses] } },
    data: { checkoutUrl: null },
  });

/**
 * Confirms the payment of a paid checkout. The caller has the checkout from the provider itself: by a verified webhook or
 * by a query. A checkout that was not paid leaves the order open for another method.
 */
async function applyCheckout(db: PrismaClient, checkout: CardCheckout): Promise<CheckoutOutcome> {
  const payment = await db.payment.findUnique({ where: { checkoutId: checkout.id } });
  if (!payment) return checkout.status === 'paid' ? 'unknown payment' : 'unchanged';
  if (checkout.status === 'pending') return 'unchanged';
  const isAmount = payment.amount.equals(checkout.amount) && payment.currency === checkout.currency;
  if (checkout.status === 'paid' && isAmount) return settlePaidCheckout(db, payment, checkout);
  await forgetPage(db, payment.id, checkout.id);
  return checkout.status === 'paid' ? 'wrong amount' : 'unchanged';
}

const settlementOf = ({ id }: CardCheckout) => ({ transactionId: id, decisionReason: null }) as const;

const settlePaidCheckout = (db: PrismaClient, payment: Payment, checkout: CardCheckout): Promise<CheckoutOutcome> =>
  db
    .$transaction(async (tx): Promise<CheckoutOutcome> => {
      await settleOrder(tx, payment.id, 'card', settlementOf(checkout), { amount: payment.amount });
      return 'confirmed';
    })
    .catch(async (error: unknown): Promise<CheckoutOutcome> => {
      if (!(error instanceof Problem) || error.code !== 'eventSoldOut') throw error;
      await db.$transaction((tx) =>
        settleWithoutSeat(tx, payment.id, 'card', settlementOf(checkout), { amount: payment.amount }),
      );
      return 'no seat';
    })
    .catch(async (error: unknown): Promise<CheckoutOutcome> => {
      // The amount has changed since it was compared.
      if (error instanceof Problem && error.code === 'paymentNotFound') return 'wrong amount';
      if (!(error instanceof Problem) || error.code !== 'paymentStateChanged') throw error;
      const { status, transactionId } = await db.payment.findUniqueOrThrow({
        where: { id: payment.id },
        select: { status: true, transactionId: true },
      });
      if (status === 'expired' || status === 'cancelled') return 'closed order';
      // The order was confirmed by another payment, such as a transfer.
      return transactionId === checkout.id ? 'unchanged' : 'paid twice';
    });

/** Applies a checkout that the provider was asked about; money that confirms no payment is recorded for the admins. */
export async function applyAskedCheckout(db: PrismaClient, checkout: CardCheckout): Promise<CheckoutOutcome> {
  const outcome = await applyCheckout(db, checkout);
  if (isProblem(outcome))
    await db.gatewayEvent.createMany({
      data: { id: `asked ${checkout.id}`, type: 'checkout.paid', checkoutId: checkout.id, outcome },
      skipDuplicates: true,
    });
  return outcome;
}

/** Applies a verified webhook once; a repeated delivery and an event about something else have no effect. */
export async function applyProviderEvent(
  db: PrismaClient,
  { id, type, checkout }: CardProviderEvent,
): Promise<CheckoutOutcome> {
  if (!checkout) return 'unchanged';
  if (await db.gatewayEvent.findUnique({ where: { id } })) return 'unchanged';
  const outcome = await applyCheckout(db, checkout);
  await db.gatewayEvent.createMany({
    data: { id, type, checkoutId: checkout.id, outcome },
    skipDuplicates: true,
  });
  return outcome;
}
