import type { Coupon, Payment, PaymentSettings, Prisma, PrismaClient } from '../../../prisma/generated/client';
import { lockUser } from '../../accounts/accountLocks';
import { auditedTransaction } from '../../audit/auditedTransaction';
import type { PaymentMethod } from '../../contract/payments';
import { hasPermission } from '../../contract/permissions';
import type { SignedInContext } from '../../core/context';
import { addDays } from '../../core/dates';
import { isUniqueViolation, onConstraintViolation, Problem } from '../../core/problem';
import { paymentOpenedNotification } from '../../notifications/kinds/orders';
import { messageIdOfDay, sendNotification } from '../../notifications/sendNotification';
import { applyCoupon, exchangeCoupon, findCoupon, isCardAmount, takeCoupon } from '../coupons';
import { applyClosure, onSeatConstraintViolation } from '../paymentEffects';
import { sendCancellation } from './orderUpdates';
import type { PaymentItem } from '../paymentItem';
import { toPaymentPayload } from '../paymentNotifications';
import { readPaymentSettings } from '../paymentSettings';
import { changePaymentState, lockPayment, paymentTransitions } from '../paymentStates';
import {
  ensureFreeSeat,
  firstSeatHold,
  holdPlace,
  lockItem,
  lockSeats,
  releaseLapsedSeats,
  seatHoldEnd,
} from '../seats';
import { settleOrder } from '../settleOrder';

export interface OrderRequest {
  item: PaymentItem;
  /** Default: the method of the open order, or the first enabled one. */
  method?: PaymentMethod;
  /** Code of a coupon; absent keeps the one of the open order, null removes it. */
  coupon?: string | null;
  /** An admin has the person at the counter: a seat is held without a confirmed address. */
  isByOffice?: boolean;
}

export interface Order {
  payment: Payment;
  /** False if there was an open or paid order of the item, which is returned. */
  isNew: boolean;
}

/** The course, event or user was deleted while the order was created. */
const onOrderConstraintViolation = onConstraintViolation({
  payments_courseId_fkey: 'courseNotFound',
  payments_eventId_fkey: 'eventNotFound',
  payments_userId_fkey: 'notSignedIn',
});

/**
 * Orders a course or a seat at an event; a coupon of the whole price confirms the order at once. A repeated call returns
 * the open order, with the method and coupon of the call while no proof was sent.
 * @throws Problem `courseNotFound`, `eventNotFound`, `eventAlreadyStarted`, `eventSoldOut`, `nothingToPay`,
 *   `alreadyEnrolled`, `alreadyRegistered`, `addressNotConfirmed`, `methodNotOffered`, `amountNotForCards`, `cardPageOpen`, `couponNotValid`,
 *   `couponUsedUp`, `couponUsedByYou`
 */
export const placeOrder = (db: PrismaClient, userId: number, request: OrderRequest): Promise<Order> =>
  withOrderProblems(() => db.$transaction((tx) => placeOrderIn(tx, userId, request)));

/** Runs a transaction with {@link placeOrderIn} and turns violations of its constraints into Problems. */
export const withOrderProblems = <Result>(write: () => Promise<Result>): Promise<Result> =>
  write()
    .catch((error: unknown) => {
      if (!isUniqueViolation(error, 'payments_openKey_key')) throw error;
      // A late proof has just opened an earlier order again: the second attempt finds it.
      return write();
    })
    .catch(onSeatConstraintViolation)
    .catch(onOrderConstraintViolation);

/** {@link placeOrder} as a part of a transaction, which its error ends; call it in {@link withOrderProblems}. */
export async function placeOrderIn(
  tx: Prisma.TransactionClient,
  userId: number,
  request: OrderRequest,
): Promise<Order> {
  await lockPayer(tx, userId, request);
  const found = await findOpenOrder(tx, userId, request.item);
  const open = found && (await lockPayment(tx, found.id));
  if (open?.openKey != null) return { payment: await changeOpenOrder(tx, open, request), isNew: false };
  return { payment: await createOrder(tx, userId, request), isNew: true };
}

/**
 * Orders of one person follow each other, so that a second one finds the first. Another role or a deactivation that came
 * before is seen, one that comes later finds the order (`payerRole`, `payerInactive`).
 * @throws Problem `notSignedIn`, of the office `userNotFound`; `onlyStudentsEnroll`
 */
async function lockPayer(
  tx: Prisma.TransactionClient,
  userId: number,
  { item: { courseId }, isByOffice }: OrderRequest,
): Promise<void> {
  const missing = isByOffice ? 'userNotFound' : 'notSignedIn';
  const payer = await lockUser(tx, userId, missing);
  if (!payer.isActive) throw new Problem(missing);
  if (courseId !== undefined && !hasPermission(payer.role, 'enrollment:create'))
    throw new Problem('onlyStudentsEnroll');
}

