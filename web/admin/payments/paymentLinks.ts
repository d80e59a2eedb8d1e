import { paths } from '../../routing';
import type { AdminRow } from '../table/types';
import type { AdminPaymentFragment } from './__generated__/paymentResource';

export const paymentSearchPath = (reference: string): string =>
  `${paths.admin.payments}?search=${encodeURIComponent(reference)}`;

/** Address of one payment in the payment review. */
export const paymentReviewOf = ({ id }: AdminRow): string => `${paths.admin.paymentReview}?payment=${id}`;

/** Whether the payment waits for a decision in the payment review. */
export const isPaymentInReview = ({ status }: AdminPaymentFragment): boolean =>
  status === 'submitted' || status === 'refund_requested';
