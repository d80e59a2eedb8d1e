import { Alert, Box, Button } from '@mui/material';
import { useDateAndTime, useTranslation } from '../../language';
import { ErrorAlert } from '../../ui/feedback/ErrorAlert';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRequest } from '../../ui/hooks/useRequest';
import { useCancelAccountDeletionMutation } from './__generated__/AccountDeletion';

interface DeletionNoticeProps {
  deleteAfter: string;
  /** Moves the focus, as the notice disappears. */
  onCancelled(): void;
}

export function DeletionNotice({ deleteAfter, onCancelled }: DeletionNoticeProps) {
  const { t } = useTranslation('accountData');
  const showToast = useToast();
  const [cancelDeletion] = useCancelAccountDeletionMutation();
  const { run, isBusy, error } = useRequest(async () => {
    await cancelDeletion();
    onCancelled();
    showToast({ title: t('deletion.cancelled'), variant: 'success' });
  });
  const values = useDateAndTime()(deleteAfter);
  return (
    <>
      <Alert severity="warning">
        <Box sx={{ marginBlockEnd: 1.5 }}>{t('deletion.notice', values)}</Box>
        <Button variant="contained" size="small" aria-disabled={isBusy} onClick={run} sx={{ minBlockSize: 44 }}>
          {t(isBusy ? 'deletion.cancelling' : 'deletion.keep')}
        </Button>
      </Alert>
      {error && <ErrorAlert message={error.message} sx={{ marginBlockStart: 2 }} />}
    </>
  );
}
