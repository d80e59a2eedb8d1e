import { paths } from '../../routing';
import type { AdminPaymentFragment } from './__generated__/paymentResource';

export const paymentSearchPath = (reference: string): string =>
  `${paths.admin.payments}?search=${encodeURIComponent(reference)}`;

/** Where an admin works on a payment: the review while it waits for a decision, else the table. */
export const adminPaymentPath = ({
  id,
  reference,
  status,
}: Pick<AdminPaymentFragment, 'id' | 'reference' | 'status'>): string =>
  status === 'submitted' || status === 'refund_requested'
    ? `${paths.admin.paymentReview}?payment=${id}`
    : paymentSearchPath(reference);
