import { Box, Button, Alert } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from '../../language';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { useFocusAfterRemoval } from '../../ui/hooks/lostFocus';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { useToast } from '../../ui/feedback/ToastProvider';
import { PostView } from './PostView';
import { TextForm } from './TextForm';
import { invalidateThreadCounts } from './invalidateThreadCounts';
import { createClientKeys } from '../../data/apollo/createClientKeys';
import {
  useCreatePostMutation,
  useThreadWithPostsQuery,
  type ThreadItemFragment,
  type ThreadWithPostsQuery,
  useDismissThreadReportsMutation,
  type ThreadReportsFragment,
} from './__generated__/threads';
import { useRequest } from '../../ui/hooks/useRequest';

interface ThreadAnswersProps {
  thread: ThreadItemFragment;
  /** The field for an answer is there at once. */
  isAnswering: boolean;
  /** That field gets the focus. */
  isFocused: boolean;
}

/** The answers of a question, and the field for a further one. */
export function ThreadAnswers({ thread, isAnswering, isFocused }: ThreadAnswersProps) {
  const query = useThreadWithPostsQuery({ variables: { id: thread.id }, ...useRefetchOnVisitPolicy() });
  return (
    <QueryResult of={query} skeleton={<TextSkeleton lines={3} />}>
      {({ thread: loaded }) =>
        loaded && (
          <Box sx={{ display: 'grid', gap: 1.5, marginBlockStart: 1.5 }}>
            {loaded.canModerate && <ThreadReports threadId={loaded.id} reports={loaded.reports} />}
            <PostList thread={loaded} />
            {!loaded.isHidden && (
              <AnswerForm
                thread={loaded}
                first={isAnswering ? (isFocused ? 'focused' : 'open') : 'first'}
                onAnswered={() => void query.refetch().catch(() => undefined)}
              />
            )}
          </Box>
        )
      }
    </QueryResult>
  );
}

function PostList({ thread }: { thread: NonNullable<ThreadWithPostsQuery['thread']> }) {
  const { t } = useTranslation('threads');
  const ref = useFocusAfterRemoval<HTMLDivElement>(thread.posts.length);
  const label = t('answers', { count: thread.postCount });
  return (
    <Box ref={ref} tabIndex={-1} role="group" aria-label={label} sx={{ outlineOffset: 4 }}>
      {thread.posts.length > 0 && (
        <Box
          component="ul"
          aria-label={label}
          sx={{ display: 'grid', gap: 1.5, margin: 0, padding: 0, listStyle: 'none' }}
        >
          {thread.posts.map((post) => (
            <PostView key={post.id} post={post} thread={thread} />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface AnswerFormProps {
  thread: ThreadItemFragment;
  first: 'first' | 'open' | 'focused';
  onAnswered(): void;
}

function AnswerForm({ thread, first, onAnswered }: AnswerFormProps) {
  const { t } = useTranslation('threads');
  const showToast = useToast();
  const [state, setState] = useState<AnswerFormProps['first'] | 'closed'>(first);
  const [create] = useCreatePostMutation({ update: invalidateThreadCounts });
  const [{ keyOf, forget }] = useState(createClientKeys);
  const answer = async (text: string) => {
    const post = { threadId: thread.id, text };
    await create({ variables: { ...post, clientKey: keyOf(post) } });
    forget();
    showToast({ title: t('answerSent') });
    onAnswered();
  };
  const close = () => setState('closed');
  if (state === 'first' || state === 'closed')
    return (
      <Button
        variant="outlined"
        autoFocus={state === 'closed'}
        onClick={() => setState('focused')}
        sx={{ justifySelf: 'start' }}
      >
        {t(thread.isMine ? 'addTo' : 'answer')}
      </Button>
    );
  return (
    <TextForm
      label={t('yourAnswer')}
      submit={t('sendAnswer')}
      draftName={`postInThread:${thread.id}`}
      isFocused={state === 'focused'}
      onSubmit={answer}
      onSent={close}
      onCancel={first === 'first' ? close : undefined}
    />
  );
}

interface ThreadReportsProps {
  threadId: string;
  reports: ThreadReportsFragment['reports'];
}

/** Why people of the course want a text hidden. */
function ThreadReports({ threadId, reports }: ThreadReportsProps) {
  const { t } = useTranslation('threads');
  const showToast = useToast();
  const [dismiss] = useDismissThreadReportsMutation({ update: invalidateThreadCounts });
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
