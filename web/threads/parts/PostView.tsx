import { Box, Button, Chip } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRequest } from '../../ui/hooks/useRequest';
import { EditForm } from './EditForm';
import { TextActions } from './TextActions';
import { AuthoredText } from './AuthoredText';
import { invalidateThreadCounts } from './invalidateThreadCounts';
import {
  useAcceptPostMutation,
  useDeletePostMutation,
  useUpdatePostMutation,
  type PostItemFragment,
  type ThreadItemFragment,
} from './__generated__/threads';

const postStyles = {
  padding: 1.5,
  borderInlineStart: '3px solid',
  borderColor: 'line',
  '&[data-trainer]': { borderColor: 'primary.main', backgroundColor: 'tint', borderRadius: 1 },
  '&[data-accepted]': { borderColor: 'amber' },
} as const;

/** An answer; those of the trainer stand out. */
export function PostView({ post, thread }: { post: PostItemFragment; thread: ThreadItemFragment }) {
  const { t } = useTranslation('threads');
  const [state, setState] = useState<'first' | 'editing' | 'closed'>('first');
  const [update] = useUpdatePostMutation();
  const [remove] = useDeletePostMutation({ update: invalidateThreadCounts });
  return (
    <Box
      component="li"
      sx={postStyles}
      data-trainer={post.isTrainer ? '' : undefined}
      data-accepted={post.isAccepted ? '' : undefined}
    >
      <AuthoredText
        text={post}
        chips={
          <>
            {post.isTrainer && <Chip size="small" color="primary" label={t('trainer')} />}
            {post.isAccepted && <Chip size="small" label={t('accepted')} />}
          </>
        }
      />
      {state === 'editing' ? (
        <EditForm
          threadId={post.threadId}
          label={t('yourAnswer')}
          text={post.text}
          draftName={`post:${post.id}`}
          onSave={(text) => update({ variables: { id: post.id, text, updatedAt: post.updatedAt } })}
          onClose={() => setState('closed')}
        />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {thread.canAccept && !post.isHidden && (!post.isMine || thread.canModerate) && <AcceptButton post={post} />}
          <TextActions
            text={{ threadId: post.threadId, postId: post.id }}
            isMine={post.isMine}
            isHidden={post.isHidden}
            canEdit={post.canEdit}
            canModerate={thread.canModerate}
            isEditFocused={state === 'closed'}
            onEdit={() => setState('editing')}
            onDelete={() => remove({ variables: { id: post.id } })}
          />
        </Box>
      )}
    </Box>
  );
}

function AcceptButton({ post: { id, isAccepted } }: { post: PostItemFragment }) {
  const { t } = useTranslation('threads');
  const showToast = useToast();
  const [accept] = useAcceptPostMutation({ update: invalidateThreadCounts });
  const { run } = useRequest(
    () => accept({ variables: { id, isAccepted: !isAccepted } }),
    ({ messageWithStatus }) =>
      showToast({ title: t('failed'), description: messageWithStatus, variant: 'destructive' }),
  );
  return (
    <Button size="small" onClick={run} sx={{ marginInlineStart: -1 }}>
      {t(isAccepted ? 'unaccept' : 'accept')}
    </Button>
  );
}
