import type { AdminPaymentFragment } from './__generated__/paymentResource';

/** Whether the payment waits for a decision in the payment review. */
export const isPaymentInReview = ({ status }: AdminPaymentFragment): boolean =>
  status === 'submitted' || status === 'refund_requested';