/** The order of an item that is not closed; a person has one at most. */
export const findOpenOrder = (
  db: Pick<Prisma.TransactionClient, 'payment'>,
  userId: number,
  item: PaymentItem,
): Promise<Payment | null> => db.payment.findFirst({ where: { userId, ...item, openKey: { not: null } } });

async function createOrder(tx: Prisma.TransactionClient, userId: number, request: OrderRequest): Promise<Payment> {
  const settings = await readPaymentSettings(tx);
  const { item } = request;
  await lockItem(tx, item, 'order');
  await lockSeats(tx, item);
  const listPrice = await readPrice(tx, userId, item);
  const coupon = await takeRequestedCoupon(tx, userId, request);
  const amount = priceWith(listPrice, coupon);
  const method = forAmount(chooseMethod(settings, request.method), amount);
  const expiresAt = await paymentDeadline(tx, settings, item);
  const seatHeldUntil =
    item.eventId === undefined ? null : await planSeatHold(tx, userId, item.eventId, seatHoldEnd(settings, expiresAt));
  const payment = await tx.payment.create({
    data: { ...item, userId, listPrice, amount, method, expiresAt, seatHeldUntil, couponId: coupon?.id ?? null },
  });
  if (payment.amount.isZero()) {
    await holdPlace(tx, payment);
    return settleOrder(tx, payment.id, payment.method);
  }
  // Received already: the confirmation follows.
  if (method === 'cash') {
    await holdPlace(tx, payment);
    return payment;
  }
  if (seatHeldUntil && !request.isByOffice) await ensureAddressConfirmed(tx, userId);
  if (!seatHeldUntil || seatHeldUntil > new Date()) await holdPlace(tx, payment);
  // Ordering and giving up again and again sends one mail a day.
  const messageId = messageIdOfDay(['payment_opened', userId, item.courseId, item.eventId].join(' '));
  await sendNotification(tx, paymentOpenedNotification, { userIds: [userId] }, await toPaymentPayload(tx, payment), {
    messageId,
  });
  return payment;
}

/**
 * Until when a new order holds its seat; in the past, it holds none and can be paid while there are seats.
 * @throws Problem `eventSoldOut`
 */
async function planSeatHold(
  tx: Prisma.TransactionClient,
  userId: number,
  eventId: number,
  holdEnd: Date,
): Promise<Date> {
  await releaseLapsedSeats(tx, eventId);
  await ensureFreeSeat(tx, eventId);
  const firstEnd = await firstSeatHold(tx, userId, eventId);
  return firstEnd && firstEnd < holdEnd ? firstEnd : holdEnd;
}

/** Seats are not held by addresses that may be invented. */
async function ensureAddressConfirmed(tx: Prisma.TransactionClient, id: number): Promise<void> {
  if ((await tx.user.count({ where: { id, emailConfirmedAt: { not: null } } })) === 0)
    throw new Problem('addressNotConfirmed');
}

/** Method and coupon can change until a proof is sent. */
async function changeOpenOrder(
  tx: Prisma.TransactionClient,
  payment: Payment,
  request: OrderRequest,
): Promise<Payment> {
  if (payment.status !== 'pending' && payment.status !== 'rejected') return payment;
  await lockSeats(tx, payment);
  const method = request.method && chooseMethod(await readPaymentSettings(tx), request.method);
  // The coupon of a refused proof stays: its amount was agreed.
  const coupon = payment.status === 'pending' ? await changeCoupon(tx, payment, request) : undefined;
  const amount = coupon === undefined ? payment.amount : priceWith(payment.listPrice, coupon);
  const changed = await tx.payment.update({
    where: { id: payment.id },
    data: {
      method: forAmount(method ?? payment.method, amount),
      ...(coupon !== undefined && { couponId: coupon?.id ?? null, amount }),
    },
  });
  return changed.amount.isZero() && changed.status === 'pending'
    ? settleOrder(tx, changed.id, changed.method)
    : changed;
}

/**
 * Takes the coupon of the request in place of the one of the order. An open payment page asks for the amount until then, so
 * that it is closed before.
 * @returns null if the order has none any more, undefined without a change
 * @throws Problem `cardPageOpen`, and those of the coupon
 */
