import { Checkbox, FormControlLabel, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { formatTimestamp } from '../../../schema/contract/text/formatTimestamp';
import { TextForm } from './TextForm';
import { createClientKeys } from '../../data/createClientKeys';
import { useCreateThreadMutation } from './__generated__/threads';

interface AskFormProps {
  lessonId: string;
  /** Where the video of the lesson is, in seconds; null if it has not run. */
  readSecond(): number | null;
  onAsked(): void;
}

/** The field under a lesson. */
export function AskForm({ lessonId, readSecond, onAsked }: AskFormProps) {
  const { t } = useTranslation('threads');
  const showToast = useToast();
  const [isPrivate, setPrivate] = useState(false);
  const [hasSecond, setHasSecond] = useState(true);
  // Read when the learner first comes to the field: the video may run on.
  const [second, setSecond] = useState<number | null>(null);
  const [create] = useCreateThreadMutation();
  const [{ keyOf, forget }] = useState(createClientKeys);
  const ask = async (text: string) => {
    const question = { text, isPrivate, second: hasSecond ? second : null };
    await create({ variables: { lessonId, input: { ...question, clientKey: keyOf(question) } } });
    forget();
    showToast({ title: t('sentShort'), description: t('sent') });
    setPrivate(false);
    setHasSecond(true);
    setSecond(null);
    onAsked();
  };
  return (
    <TextForm
      label={t('ask')}
      hint={t('hint')}
      submit={t('send')}
      draftName={`threadAtLesson:${lessonId}`}
      onFocus={() => setSecond((earlier) => earlier ?? readSecond())}
      onSubmit={ask}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={<Checkbox checked={isPrivate} onChange={(_event, checked) => setPrivate(checked)} />}
          label={t('isPrivate')}
        />
        {second !== null && (
          <FormControlLabel
            control={<Checkbox checked={hasSecond} onChange={(_event, checked) => setHasSecond(checked)} />}
            label={t('atSecond', { time: formatTimestamp(second) })}
          />
        )}
      </Stack>
    </TextForm>
  );
}
