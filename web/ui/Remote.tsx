import type { ReactNode } from 'react';
import { problems } from '../../schema/contract/problems';
import { failureOf } from '../data/failures';
import { useAnswer } from '../session/answer';
import { Busy } from './Busy';
import { ErrorState } from './ErrorState';

/** What Apollo's `useQuery` answers, as far as it matters here. */
export interface QueryResult<Data> {
  data?: Data;
  error?: unknown;
  loading: boolean;
  refetch(): Promise<unknown>;
}

interface RemoteProps<Data> {
  of: QueryResult<Data>;
  /** Has the shape of what comes. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The states of a read, visible at a glance: loading, failed (with a retry), there. */
export function Remote<Data>({ of, skeleton, children }: RemoteProps<Data>) {
  const answer = useAnswer();
  const { data, error, loading } = of;
  if (data !== undefined) return <>{children(data)}</>;
  // What failed on the server is asked again by the browser, whose first render has to look the same.
  if (error && answer) answer.setStatus(failureOf(error).status ?? problems.unavailable.status);
  if (loading || answer || !error) return <Busy>{skeleton}</Busy>;
  return <ErrorState error={error} onRetry={() => void of.refetch().catch(() => undefined)} />;
}
