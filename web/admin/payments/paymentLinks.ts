import { paths } from '../../routing';
import type { AdminPaymentFragment } from './__generated__/paymentResource';

export const paymentSearchPath = (reference: string): string =>
  `${paths.admin.payments}?search=${encodeURIComponent(reference)}`;

/** Whether the payment waits for a decision in the payment review. */
export const isPaymentInReview = ({ status }: AdminPaymentFragment): boolean =>
  status === 'submitted' || status === 'refund_requested';