async function changeCoupon(
  tx: Prisma.TransactionClient,
  payment: Payment,
  request: OrderRequest,
): Promise<Coupon | null | undefined> {
  if (request.coupon === undefined) return undefined;
  const coupon = request.coupon === null ? null : await findCoupon(tx, request.coupon, request.item, new Date());
  if ((coupon?.id ?? null) === payment.couponId) return undefined;
  if (payment.checkoutUrl !== null) throw new Problem('cardPageOpen');
  await exchangeCoupon(tx, payment.userId, { from: payment.couponId, to: coupon });
  return coupon;
}

const priceWith = (listPrice: Prisma.Decimal, coupon: Coupon | null): Prisma.Decimal =>
  coupon ? applyCoupon(listPrice, coupon) : listPrice;

/** @throws Problem `amountNotForCards` */
function forAmount(method: PaymentMethod, amount: Prisma.Decimal): PaymentMethod {
  if (method === 'card' && !isCardAmount(amount)) throw new Problem('amountNotForCards');
  return method;
}

async function takeRequestedCoupon(
  tx: Prisma.TransactionClient,
  userId: number,
  { item, coupon: code }: OrderRequest,
): Promise<Coupon | null> {
  if (!code) return null;
  const coupon = await findCoupon(tx, code, item, new Date());
  await takeCoupon(tx, coupon, userId);
  return coupon;
}

/** The price of an item that the person can order now. */
async function readPrice(
  tx: Prisma.TransactionClient,
  userId: number,
  { courseId, eventId }: PaymentItem,
): Promise<Prisma.Decimal> {
  const price =
    courseId === undefined ? await readEventPrice(tx, userId, eventId) : await readCoursePrice(tx, userId, courseId);
  if (price.isZero()) throw new Problem('nothingToPay');
  return price;
}

async function readCoursePrice(
  tx: Prisma.TransactionClient,
  userId: number,
  courseId: number,
): Promise<Prisma.Decimal> {
  const course = await tx.course.findFirst({
    where: { id: courseId, isPublished: true },
    select: { price: true, enrollments: { where: { studentId: userId }, select: { status: true } } },
  });
  if (!course) throw new Problem('courseNotFound');
  const status = course.enrollments[0]?.status;
  if (status === 'in_progress' || status === 'completed') throw new Problem('alreadyEnrolled');
  return course.price;
}

async function readEventPrice(tx: Prisma.TransactionClient, userId: number, eventId: number): Promise<Prisma.Decimal> {
  const event = await tx.event.findFirst({
    where: { id: eventId, isPublished: true },
    select: { price: true, startDate: true, registrations: { where: { userId }, select: { id: true } } },
  });
  if (!event) throw new Problem('eventNotFound');
  if (event.registrations.length > 0) throw new Problem('alreadyRegistered');
  if (event.startDate < new Date()) throw new Problem('eventAlreadyStarted');
  return event.price;
}

/** Cash is recorded by admins, who need no setting for it. */
function chooseMethod({ enabledMethods }: PaymentSettings, method: PaymentMethod | undefined): PaymentMethod {
  if (method === 'cash') return method;
  const offered = enabledMethods.filter((each) => method === 'card' || each !== 'card');
  const chosen = method ?? offered[0];
  if (!chosen || !offered.includes(chosen)) throw new Problem('methodNotOffered');
  return chosen;
}

/** The days to pay end when an event begins. */
export async function paymentDeadline(
  tx: Prisma.TransactionClient,
  { daysToPay }: PaymentSettings,
  { eventId }: Pick<Payment, 'eventId'> | PaymentItem,
): Promise<Date> {
  const end = addDays(new Date(), daysToPay);
  if (eventId == null) return end;
  const { startDate } = await tx.event.findUniqueOrThrow({ where: { id: eventId }, select: { startDate: true } });
  return startDate < end ? startDate : end;
}

/**
 * Gives up an unpaid order.
 * @throws Problem `paymentNotFound`, `paymentStateChanged`
 */
export const cancelOrder = (context: SignedInContext, id: number, where: Prisma.PaymentWhereInput): Promise<Payment> =>
  auditedTransaction(context, async (tx) => {
    const payment = await changePaymentState(tx, id, 'cancel', {}, where);
    await applyClosure(tx, payment);
    if (payment.userId !== context.viewer.id) await sendCancellation(tx, payment, 'admin');
    return payment;
  });

/**
 * Gives up unpaid orders; their card pages are closed before the transaction (`closeCardPages`). What is under review is decided
 * by the admins.
 */
export async function cancelUnpaidOrders(
  tx: Prisma.TransactionClient,
  where: { userId: number; eventId?: number },
): Promise<void> {
  const open = await tx.payment.findMany({
    where: { ...where, status: { in: [...paymentTransitions.cancel.from] } },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  for (const { id } of open) await applyClosure(tx, await changePaymentState(tx, id, 'cancel'));
}
