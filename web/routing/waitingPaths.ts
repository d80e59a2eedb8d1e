import type { WaitingKind } from '../data/__generated__/schemaTypes';
import { paths } from './paths';

/** Where the row is that waits alone; kinds without a page of a record are absent. */
const recordPaths: Readonly<Partial<Record<WaitingKind, (id: string) => string>>> = {
  proofs: paths.admin.payment,
  refundRequests: paths.admin.payment,
  contactMessages: paths.admin.message,
  trainers: paths.admin.person,
};

/** Where exactly the rows are that wait. */
export const waitingPaths: Readonly<Record<WaitingKind, string>> = {
  proofs: paths.admin.paymentReview,
  refundRequests: `${paths.admin.payments}?status=refund_requested`,
  contactMessages: `${paths.admin.messages}?handled=no`,
  reviews: `${paths.admin.reviews}?approved=no`,
  threads: paths.admin.threads,
  threadReports: `${paths.admin.threads}?state=reported`,
  trainers: `${paths.admin.panel('users')}&status=waiting`,
  failedJobs: `${paths.admin.jobs}?state=failed`,
  drafts: paths.studio({ tab: 'courses' }),
};

/** The record if exactly one waits, else the list. */
export const waitingPath = (kind: WaitingKind, onlyId: string | null): string =>
  (onlyId !== null && recordPaths[kind]?.(onlyId)) || waitingPaths[kind];
