import { z } from 'zod';
import { Prisma, type Payment, type PrismaClient } from '../../../prisma/generated/client';
import { isOpen, isTransferMethod, openStatuses, unpaidStatuses } from '../../contract/payments';
import { CardProviderError, type CardProvider } from '../../core/services/cardProvider';
import { currentTime } from '../../core/dates';
import { addJob, addJobs, defineJob } from '../../core/jobs';
import { orderCancelledNotification, orderPriceLoweredNotification } from '../../notifications/kinds/orders';
import type { OrderEndCause } from '../../notifications/kinds/payloads/paymentPayload';
import { refundOfferedNotification } from '../../notifications/kinds/refunds';
import { sendNotification } from '../../notifications/sendNotification';
import { closeCardPage } from '../cards/cardPayments';
import { applyCoupon, isCardAmount, releaseCoupon } from '../coupons';
import {
  orderConditions,
  readSituation,
  type OrderCondition,
  type OrderEffect,
  type OrderSituation,
} from './orderConditions';
import { applyClosure, applyFreePlace } from '../paymentEffects';
import { toPaymentPayload } from '../paymentNotifications';
import { readPaymentSettings } from '../paymentSettings';
import { changePaymentState, lockPayment, lockPayments } from '../paymentStates';
import type { PaymentItem } from '../paymentItem';
import { lockItem, lockSeats } from '../seats';
import { settleOrder } from '../settleOrder';

/* Orders follow what they are for: every change of a course, an event, an access or an account ends here. */

/** Updates an order whose card page had to be closed before, or one of very many. */
export const updateOrderJob = defineJob({
  name: 'update_order',
  label: { ar: 'تحديث طلب', en: 'Update an order' },
  payload: z.object({ paymentId: z.int() }),
});

/**
 * Runs a change of a course or event, after which its open orders follow. Orders are locked before what they are for
 * (docs/decisions/0060-payments-in-one-transaction.md).
 */
export async function changeItem(
  tx: Prisma.TransactionClient,
  item: PaymentItem,
  change: () => Promise<void>,
): Promise<void> {
  await lockItem(tx, item, 'change');
  await lockPayments(tx, { AND: [item, { status: { in: [...unpaidStatuses] } }] });
  await change();
  await updateOrders(tx, item);
}

/** Orders that one change updates at once: more would hold its locks for seconds. Jobs update the others. */
const ordersAtOnce = 100;

