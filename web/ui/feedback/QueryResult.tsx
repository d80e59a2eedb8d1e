import type { ReactNode } from 'react';
import { problems } from '../../../schema/contract/problems/problems';
import { toClientError } from '../../data/clientError';
import { useServerResponse } from '../../session/serverContext';
import { LoadingRegion } from './LoadingRegion';
import { ErrorState } from './ErrorState';

/** What Apollo's `useQuery` answers, as far as it matters here. */
export interface QueryState<Data> {
  data?: Data;
  error?: unknown;
  loading: boolean;
  refetch(): Promise<unknown>;
}

interface QueryResultProps<Data> {
  of: QueryState<Data>;
  /** Has the shape of what comes. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The states of a read, visible at a glance: loading, failed (with a retry), there. */
export function QueryResult<Data>({ of, skeleton, children }: QueryResultProps<Data>) {
  const answer = useServerResponse();
  const { data, error, loading } = of;
  if (data !== undefined) return <>{children(data)}</>;
  // What failed on the server is asked again by the browser, whose first render has to look the same.
  if (error && answer) answer.setStatus(toClientError(error).status ?? problems.unavailable.status);
  if (loading || answer || !error) return <LoadingRegion>{skeleton}</LoadingRegion>;
  return <ErrorState error={error} onRetry={() => void of.refetch().catch(() => undefined)} />;
}
