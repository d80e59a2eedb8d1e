import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { bounds } from '../../../schema/contract/bounds';
import { formatTimestamp } from '../../../schema/contract/text/format/formatTimestamp';
import { noteTextSchema } from '../../../schema/contract/validation/learning/notes';
import { toClientError } from '../../data/errors/clientError';
import { useTranslation } from '../../language';
import { paths, TextLink } from '../../routing';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { useToast } from '../../ui/feedback/ToastProvider';
import { PlainTextForm } from '../../ui/form/PlainTextForm';
import { useRequest } from '../../ui/hooks/useRequest';
import { onceReady } from '../../ui/layout/layoutStyles';
import { Highlight } from '../../ui/text/Highlight';
import {
  LessonNotesDocument,
  useDeleteLessonNoteMutation,
  useUpdateLessonNoteMutation,
  type NoteFragment,
} from './__generated__/notes';

const noteStyles = {
  padding: 1.5,
  borderInlineStart: '3px solid',
  borderColor: 'line',
  minInlineSize: 0,
  '@media print': { paddingBlock: 0.5 },
} as const;

interface NoteItemProps {
  note: NoteFragment;
  /** Whether the second leads to the lesson, which is open to the reader. */
  isLinked: boolean;
  /** Words of it that are marked. */
  search?: string;
  onDeleted(): void;
}

/** An own note, changed in place. */
export function NoteItem({ note, isLinked, search = '', onDeleted }: NoteItemProps) {
  const { t } = useTranslation('notes');
  const [state, setState] = useState<'first' | 'editing' | 'closed'>('first');
  return (
    <Box component="li" sx={noteStyles}>
      {note.second !== null && <NoteSecond note={note} second={note.second} isLinked={isLinked} />}
      {state === 'editing' ? (
        <NoteEditForm note={note} onClose={() => setState('closed')} />
      ) : (
        <>
          <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '46rem' }}>
            <Highlight text={note.text} search={search} />
          </Typography>
          <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', marginInlineStart: -1, ...onceReady }}>
            <Button
              size="small"
              color="inherit"
              autoFocus={state === 'closed'}
              onClick={() => setState('editing')}
              sx={{ color: 'text.secondary' }}
            >
              {t('edit')}
            </Button>
            <DeleteButton id={note.id} onDeleted={onDeleted} />
          </Box>
        </>
      )}
    </Box>
  );
}

function NoteSecond({ note, second, isLinked }: Pick<NoteItemProps, 'note' | 'isLinked'> & { second: number }) {
  const { t } = useTranslation('notes');
  const time = formatTimestamp(second);
  if (!isLinked) return <Typography sx={{ fontWeight: 700 }}>{time}</Typography>;
  return (
    <TextLink
      to={paths.course(note.courseId, { lesson: note.lessonId, at: second })}
      aria-label={t('goTo', { time })}
      sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 32, fontWeight: 700 }}
    >
      {time}
    </TextLink>
  );
}

function NoteEditForm({ note, onClose }: Pick<NoteItemProps, 'note'> & { onClose(): void }) {
  const { t } = useTranslation('notes');
  const showToast = useToast();
  const client = useApolloClient();
  const [update] = useUpdateLessonNoteMutation();
  const { id, lessonId, updatedAt } = note;
  const save = async (text: string) => {
    try {
      await update({ variables: { id, text, updatedAt } });
    } catch (error) {
      // The form shows the text of the other tab or device.
      if (toClientError(error).problem === 'changedMeanwhile')
        await client.query({ query: LessonNotesDocument, variables: { lessonId }, fetchPolicy: 'network-only' });
      throw error;
    }
    showToast({ title: t('saved') });
  };
  return (
    <PlainTextForm
      schema={noteTextSchema}
      maxLength={bounds.notes.textMax}
      label={t('write')}
      text={note.text}
      draftName={`note:${id}`}
      submit={t('change')}
      submitting={t('saving')}
      isFocused
      onSubmit={save}
      onSent={onClose}
      onCancel={onClose}
    />
  );
}

function DeleteButton({ id, onDeleted }: { id: string; onDeleted(): void }) {
  const { t } = useTranslation('notes');
  const [isOpen, setOpen] = useState(false);
  const [remove] = useDeleteLessonNoteMutation();
  const { run, isBusy, error } = useRequest(async () => {
    await remove({ variables: { id } });
    onDeleted();
  });
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setOpen(true)} sx={{ color: 'text.secondary' }}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('removeTitle')}
        confirm={t('remove')}
        isBusy={isBusy}
        error={error?.message}
        onConfirm={run}
        onClose={() => setOpen(false)}
      >
        {t('removeText')}
      </ConfirmDialog>
    </>
  );
}
