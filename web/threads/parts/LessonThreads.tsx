import { Alert, Box, Button, Typography } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../language';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useFocusAfterRemoval } from '../../ui/hooks/lostFocus';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { useRequest } from '../../ui/hooks/useRequest';
import { AskForm } from './AskForm';
import { ThreadCard } from './ThreadCard';
import { appendPage } from '../../data/apollo/appendPage';
import { threadListStyles } from './threadListStyles';
import { useLessonThreadsQuery, useThreadWithPostsQuery, type LessonThreadsQuery } from './__generated__/threads';

interface LessonThreadsProps {
  courseId: string;
  lessonId: string;
  /** Whether the viewer is a student of the course. */
  canAsk: boolean;
  readSecond(): number | null;
}

/** The questions about a lesson, and the field for a new one. */
export function LessonThreads({ courseId, lessonId, canAsk, readSecond }: LessonThreadsProps) {
  const query = useLessonThreadsQuery({ variables: { courseId, lessonId }, ...useRefetchOnVisitPolicy() });
  const reload = () => void query.refetch().catch(() => undefined);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {canAsk && <AskForm lessonId={lessonId} readSecond={readSecond} onAsked={reload} />}
      <QueryResult of={query} skeleton={<TextSkeleton lines={4} />}>
        {({ threads }) => <ThreadList threads={threads} query={query} reload={reload} />}
      </QueryResult>
    </Box>
  );
}

interface ThreadListProps {
  threads: LessonThreadsQuery['threads'];
  query: ReturnType<typeof useLessonThreadsQuery>;
  reload(): void;
}

/** The thread of a link comes first, also if it is on a later page. */
function ThreadList({ threads: { nodes, pageInfo }, query, reload }: ThreadListProps) {
  const { t } = useTranslation('threads');
  const [params] = useSearchParams();
  const linkedId = params.get('thread') ?? '';
  const linked = useThreadWithPostsQuery({ variables: { id: linkedId }, skip: linkedId === '' }).data?.thread;
  const shown = linked ? [linked, ...nodes.filter(({ id }) => id !== linked.id)] : nodes;
  const ref = useFocusAfterRemoval<HTMLDivElement>(shown.length);
  return (
    <Box ref={ref} tabIndex={-1} role="group" aria-label={t('list')} sx={{ display: 'grid', outlineOffset: 4 }}>
      {linked === null && <Alert severity="info">{t('inbox.gone')}</Alert>}
      {shown.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('empty')}</Typography>
      ) : (
        <Box component="ul" sx={threadListStyles}>
          {shown.map((thread) => (
            <ThreadCard key={thread.id} thread={thread} isOpenFirst={thread.id === linkedId} onDeleted={reload} />
          ))}
        </Box>
      )}
      {pageInfo.hasNextPage && <MoreThreads query={query} after={pageInfo.endCursor} />}
    </Box>
  );
}

function MoreThreads({ query, after }: Pick<ThreadListProps, 'query'> & { after: string | null }) {
  const { t } = useTranslation('threads');
  const showToast = useToast();
  const { run, isBusy } = useRequest(
    () =>
      query.fetchMore({
        variables: { after },
        updateQuery: appendPage('threads', 'nodes'),
      }),
    ({ messageWithStatus }) =>
      showToast({ title: t('failed'), description: messageWithStatus, variant: 'destructive' }),
  );
  return (
    <Button variant="outlined" aria-busy={isBusy} onClick={run} sx={{ justifySelf: 'center', marginBlockStart: 2 }}>
      {t('more')}
    </Button>
  );
}
