import type { Role } from '../../../schema/contract/permissions';
import type { WaitingKind } from '../../data/__generated__/schemaTypes';
import { useWaitingCountsQuery } from './__generated__/waitingCounts';

export type WaitingCounts = Readonly<Partial<Record<WaitingKind, number>>>;

/** A change in another tab or process is seen within five seconds. */
const pollIntervalMs = 4_000;

/** Numbers beside the items of the rail, while the page is visible. Students have none. */
export function useWaitingCounts(role: Role | undefined): WaitingCounts {
  const { data } = useWaitingCountsQuery({
    ssr: false,
    skip: role !== 'admin' && role !== 'trainer',
    pollInterval: pollIntervalMs,
    skipPollAttempt: () => document.hidden,
  });
  return Object.fromEntries(data?.waitingCounts.map(({ kind, count }) => [kind, count]) ?? []);
}
