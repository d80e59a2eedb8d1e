import type { ReactNode } from 'react';
import { problems } from '../../../schema/contract/problems/problems';
import { toClientError } from '../../data/clientError';
import { useServerResponse } from '../../session/serverContext';
import { LoadingRegion } from './LoadingRegion';
import { ErrorState } from './ErrorState';

/** The part of `useQuery`'s result that is used. */
export interface QueryState<Data> {
  data?: Data;
  error?: unknown;
  loading: boolean;
  refetch(): Promise<unknown>;
}

interface QueryResultProps<Data> {
  of: QueryState<Data>;
  /** Has the shape of the expected content. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders the loading, error (with retry) or data state of a query. */
export function QueryResult<Data>({ of, skeleton, children }: QueryResultProps<Data>) {
  const serverResponse = useServerResponse();
  const { data, error, loading } = of;
  if (data !== undefined) return <>{children(data)}</>;
  // Queries that failed on the server run again in the browser; the first render there is the skeleton, so the server
  // renders it too.
  if (error && serverResponse) serverResponse.setStatus(toClientError(error).status ?? problems.unavailable.status);
  if (loading || serverResponse || !error) return <LoadingRegion>{skeleton}</LoadingRegion>;
  return <ErrorState error={error} onRetry={() => void of.refetch().catch(() => undefined)} />;
}
