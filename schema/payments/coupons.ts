import { Prisma, type Coupon, type Payment } from '../../prisma/generated/client';
import { couponSpellings } from '../contract/validation/payments/payments';
import { Problem } from '../core/problem';
import type { PaymentItem } from './paymentItem';

/** The price after the discount, rounded half up to centimes and never below 0. */
export function applyCoupon(
  price: Prisma.Decimal,
  { percent, amount }: Pick<Coupon, 'percent' | 'amount'>,
): Prisma.Decimal {
  const discount = percent === null ? (amount ?? new Prisma.Decimal(0)) : price.mul(percent).div(100);
  const left = price.minus(discount.toDecimalPlaces(2, Prisma.Decimal.ROUND_HALF_UP));
  return left.isNegative() ? new Prisma.Decimal(0) : left;
}

/** The card provider charges whole dinars. */
export const isCardAmount = (amount: Prisma.Decimal): boolean => amount.isInteger();

/**
 * The coupon with a code, as `orderSchema` cleans it, if it can be used for the item now. Totals are checked when it is taken.
 * @throws Problem `couponNotValid`
 */
export async function findCoupon(
  db: Pick<Prisma.TransactionClient, 'coupon'>,
  code: string,
  { courseId }: PaymentItem,
  now: Date,
): Promise<Coupon> {
  const codes = couponSpellings(code);
  const coupons = await db.coupon.findMany({
    where: {
      AND: [
        { code: { in: codes }, isActive: true },
        { OR: [{ startsAt: null }, { startsAt: { lte: now } }] },
        { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
        { OR: [{ courses: { none: {} } }, { courses: { some: { courseId: courseId ?? 0 } } }] },
      ],
    },
  });
  const coupon = codes.flatMap((spelling) => coupons.find((each) => each.code === spelling) ?? [])[0];
  if (!coupon) throw new Problem('couponNotValid');
  return coupon;
}

const countingOrders = { status: { notIn: ['expired', 'cancelled'] } } satisfies Prisma.PaymentWhereInput;

/**
 * Uses a coupon once. Its row stays locked until the end of the transaction: of any number of concurrent uses the limits
 * leave as many as they allow.
 * @throws Problem `couponUsedUp`, `couponUsedByYou`
 */
export async function takeCoupon(
  tx: Prisma.TransactionClient,
  { id, perUserLimit }: Coupon,
  userId: number,
): Promise<void> {
  const taken = await tx.$executeRaw`
    UPDATE "coupons" SET "usedCount" = "usedCount" + 1
    WHERE "id" = ${id} AND ("totalLimit" IS NULL OR "usedCount" < "totalLimit")`;
  if (taken === 0) throw new Problem('couponUsedUp');
  if (perUserLimit === null) return;
  const ownUses = await tx.payment.count({ where: { couponId: id, userId, ...countingOrders } });
  if (ownUses >= perUserLimit) throw new Problem('couponUsedByYou');
}

/**
 * Uses a coupon in place of another one; null is none. Rows are locked by id: payers who exchange two coupons in opposite
 * directions would deadlock.
 * @throws Problem `couponUsedUp`, `couponUsedByYou`
 */
export async function exchangeCoupon(
  tx: Prisma.TransactionClient,
  userId: number,
  { from, to }: { from: number | null; to: Coupon | null },
): Promise<void> {
  const ids = [from, to?.id].filter((id) => id != null);
  await tx.$queryRaw`SELECT 1 FROM "coupons" WHERE "id" = ANY (${ids}) ORDER BY "id" FOR NO KEY UPDATE`;
  if (to) await takeCoupon(tx, to, userId);
  await releaseCoupon(tx, from);
}

/** Gives back the use of an order that was not paid. */
export async function releaseCoupon(tx: Prisma.TransactionClient, couponId: number | null): Promise<void> {
  if (couponId === null) return;
  await tx.$executeRaw`UPDATE "coupons" SET "usedCount" = "usedCount" - 1 WHERE "id" = ${couponId}`;
}

/**
 * Uses the coupon of an order again that was closed. The agreed discount remains in any case: without a use that is left, of all
 * or of the payer's own, the order has no coupon any more, of which the review warns.
 */
export async function retakeCoupon(
  tx: Prisma.TransactionClient,
  payment: Pick<Payment, 'id' | 'userId' | 'couponId'>,
): Promise<void> {
  if (payment.couponId === null) return;
  const taken = await tx.$executeRaw`
    UPDATE "coupons" SET "usedCount" = "usedCount" + 1
    WHERE "id" = ${payment.couponId} AND ("totalLimit" IS NULL OR "usedCount" < "totalLimit")`;
  if (taken > 0) {
    if (await hasOwnUse(tx, payment, payment.couponId)) return;
    await releaseCoupon(tx, payment.couponId);
  }
  await tx.payment.update({ where: { id: payment.id }, data: { couponId: null }, select: { id: true } });
}

/** Whether the limit of a coupon per person, whose row is locked, allows an order of the person beside the other ones. */
async function hasOwnUse(
  tx: Prisma.TransactionClient,
  { id, userId }: Pick<Payment, 'id' | 'userId'>,
  couponId: number,
): Promise<boolean> {
  const { perUserLimit } = await tx.coupon.findUniqueOrThrow({
    where: { id: couponId },
    select: { perUserLimit: true },
  });
  if (perUserLimit === null) return true;
  const others = await tx.payment.count({ where: { couponId, userId, id: { not: id }, ...countingOrders } });
  return others < perUserLimit;
}
