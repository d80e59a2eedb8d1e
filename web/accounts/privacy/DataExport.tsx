import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import { formatDate, formatNumber, useLanguage, useTranslation } from '../../language';
import { ErrorAlert } from '../../ui/feedback/ErrorAlert';
import { QueryResult } from '../../ui/feedback/queryStates';
import { useRequest } from '../../ui/hooks/useRequest';
import {
  OwnDataExportDocument,
  useOwnDataExportQuery,
  useRequestDataExportMutation,
  type OwnDataExportFragment,
  type OwnDataExportQuery,
} from './__generated__/DataExport';
import { useSectionTarget } from './useSectionTarget';

const pollIntervalMs = 3000;

export function DataExport() {
  const target = useSectionTarget('export');
  const query = useOwnDataExportQuery({ skipPollAttempt: () => document.hidden });
  const { startPolling, stopPolling } = query;
  const isPending = isWaiting(query.data?.myDataExport);
  useEffect(() => {
    if (!isPending) return;
    startPolling(pollIntervalMs);
    return stopPolling;
  }, [isPending, startPolling, stopPolling]);
  return (
    <Box {...target}>
      <QueryResult of={query} skeleton={<Skeleton variant="rounded" height={48} />}>
        {({ myDataExport }) => <DataExportState dataExport={myDataExport} />}
      </QueryResult>
    </Box>
  );
}

const isWaiting = (dataExport: OwnDataExportFragment | null | undefined): boolean =>
  dataExport?.state === 'waiting' || dataExport?.state === 'failed';

const buttonStyles = { inlineSize: { xs: '100%', sm: 'auto' } } as const;

function DataExportState({ dataExport }: { dataExport: OwnDataExportFragment | null }) {
  const { t } = useTranslation('accountData');
  const { run, isBusy, error } = useRequestExport();
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography role="status">{useStateText(dataExport)}</Typography>
      {dataExport?.url && (
        <Button variant="contained" href={dataExport.url} download sx={buttonStyles}>
          {t('export.download')}
        </Button>
      )}
      {error && <ErrorAlert message={error.message} />}
      {dataExport?.state !== 'waiting' && (
        <Button variant="outlined" aria-disabled={isBusy} onClick={run} sx={buttonStyles}>
          {t(dataExport ? 'export.requestAgain' : 'export.request')}
        </Button>
      )}
    </Stack>
  );
}

function useStateText(dataExport: OwnDataExportFragment | null): string {
  const { t } = useTranslation('accountData');
  const { language } = useLanguage();
  if (!dataExport) return t('export.none');
  if (dataExport.state === 'failed') return t('export.failed');
  if (!dataExport.url) return t('export.waiting');
  const kilobytes = Math.max(1, Math.round((dataExport.bytes ?? 0) / 1024));
  const size =
    kilobytes < 1024
      ? t('export.kilobytes', { size: formatNumber(kilobytes, language) })
      : t('export.megabytes', { size: formatNumber(kilobytes / 1024, language, 1) });
  return t('export.ready', { size, date: formatDate(dataExport.expiresAt, language) });
}

function useRequestExport() {
  const [send] = useRequestDataExportMutation({
    update: (cache, { data }) => {
      if (data)
        cache.writeQuery<OwnDataExportQuery>({
          query: OwnDataExportDocument,
          data: { myDataExport: data.requestDataExport },
        });
    },
  });
  return useRequest(() => send());
}
