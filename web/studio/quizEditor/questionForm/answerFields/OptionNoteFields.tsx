import { Box, Button, Collapse, Stack, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { ChevronDownIcon } from '../../../../art/icons/commonIcons';
import { useTranslation } from '../../../../language';
import { NativeSelect } from '../../../../ui/form/NativeSelect';
import { BilingualInputs } from '../BilingualInputs';
import { useQuestionCourse } from '../questionCourse';
import { isBlankNote } from '../questionContent';
import { questionFieldId, type QuestionFieldsProps } from '../questionFields';
import { createNote, type NoteValues } from '../questionValues';

interface OptionNoteFieldsProps extends QuestionFieldsProps {
  /** Id of a wrong option. */
  option: string;
  /** Of the option, from 1. */
  number: number;
}

/** What the review says to who has chosen a wrong option: why, which wrong idea is behind it, and where the course mends it. */
export function OptionNoteFields({ values, edit, message, option, number }: OptionNoteFieldsProps) {
  const { t } = useTranslation('quizEditor');
  const id = useId();
  const stored = values.notes.find((note) => note.option === option);
  const note = stored ?? createNote(option);
  const hasIssue = (['text', 'lessonId', 'second'] as const).some((field) => message(`notes.${option}.${field}`));
  const [isOpen, setOpen] = useState(false);
  const change = (changes: Partial<NoteValues>) =>
    edit({ notes: [...values.notes.filter((each) => each !== stored), { ...note, ...changes }] });
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={isOpen || hasIssue}
        aria-controls={isOpen || hasIssue ? id : undefined}
        aria-label={t('note.openOf', { number: String(number) })}
        endIcon={<ChevronDownIcon size={18} />}
        onClick={() => setOpen(!isOpen)}
        sx={{ '&[aria-expanded="true"] .MuiButton-endIcon': { rotate: '180deg' } }}
      >
        {t(isBlankNote(note) ? 'note.open' : 'note.openWritten')}
      </Button>
      <Collapse in={isOpen || hasIssue} unmountOnExit id={id}>
        <NoteFields note={note} number={number} message={message} onChange={change} />
      </Collapse>
    </Box>
  );
}

interface NoteFieldsProps extends Pick<QuestionFieldsProps, 'message'> {
  note: NoteValues;
  number: number;
  onChange(changes: Partial<NoteValues>): void;
}

function NoteFields({ note, number, message, onChange }: NoteFieldsProps) {
  const { t } = useTranslation('quizEditor');
  // A quiz explains nothing; one that was chosen before stays visible.
  const lessons = useQuestionCourse().lessons.filter(({ id, kind }) => kind !== 'quiz' || id === note.lessonId);
  const path = `notes.${note.option}`;
  const error = message(`${path}.lessonId`) ?? message(`${path}.second`);
  return (
    <Stack role="group" aria-label={t('note.groupOf', { number: String(number) })} sx={noteStyles}>
      <BilingualInputs
        path={path}
        name="text"
        label={t('note.text')}
        isLabelShown
        minRows={2}
        values={note}
        message={message}
        onChange={onChange}
      />
      <BilingualInputs
        path={path}
        name="misconception"
        label={t('note.misconception')}
        isLabelShown
        values={note}
        message={message}
        onChange={onChange}
      />
      <Box sx={lessonStyles}>
        <NativeSelect
          id={questionFieldId(`${path}.lessonId`)}
          name={`${path}.lessonId`}
          label={t('note.lesson')}
          value={note.lessonId}
          options={[
            { value: '', label: t('note.noLesson') },
            ...lessons.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(lessonId) => onChange({ lessonId })}
        />
        <TextField
          id={questionFieldId(`${path}.second`)}
          label={t('note.time')}
          placeholder="2:35"
          value={note.time}
          disabled={note.lessonId === ''}
          error={error !== undefined}
          helperText={error ?? t('note.timeHint')}
          onChange={(event) => onChange({ time: event.target.value })}
          slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } }}
        />
      </Box>
    </Stack>
  );
}

const noteStyles = { gap: 2, padding: 2, borderRadius: '12px', backgroundColor: 'ground' } as const;

const lessonStyles = {
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: 2,
  alignItems: 'start',
} as const;
