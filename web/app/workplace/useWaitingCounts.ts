import type { Role } from '../../../schema/contract/permissions';
import { useWaitingCountsQuery } from './__generated__/waitingCounts';

/** What waits for a person, by kind. */
export type WaitingKind = 'proofs' | 'refunds' | 'messages' | 'reviews' | 'trainers' | 'failedJobs';
export type WaitingCounts = Readonly<Partial<Record<WaitingKind, number>>>;

/** A change in another tab or process is seen within five seconds. */
const pollIntervalMs = 4_000;

/** Numbers beside the places of the rail, while the page is visible. Only admins have any. */
export function useWaitingCounts(role: Role | undefined): WaitingCounts {
  const { data } = useWaitingCountsQuery({
    ssr: false,
    skip: role !== 'admin',
    pollInterval: pollIntervalMs,
    skipPollAttempt: () => document.hidden,
  });
  if (!data) return {};
  const { submittedCount, refundCount } = data.paymentReviewQueue;
  return { proofs: submittedCount, refunds: refundCount };
}
