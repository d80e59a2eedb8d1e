import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { toClientError } from '../../data/clientError';
import { useDateAndTime, useTranslation } from '../../language';
import { ErrorAlert } from '../../ui/feedback/ErrorAlert';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useCancelAccountDeletionMutation } from './__generated__/AccountDeletion';

interface DeletionNoticeProps {
  deleteAfter: string;
  /** Moves the focus, as the notice disappears. */
  onCancelled(): void;
}

export function DeletionNotice({ deleteAfter, onCancelled }: DeletionNoticeProps) {
  const { t } = useTranslation('accountData');
  const showToast = useToast();
  const [error, setError] = useState<string>();
  const [cancelDeletion, { loading }] = useCancelAccountDeletionMutation();
  const cancel = async () => {
    try {
      await cancelDeletion();
      onCancelled();
      showToast({ title: t('deletion.cancelled'), variant: 'success' });
    } catch (cause) {
      setError(toClientError(cause).message);
    }
  };
  const values = useDateAndTime()(deleteAfter);
  return (
    <>
      <Alert severity="warning">
        <Box sx={{ marginBlockEnd: 1.5 }}>{t('deletion.notice', values)}</Box>
        <Button
          variant="contained"
          size="small"
          aria-disabled={loading}
          onClick={loading ? undefined : () => void cancel()}
          sx={{ minBlockSize: 44 }}
        >
          {t(loading ? 'deletion.cancelling' : 'deletion.keep')}
        </Button>
      </Alert>
      {error !== undefined && <ErrorAlert message={error} sx={{ marginBlockStart: 2 }} />}
    </>
  );
}
