import type { PaymentStatus } from '../../schema/contract/payments';

/** Colors of the states, for payers and admins; what is over is neutral. */
export const paymentStatusColors = {
  pending: 'warning',
  submitted: 'info',
  confirmed: 'primary',
  rejected: 'error',
  expired: 'default',
  cancelled: 'default',
  refund_requested: 'warning',
  refunded: 'default',
} as const satisfies Record<PaymentStatus, string>;
