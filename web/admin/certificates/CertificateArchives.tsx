import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Card, LinearProgress, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { DownloadIcon } from '../../art/icons/lessonIcons';
import { toClientError } from '../../data/errors/clientError';
import { formatDate, formatNumber, formatTime, useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { plainListStyles } from '../table/factList';
import {
  CertificateArchivesDocument,
  useCertificateArchivesQuery,
  useCreateCertificateArchiveMutation,
  type CertificateArchiveFragment,
} from './__generated__/CertificateArchives';
import { readCertificateFilter } from './certificateFilter';

/** Starts a zip file with the PDF files of the table's filter. */
export function CreateArchiveButton() {
  const { t } = useTranslation('adminCertificates');
  const { t: admin } = useTranslation('admin');
  const [parameters] = useSearchParams();
  const showToast = useToast();
  const client = useApolloClient();
  const [create, { loading }] = useCreateCertificateArchiveMutation();
  const start = async () => {
    try {
      await create({ variables: { filter: readCertificateFilter(parameters) } });
      showToast({ title: t('archive.started') });
    } catch (cause) {
      showToast({ title: admin('error'), description: toClientError(cause).message, variant: 'destructive' });
    }
    // After a refusal, too: another window may have started a file.
    await client.refetchQueries({ include: [CertificateArchivesDocument] });
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<DownloadIcon />}
      disabled={loading}
      onClick={() => void start()}
    >
      {t('archive.create')}
    </Button>
  );
}

const pollMs = 1500;

/** The zip files of the last day; read again while one is made. */
export function CertificateArchives() {
  const { t } = useTranslation('adminCertificates');
  const query = useCertificateArchivesQuery({ fetchPolicy: 'cache-and-network' });
  const archives = query.data?.certificateArchives ?? [];
  const isWaiting = archives.some(({ state }) => state === 'waiting');
  useCertificateArchivesQuery({
    skip: !isWaiting,
    pollInterval: isWaiting ? pollMs : 0,
    fetchPolicy: 'network-only',
  });
  if (archives.length === 0) return null;
  return (
    <Card component="section" aria-label={t('archive.list')} sx={{ padding: 2, marginBlockStart: 3 }}>
      <Typography component="h2" variant="h6">
        {t('archive.list')}
      </Typography>
      <Box component="ul" sx={plainListStyles}>
        {archives.map((archive) => (
          <Box component="li" key={archive.id} sx={{ paddingBlock: 0.75 }}>
            <ArchiveState archive={archive} />
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const bytesPerMegabyte = 1024 * 1024;

const formatMegabytes = (bytes: number | null): string =>
  formatNumber(Math.max(1, Math.ceil((bytes ?? 0) / bytesPerMegabyte)), 'ar');

function ArchiveState({ archive }: { archive: CertificateArchiveFragment }) {
  const { t } = useTranslation('adminCertificates');
  const { state, total, done, url, bytes, createdAt, expiresAt } = archive;
  const time = `${formatDate(createdAt, 'ar')}، ${formatTime(createdAt, 'ar')}`;
  if (state === 'waiting') {
    const text = t('archive.progress', { done: formatNumber(done, 'ar'), total: formatNumber(total, 'ar') });
    return (
      <Stack sx={{ gap: 0.5, maxInlineSize: 420 }}>
        <Typography component="span" variant="body2">
          {text}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={total === 0 ? 0 : Math.min(100, (100 * done) / total)}
          aria-label={text}
        />
      </Stack>
    );
  }
  if (!url) return <Typography variant="body2">{t('archive.failed', { time })}</Typography>;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
      <MuiLink href={url} download>
        {t('archive.download', { total: formatNumber(total, 'ar'), size: formatMegabytes(bytes) })}
      </MuiLink>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {t('archive.times', { time, until: `${formatDate(expiresAt, 'ar')}، ${formatTime(expiresAt, 'ar')}` })}
      </Typography>
    </Stack>
  );
}