/** Applies to open orders what has changed since they were placed. Call it in the transaction of the change, after it. */
export async function updateOrders(tx: Prisma.TransactionClient, where: Prisma.PaymentWhereInput): Promise<void> {
  const orders = await tx.payment.findMany({
    where: { AND: [where, { status: { in: [...openStatuses] } }] },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  for (const { id } of orders.slice(0, ordersAtOnce)) await updateOrder(tx, id);
  const others = orders.slice(ordersAtOnce).map(({ id }) => ({ paymentId: id }));
  if (others.length > 0) await addJobs(tx, updateOrderJob, others);
}

/**
 * Applies to an order what has changed since it was placed; one that is under review, paid or closed stays as it is. While its
 * card page may be paid, a job does it later.
 * @returns what was done
 */
export async function updateOrder(tx: Prisma.TransactionClient, id: number): Promise<OrderEffect> {
  const order = await lockPayment(tx, id);
  if (!isOpen(order.status)) return 'keep';
  await lockSeats(tx, order);
  const situation = await readSituation(tx, order, currentTime);
  await shortenDeadline(tx, order, situation);
  const decisive = situation.conditions.find((condition) => orderConditions[condition].open !== 'keep');
  if (!decisive) return 'keep';
  const effect = orderConditions[decisive].open;
  if (order.checkoutUrl !== null) {
    await addJob(tx, updateOrderJob, { paymentId: id }, { key: `update_order ${id}` });
    return 'keep';
  }
  await applyEffect[effect](tx, order, situation, decisive);
  return effect;
}

type EffectHandler = (
  tx: Prisma.TransactionClient,
  order: Payment,
  situation: OrderSituation,
  condition: OrderCondition,
) => Promise<void>;

const applyEffect: Record<OrderEffect, EffectHandler> = {
  keep: () => Promise.resolve(),
  lower: lowerPrice,
  grant: async (tx, { id }) => {
    const order = await changePaymentState(tx, id, 'cancel');
    await releaseCoupon(tx, order.couponId);
    await sendCancellation(tx, order, (await applyFreePlace(tx, order)) ? 'free' : 'freeSoldOut');
  },
  cancel: async (tx, { id }, _situation, condition) => {
    const order = await changePaymentState(tx, id, 'cancel');
    await applyClosure(tx, order);
    await sendCancellation(tx, order, condition as OrderEndCause);
  },
};

/** Tells a payer why an order has ended without their doing. */
export const sendCancellation = async (
  tx: Prisma.TransactionClient,
  order: Payment,
  cause: OrderEndCause,
): Promise<void> =>
  sendNotification(
    tx,
    orderCancelledNotification,
    { userIds: [order.userId] },
    { ...(await toPaymentPayload(tx, order)), cause },
  );

/** The price of an order never rises: a coupon that is worth less by now leaves the agreed amount. */
async function lowerPrice(tx: Prisma.TransactionClient, order: Payment, { price }: OrderSituation): Promise<void> {
  const coupon = order.couponId === null ? null : await tx.coupon.findUnique({ where: { id: order.couponId } });
  const amount = Prisma.Decimal.min(coupon ? applyCoupon(price, coupon) : price, order.amount);
  const payment = await tx.payment.update({
    where: { id: order.id },
    data: { listPrice: price, amount, method: await methodFor(tx, order, amount) },
  });
  if (amount.isZero()) await settleOrder(tx, payment.id, payment.method);
  else if (amount.lessThan(order.amount))
    await sendNotification(
      tx,
      orderPriceLoweredNotification,
      { userIds: [payment.userId] },
      await toPaymentPayload(tx, payment),
    );
}

/** A card pays whole dinars only. */
async function methodFor(tx: Prisma.TransactionClient, { method }: Payment, amount: Prisma.Decimal) {
  if (method !== 'card' || isCardAmount(amount)) return method;
  const { enabledMethods } = await readPaymentSettings(tx);
  return enabledMethods.find(isTransferMethod) ?? 'ccp';
}

/** The time to pay ends when an event begins, also when it begins earlier than planned. */
async function shortenDeadline(
  tx: Prisma.TransactionClient,
  { id, expiresAt }: Payment,
  { startDate }: OrderSituation,
): Promise<void> {
  if (startDate && startDate < expiresAt)
    await tx.payment.update({ where: { id }, data: { expiresAt: startDate }, select: { id: true } });
}

/** Payers of an event that was cancelled can ask for their money at any time, and get a message that says so. */
export async function offerRefunds(tx: Prisma.TransactionClient, eventId: number): Promise<void> {
  const paid = await tx.payment.findMany({
    where: { eventId, status: 'confirmed', amount: { gt: 0 } },
    orderBy: { id: 'asc' },
  });
  for (const payment of paid)
    await sendNotification(
      tx,
      refundOfferedNotification,
      { userIds: [payment.userId] },
      await toPaymentPayload(tx, payment),
    );
}

/**
 * The job `update_order`.
 * @throws CardProviderError while the page may still be paid, so that the job is repeated
 */
export async function updateOrderLater(
  db: PrismaClient,
  provider: CardProvider | null,
  paymentId: number,
): Promise<void> {
  const isClosed = await closeCardPage(db, provider, { id: paymentId });
  if (!isClosed && provider) throw new CardProviderError('The payment page is still open');
  await db.$transaction(async (tx) => {
    // Without an account at the provider nothing can be paid there any more.
    if (!isClosed) await tx.payment.updateMany({ where: { id: paymentId }, data: { checkoutUrl: null } });
    await updateOrder(tx, paymentId);
  });
}
