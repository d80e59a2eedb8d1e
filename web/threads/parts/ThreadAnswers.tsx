import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from '../../language';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { useRefetchOnVisitPolicy } from '../../ui/hooks/useRefetchOnVisitPolicy';
import { PostView } from './PostView';
import { TextForm } from './TextForm';
import { ThreadReports } from './ThreadReports';
import {
  ThreadWithPostsDocument,
  useCreatePostMutation,
  useThreadWithPostsQuery,
  type ThreadItemFragment,
} from './__generated__/threads';

interface ThreadAnswersProps {
  thread: ThreadItemFragment;
  /** The field for an answer is there at once, without the focus. */
  isAnswering: boolean;
}

/** The answers of a question, and the field for a further one. */
export function ThreadAnswers({ thread, isAnswering }: ThreadAnswersProps) {
  const { t } = useTranslation('threads');
  const query = useThreadWithPostsQuery({ variables: { id: thread.id }, ...useRefetchOnVisitPolicy() });
  return (
    <QueryResult of={query} skeleton={<TextSkeleton lines={3} />}>
      {({ thread: loaded }) =>
        loaded && (
          <Box sx={{ display: 'grid', gap: 1.5, marginBlockStart: 1.5 }}>
            {loaded.canModerate && <ThreadReports threadId={loaded.id} reports={loaded.reports} />}
            {loaded.posts.length > 0 && (
              <Box
                component="ul"
                aria-label={t('answers', { count: loaded.postCount })}
                sx={{ display: 'grid', gap: 1.5, margin: 0, padding: 0, listStyle: 'none' }}
              >
                {loaded.posts.map((post) => (
                  <PostView key={post.id} post={post} thread={loaded} />
                ))}
              </Box>
            )}
            {!loaded.isHidden && <AnswerForm thread={loaded} isOpenFirst={isAnswering} />}
          </Box>
        )
      }
    </QueryResult>
  );
}

function AnswerForm({ thread, isOpenFirst }: { thread: ThreadItemFragment; isOpenFirst: boolean }) {
  const { t } = useTranslation('threads');
  const [state, setState] = useState<'closed' | 'open' | 'focused'>(isOpenFirst ? 'open' : 'closed');
  const [create] = useCreatePostMutation({
    refetchQueries: [{ query: ThreadWithPostsDocument, variables: { id: thread.id } }],
    awaitRefetchQueries: true,
  });
  if (state === 'closed')
    return (
      <Button variant="outlined" onClick={() => setState('focused')} sx={{ justifySelf: 'start' }}>
        {t(thread.isMine ? 'addTo' : 'answer')}
      </Button>
    );
  return (
    <TextForm
      label={t('yourAnswer')}
      submit={t('sendAnswer')}
      isFocused={state === 'focused'}
      onSubmit={async (text) => {
        await create({ variables: { threadId: thread.id, text } });
        setState('closed');
      }}
      onCancel={() => setState('closed')}
    />
  );
}
