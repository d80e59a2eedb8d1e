import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { bounds } from '../../../schema/contract/bounds';
import { formatTimestamp } from '../../../schema/contract/text/formatTimestamp';
import { noteTextSchema } from '../../../schema/contract/validation/notes';
import { ClockIcon } from '../../art/icons/commonIcons';
import { createClientKeys } from '../../data/createClientKeys';
import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { PlainTextForm } from '../../ui/form/PlainTextForm';
import { useCreateLessonNoteMutation } from './__generated__/notes';

interface NoteFormProps {
  lessonId: string;
  hasVideo: boolean;
  /** Where the video of the lesson is, in seconds; null if it has not run. */
  readSecond(): number | null;
  onSaved(): void;
}

/** The field for a new note. */
export function NoteForm({ lessonId, hasVideo, readSecond, onSaved }: NoteFormProps) {
  const { t } = useTranslation('notes');
  const showToast = useToast();
  const [second, setSecond] = useState<number | null>(null);
  const [create] = useCreateLessonNoteMutation();
  const [{ keyOf, forget }] = useState(createClientKeys);
  const save = async (text: string) => {
    const note = { text, second };
    await create({ variables: { lessonId, input: { ...note, clientKey: keyOf(note) } } });
    forget();
    showToast({ title: t('saved') });
    setSecond(null);
    onSaved();
  };
  const take = () => {
    const current = readSecond();
    if (current === null) showToast({ title: t('noSecond') });
    else setSecond(current);
  };
  return (
    <PlainTextForm
      schema={noteTextSchema}
      maxLength={bounds.notes.textMax}
      label={t('write')}
      hint={t('hint')}
      submit={t('save')}
      submitting={t('saving')}
      draftName={`noteAtLesson:${lessonId}`}
      onSubmit={save}
    >
      {hasVideo && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          {second !== null && (
            <Typography component="span" role="status" sx={{ fontWeight: 700 }}>
              {t('atSecond', { time: formatTimestamp(second) })}
            </Typography>
          )}
          <Button size="small" startIcon={<ClockIcon />} onClick={take}>
            {t(second === null ? 'takeSecond' : 'takeAgain')}
          </Button>
          {second !== null && (
            <Button size="small" color="inherit" onClick={() => setSecond(null)}>
              {t('dropSecond')}
            </Button>
          )}
        </Stack>
      )}
    </PlainTextForm>
  );
}
