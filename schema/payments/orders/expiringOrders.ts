import type { Prisma } from '../../../prisma/generated/client';
import { pageSizes } from '../../contract/pageSizes';
import { openStatuses } from '../../contract/payments';
import { addDays } from '../../core/dates';

/** Orders that end without a payment within the days of the overview. */
export const expiringOrders = (now: Date): Prisma.PaymentWhereInput => ({
  status: { in: [...openStatuses] },
  expiresAt: { gte: now, lt: addDays(now, pageSizes.office.newDays) },
});
