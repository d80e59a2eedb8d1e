import type { Prisma } from '../../../prisma/generated/client';
import { pageSizes } from '../../contract/pageSizes';
import { openStatuses } from '../../contract/payments';
import { dayMs, hourMs } from '../../contract/text/format/dateTime';
import { addDays } from '../../core/dates';

/** Orders that end without a payment within the days of the overview. */
export const expiringOrders = (now: Date): Prisma.PaymentWhereInput => ({
  status: { in: [...openStatuses] },
  expiresAt: { gte: now, lt: addDays(now, pageSizes.office.newDays) },
});

/** Orders that end without a payment before midnight in Algeria, which is one hour ahead of UTC in all seasons. */
export const ordersExpiringToday = (now: Date): Prisma.PaymentWhereInput => {
  const midnight = new Date((Math.floor((now.getTime() + hourMs) / dayMs) + 1) * dayMs - hourMs);
  return { status: { in: [...openStatuses] }, expiresAt: { gte: now, lt: midnight } };
};
