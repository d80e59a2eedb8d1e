import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { createClientKeys } from '../../data/apollo/createClientKeys';
import { Box, Button, Stack, Typography } from '@mui/material';
import { bounds } from '../../../schema/contract/bounds';
import { PlusIcon } from '../../art/icons/editIcons';
import { useTranslation } from '../../language';
import { lazyDialog } from '../../ui/lazyDialog';
import { DialogButton, type OpenDialogProps } from '../form/DialogButton';
import { RecordSection } from '../record/RecordSection';
import type { RecordPartProps } from '../record/recordScreen';
import { runForEachRow } from '../resource/bulkMutations';
import { useRowMutation } from '../resource/useRowMutation';
import { DateCell } from '../table/cells';
import { plainListStyles } from '../table/factList';
import { useConfirmation } from '../table/useConfirmation';
import { useInvalidateAllQueries } from '../useInvalidateAllQueries';
import {
  DeleteUserNoteDocument,
  useCreateUserNoteMutation,
  useUpdateUserNoteMutation,
  type PersonNoteFragment,
  type PersonQuery,
} from './__generated__/PersonScreen';

const TextDialog = lazyDialog(async () => (await import('../form/TextDialog')).TextDialog);

/** Notes of the office on a person; only admins see them. */
export function PersonNotes({ data: { person } }: Pick<RecordPartProps<unknown, PersonQuery>, 'data'>) {
  const { t } = useTranslation('adminPeople');
  if (!person) return null;
  const { notes, account } = person;
  return (
    <RecordSection
      isPrivate
      title={t('notes.title')}
      action={
        <DialogButton variant="outlined" color="inherit" startIcon={<PlusIcon />} label={t('notes.add')}>
          {(dialog) => <NoteDialog {...dialog} userId={account.id} note={null} />}
        </DialogButton>
      }
    >
      {notes.length === 0 ? (
        <Typography>{t('notes.none')}</Typography>
      ) : (
        <Box component="ul" aria-label={t('notes.title')} sx={{ ...plainListStyles, gap: 2 }}>
          {notes.map((note) => (
            <Note key={note.id} note={note} userId={account.id} />
          ))}
        </Box>
      )}
    </RecordSection>
  );
}

/** Weaker than the note above them. */
const noteActionStyles = {
  gap: 0.5,
  marginInlineStart: -1,
  '& .MuiButton-root': {
    minInlineSize: 0,
    minBlockSize: 36,
    paddingInline: 1,
    paddingBlock: 0,
    color: 'text.secondary',
    fontSize: '0.9375rem',
    fontWeight: 400,
  },
} as const;

interface NoteProps {
  userId: string;
  note: PersonNoteFragment;
}

function Note({ note, userId }: NoteProps) {
  const { t } = useTranslation('adminPeople');
  const { t: admin } = useTranslation('admin');
  const client = useApolloClient();
  const runMutation = useRowMutation();
  const { ask, dialog } = useConfirmation();
  const { id, text, authorName, canEdit, createdAt } = note;
  const question = {
    title: t('notes.deleteTitle'),
    text: t('notes.deleteText'),
    confirm: admin('actionNames.remove'),
    isDestructive: true,
  };
  const remove = () =>
    runMutation(
      () =>
        runForEachRow([id], (noteId) => client.mutate({ mutation: DeleteUserNoteDocument, variables: { id: noteId } })),
      { title: t('notes.deleted') },
    );
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Box dir="auto" sx={{ whiteSpace: 'pre-line' }}>
        {text}
      </Box>
      <Typography variant="body2">
        {authorName && <bdi>{`${authorName} · `}</bdi>}
        <DateCell at={createdAt} hasTime />
      </Typography>
      <Stack direction="row" className="no-print" sx={noteActionStyles}>
        {canEdit && (
          <DialogButton color="inherit" label={admin('actionNames.edit')}>
            {(form) => <NoteDialog {...form} userId={userId} note={note} />}
          </DialogButton>
        )}
        <Button color="inherit" onClick={() => ask(question, () => void remove())}>
          {admin('actionNames.remove')}
        </Button>
      </Stack>
      {dialog}
    </Box>
  );
}

interface NoteDialogProps extends OpenDialogProps {
  userId: string;
  /** Null for a new one. */
  note: PersonNoteFragment | null;
}

function NoteDialog({ userId, note, isOpen, onClose }: NoteDialogProps) {
  const { t } = useTranslation('adminPeople');
  const { t: tCommon } = useTranslation();
  const invalidateQueries = useInvalidateAllQueries();
  const [create] = useCreateUserNoteMutation();
  const [{ keyOf, forget }] = useState(createClientKeys);
  const [update] = useUpdateUserNoteMutation();
  return (
    <TextDialog
      key={note?.updatedAt}
      isOpen={isOpen}
      onClose={onClose}
      title={t(note ? 'notes.edit' : 'notes.add')}
      label={t('notes.label')}
      hint={t('notes.private')}
      submit={tCommon('save')}
      initialText={note?.text}
      maxLength={bounds.userNote.max}
      isMultiline
      onSubmit={async (text) => {
        if (note) await update({ variables: { id: note.id, text, updatedAt: note.updatedAt } });
        else await create({ variables: { userId, text, clientKey: keyOf({ userId, text }) } });
        forget();
        onClose();
        await invalidateQueries();
      }}
    />
  );
}
