import type { ReactNode } from 'react';
import { Box, Button } from '@mui/material';
import { problems } from '../../../schema/contract/problems/problems';
import { toClientError } from '../../data/clientError';
import { useServerResponse } from '../navigation/serverResponse';
import { useTranslation } from '../../language';
import { OfflineArt } from '../../art/illustrations/OfflineArt';
import { ErrorAlert } from './ErrorAlert';
import { LoadingRegion } from './LoadingRegion';

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

interface ErrorStateProps {
  error: unknown;
  onRetry?: () => void;
}

/** Shows the message with a retry button, and an illustration if there was no response. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  const { status, message } = toClientError(error);
  const retry = onRetry && (
    <Button color="inherit" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <>
      {(status === undefined || status === problems.unavailable.status) && (
        <Box sx={{ inlineSize: 240, marginInline: 'auto', marginBlockEnd: 2 }}>
          <OfflineArt />
        </Box>
      )}
      <ErrorAlert message={message} action={retry} sx={{ alignItems: 'center' }} />
    </>
  );
}
interface QueryData<Data> {
  data?: Data | undefined;
  /** Data of the previous variables. */
  previousData?: Data | undefined;
  error?: unknown;
}

/** Keeps the previous data until the new data arrives or fails. */
export const dataOrPrevious = <Data,>({ data, previousData, error }: QueryData<Data>): Data | undefined =>
  data ?? (error ? undefined : previousData);
