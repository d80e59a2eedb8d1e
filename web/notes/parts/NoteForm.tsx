import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { bounds } from '../../../schema/contract/bounds';
import { formatTimestamp } from '../../../schema/contract/text/format/formatTimestamp';
import { noteTextSchema } from '../../../schema/contract/validation/learning/notes';
import { ClockIcon } from '../../art/icons/commonIcons';
import { createClientKeys } from '../../data/apollo/createClientKeys';
import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { PlainTextForm } from '../../ui/form/PlainTextForm';
import { useEditDraft } from '../../ui/form/useFormDraft';
import { useCreateLessonNoteMutation } from './__generated__/notes';

interface NoteFormProps {
  lessonId: string;
  hasVideo: boolean;
  /** Where the video of the lesson is, in seconds; null if it has not run. */
  readSecond(): number | null;
  onSaved(): void;
}

const firstPlace: { second: number | null } = { second: null };

/** The field for a new note. */
export function NoteForm({ lessonId, hasVideo, readSecond, onSaved }: NoteFormProps) {
  const { t } = useTranslation('notes');
  const showToast = useToast();
  const draftName = `noteAtLesson:${lessonId}`;
  const place = useForm({ defaultValues: firstPlace });
  const discardPlace = useEditDraft(`${draftName}:place`, place, firstPlace);
  const second = useWatch({ control: place.control, name: 'second' });
  const setSecond = (next: number | null) => place.setValue('second', next);
  const [create] = useCreateLessonNoteMutation();
  const [{ keyOf, forget }] = useState(createClientKeys);
  const save = async (text: string) => {
    const note = { text, second };
    await create({ variables: { lessonId, input: { ...note, clientKey: keyOf(note) } } });
    forget();
    showToast({ title: t('saved') });
    setSecond(null);
    discardPlace();
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
      draftName={draftName}
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
