import type { ReactNode } from 'react';
import { Box, Button, CircularProgress, Skeleton, Stack, Typography } from '@mui/material';
import { failureStatuses } from '../../../schema/contract/problems/failureStatuses';
import { toClientError } from '../../data/errors/clientError';
import { useServerResponse } from '../navigation/serverResponse';
import { useTranslation } from '../../language';
import { OfflineArt } from '../../art/illustrations/OfflineArt';
import { LoadingPageTitle } from '../../seo/PageMeta';
import { visuallyHidden } from '../layout/layoutStyles';
import { ErrorAlert } from './ErrorAlert';

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
  if (error && serverResponse) serverResponse.setStatus(toClientError(error).status ?? failureStatuses.unavailable);
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
      {(status === undefined || status === failureStatuses.unavailable) && (
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
  previousData?: Data | undefined;
  error?: unknown;
}

/** Keeps the previous data until the new data arrives or fails. */
export const dataOrPrevious = <Data,>({ data, previousData, error }: QueryData<Data>): Data | undefined =>
  data ?? (error ? undefined : previousData);

/** Announces loading to screen readers; the children are its skeleton. */
export function LoadingRegion({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <Box role="status" sx={visuallyHidden}>
        {t('loading')}
      </Box>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

export const SkeletonLine = ({ width, fontSize }: { width: string; fontSize?: string }) => (
  <Skeleton variant="text" sx={{ inlineSize: width, fontSize }} />
);

const lineWidths = ['100%', '96%', '88%', '100%', '72%'];

export function TextSkeleton({ lines }: { lines: number }) {
  return Array.from({ length: lines }, (_, index) => (
    <SkeletonLine key={index} width={lineWidths[index % lineWidths.length] ?? '100%'} />
  ));
}

/** Replaces a whole screen, whose title is not known yet. */
export function PageSpinner() {
  const { t } = useTranslation();
  return (
    <Stack sx={{ alignItems: 'center', justifyContent: 'center', minBlockSize: 'calc(100vh - var(--tayyar-bar))' }}>
      <LoadingPageTitle />
      <CircularProgress aria-label={t('loading')} />
    </Stack>
  );
}

interface EmptyStateProps {
  art?: ReactNode;
  /** Maximum width in pixels. */
  artWidth?: number;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** Heading level; 1 if it replaces the whole page. */
  level?: 1 | 2 | 3;
  /** Leaves room for what follows on the same screen. */
  isCompact?: boolean;
}

const stateStyles = {
  alignItems: 'center',
  textAlign: 'center',
  gap: 1.5,
  paddingBlock: { xs: 4, md: 7 },
  marginInline: 'auto',
  maxInlineSize: '36rem',
} as const;

const compactStyles = { ...stateStyles, gap: 1, paddingBlock: 0, marginBlockEnd: { xs: 2, md: 3 } } as const;

/** On phones the text alone leaves room for more. */
const compactArtStyles = { inlineSize: 96, display: { xs: 'none', md: 'block' } } as const;

/** What a list without rows shows instead. */
export function EmptyState({
  art,
  artWidth = 240,
  title,
  text,
  action,
  level = 2,
  isCompact = false,
}: EmptyStateProps) {
  return (
    <Stack sx={isCompact ? compactStyles : stateStyles}>
      {art && <Box sx={isCompact ? compactArtStyles : { inlineSize: artWidth, maxInlineSize: '100%' }}>{art}</Box>}
      <Typography variant={level === 1 ? 'h2' : isCompact ? 'h4' : 'h3'} component={`h${level}`}>
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
      {action && (
        <Stack
          direction="row"
          sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'center', marginBlockStart: isCompact ? 0 : 1 }}
        >
          {action}
        </Stack>
      )}
    </Stack>
  );
}
