import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { problems } from '../../../schema/contract/problems/problems';
import { OfflineArt } from '../../art/illustrations/OfflineArt';
import { toClientError } from '../../data/clientError';

interface ErrorStateProps {
  error: unknown;
  onRetry?: () => void;
}

/** Shows 'STATUS: MESSAGE' with a retry button, and an illustration if there was no response. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  const { status, messageWithStatus } = toClientError(error);
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
      <Alert severity="error" action={retry} sx={{ alignItems: 'center' }}>
        <bdi>{messageWithStatus}</bdi>
      </Alert>
    </>
  );
}
