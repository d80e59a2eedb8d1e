import type { WaitingKind } from '../data/__generated__/schemaTypes';
import { paths } from './paths';

/** Where the row that waits alone is decided on; kinds without such a page are absent. */
const recordPaths: Readonly<Partial<Record<WaitingKind, (id: string) => string>>> = {
  proofs: paths.admin.reviewOfPayment,
  refundRequests: (id) => `${paths.admin.reviewQueue('refunds')}&payment=${id}`,
  contactMessages: paths.admin.message,
  trainers: paths.admin.person,
};

/** Where exactly the rows are that wait. */
export const waitingPaths: Readonly<Record<WaitingKind, string>> = {
  proofs: paths.admin.paymentReview,
  refundRequests: paths.admin.reviewQueue('refunds'),
  contactMessages: `${paths.admin.messages}?handled=no`,
  reviews: `${paths.admin.reviews}?approved=no`,
  threads: paths.admin.threads,
  threadReports: `${paths.admin.threads}?state=reported`,
  trainers: `${paths.admin.panel('users')}&status=waiting`,
  failedJobs: `${paths.admin.jobs}?state=failed`,
  drafts: paths.studio({ tab: 'courses' }),
};

/** Where one decides: on the page of the row if exactly one waits, else in the list. */
export const waitingPath = (kind: WaitingKind, onlyId: string | null): string =>
  (onlyId !== null && recordPaths[kind]?.(onlyId)) || waitingPaths[kind];
