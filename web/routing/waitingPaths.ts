import type { WaitingKind } from '../data/__generated__/schemaTypes';
import { paths } from './paths';

/** Where exactly the rows are that wait. */
export const waitingPaths: Readonly<Record<WaitingKind, string>> = {
  proofs: paths.admin.paymentReview,
  refundRequests: `${paths.admin.payments}?status=refund_requested`,
  contactMessages: `${paths.admin.messages}?handled=no`,
  reviews: `${paths.admin.reviews}?approved=no`,
  trainers: `${paths.admin.panel('users')}&status=waiting`,
  failedJobs: `${paths.admin.jobs}?state=failed`,
  drafts: paths.studio({ tab: 'courses' }),
};
