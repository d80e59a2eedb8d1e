import { Alert } from '@mui/material';
import { useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { useViewer } from '../../session/useViewer';
import { useWaitingThreadsQuery } from './__generated__/WaitingThreads';

/** How many questions of the course wait for an answer; nothing if none does. */
export function WaitingThreads({ courseId }: { courseId: string }) {
  const { t } = useTranslation('threads');
  const { viewer } = useViewer();
  const { data } = useWaitingThreadsQuery({ variables: { courseId }, ssr: false, fetchPolicy: 'cache-and-network' });
  const count = data?.waitingThreadCount ?? 0;
  if (count === 0) return null;
  const inbox = viewer?.role === 'admin' ? paths.admin.threads : paths.threadInbox;
  return (
    <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
      <TextLink to={`${inbox}?course=${courseId}`}>{t('inbox.ofCourse', { count })}</TextLink>
    </Alert>
  );
}
