import { Alert, Box, Button } from '@mui/material';
import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRequest } from '../../ui/hooks/useRequest';
import { useDismissThreadReportsMutation, type ThreadReportsFragment } from './__generated__/threads';

interface ThreadReportsProps {
  threadId: string;
  reports: ThreadReportsFragment['reports'];
}

/** Why people of the course want a text hidden. */
export function ThreadReports({ threadId, reports }: ThreadReportsProps) {
  const { t } = useTranslation('threads');
  const showToast = useToast();
  const [dismiss] = useDismissThreadReportsMutation();
  const { run, isBusy } = useRequest(
    () => dismiss({ variables: { threadId } }),
    ({ messageWithStatus }) =>
      showToast({ title: t('failed'), description: messageWithStatus, variant: 'destructive' }),
  );
  if (reports.length === 0) return null;
  return (
    <Alert severity="warning">
      {t('inbox.reports')}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {reports.map(({ id, reason }) => (
          <Box component="li" key={id} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {reason}
          </Box>
        ))}
      </Box>
      <Button size="small" color="inherit" aria-busy={isBusy} onClick={run}>
        {t('inbox.dismiss')}
      </Button>
    </Alert>
  );
}
