import { Box, Button, Card, Chip } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { formatTimestamp } from '../../../schema/contract/text/format/formatTimestamp';
import { EditForm } from './EditForm';
import { TextActions } from './TextActions';
import { ThreadAnswers } from './ThreadAnswers';
import { AuthoredText } from './AuthoredText';
import { invalidateThreadCounts } from './invalidateThreadCounts';
import { useDeleteThreadMutation, useUpdateThreadMutation, type ThreadItemFragment } from './__generated__/threads';

interface ThreadCardProps {
  thread: ThreadItemFragment;
  /** The answers are shown at once. */
  isOpenFirst?: boolean;
  /** With the answers, the field for one is shown. */
  isAnswering?: boolean;
  /** The field for an answer gets the focus when it is shown at once. */
  isFocused?: boolean;
  /** Above the question: where it was asked, and how long it waits. */
  children?: ReactNode;
  onDeleted(): void;
}

/** A question with its answers, which are loaded when they are opened. */
export function ThreadCard({
  thread,
  isOpenFirst = false,
  isAnswering = false,
  isFocused = false,
  children,
  onDeleted,
}: ThreadCardProps) {
  const { t } = useTranslation('threads');
  const answersId = useId();
  const [isOpen, setOpen] = useState(isOpenFirst);
  const [isAnswerFocused, setAnswerFocused] = useState(isFocused);
  const toggle = () => {
    setOpen(!isOpen);
    // The button offers to answer unless it names answers to read.
    setAnswerFocused(thread.postCount === 0);
  };
  return (
    <Card component="li" id={`thread-${thread.id}`} sx={{ padding: { xs: 2, sm: 2.5 }, minInlineSize: 0 }}>
      {children}
      <Question thread={thread} onDeleted={onDeleted} />
      <Button
        variant={isOpen ? 'text' : 'outlined'}
        size={isOpen ? 'small' : 'medium'}
        aria-expanded={isOpen}
        aria-controls={answersId}
        onClick={toggle}
        // As the actions of the question, whose words begin where its text does.
        sx={{ marginBlockStart: isOpen ? 0 : 1, marginInlineStart: isOpen ? -1 : 0 }}
      >
        {isOpen
          ? t('close')
          : thread.postCount > 0
            ? t('answers', { count: thread.postCount })
            : t(thread.isMine ? 'addTo' : 'answer')}
      </Button>
      <Box id={answersId}>
        {isOpen && (
          <ThreadAnswers
            thread={thread}
            isAnswering={isAnswering || thread.postCount === 0}
            isFocused={isAnswerFocused}
          />
        )}
      </Box>
    </Card>
  );
}

function Question({ thread, onDeleted }: Pick<ThreadCardProps, 'thread' | 'onDeleted'>) {
  const { t } = useTranslation('threads');
  const [state, setState] = useState<'first' | 'editing' | 'closed'>('first');
  const [update] = useUpdateThreadMutation();
  const [remove] = useDeleteThreadMutation({ update: invalidateThreadCounts });
  const { id, courseId, lessonId, second, updatedAt } = thread;
  return (
    <>
      <AuthoredText text={thread} chips={thread.isPrivate && <Chip size="small" label={t('private')} />} />
      {second !== null && (
        <TextLink to={paths.course(courseId, { lesson: lessonId, at: second })}>
          {t('second', { time: formatTimestamp(second) })}
        </TextLink>
      )}
      {state === 'editing' ? (
        <EditForm
          threadId={id}
          label={t('ask')}
          text={thread.text}
          draftName={`thread:${id}`}
          onSave={(text) => update({ variables: { id, text, updatedAt } })}
          onClose={() => setState('closed')}
        />
      ) : (
        <TextActions
          text={{ threadId: id }}
          isMine={thread.isMine}
          isHidden={thread.isHidden}
          canEdit={thread.canEdit}
          canModerate={thread.canModerate}
          isEditFocused={state === 'closed'}
          onEdit={() => setState('editing')}
          onDelete={async () => {
            await remove({ variables: { id } });
            onDeleted();
          }}
        />
      )}
    </>
  );
}
