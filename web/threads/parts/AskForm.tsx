import { Checkbox, FormControlLabel, Stack } from '@mui/material';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '../../language';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useEditDraft } from '../../ui/form/useFormDraft';
import { formatTimestamp } from '../../../schema/contract/text/format/formatTimestamp';
import { TextForm } from './TextForm';
import { createClientKeys } from '../../data/apollo/createClientKeys';
import { useCreateThreadMutation } from './__generated__/threads';

interface AskFormProps {
  lessonId: string;
  /** Where the video of the lesson is, in seconds; null if it has not run. */
  readSecond(): number | null;
  onAsked(): void;
}

interface Choices {
  isPrivate: boolean;
  hasSecond: boolean;
  second: number | null;
}

const firstChoices: Choices = { isPrivate: false, hasSecond: true, second: null };

/** The field under a lesson. */
export function AskForm({ lessonId, readSecond, onAsked }: AskFormProps) {
  const { t } = useTranslation('threads');
  const showToast = useToast();
  const draftName = `threadAtLesson:${lessonId}`;
  // Kept with the text: a question for the trainer alone must not come back as one for all.
  const form = useForm<Choices>({ defaultValues: firstChoices });
  const discardChoices = useEditDraft(`${draftName}:choices`, form, firstChoices);
  const [isPrivate, hasSecond, second] = useWatch({
    control: form.control,
    name: ['isPrivate', 'hasSecond', 'second'],
  });
  const [create] = useCreateThreadMutation();
  const [{ keyOf, forget }] = useState(createClientKeys);
  const ask = async (text: string) => {
    const question = { text, isPrivate, second: hasSecond ? second : null };
    await create({ variables: { lessonId, input: { ...question, clientKey: keyOf(question) } } });
    forget();
    showToast({ title: t('sent') });
    form.reset(firstChoices);
    discardChoices();
    onAsked();
  };
  // Read when the learner begins to write: the video may run on.
  const readPlace = (text: string) => {
    if (text === '' || second === null) form.setValue('second', readSecond());
  };
  return (
    <TextForm
      label={t('ask')}
      hint={t('hint')}
      submit={t('send')}
      draftName={draftName}
      onFocus={readPlace}
      onSubmit={ask}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={<Checkbox checked={isPrivate} onChange={(_event, checked) => form.setValue('isPrivate', checked)} />}
          label={t('isPrivate')}
        />
        {second !== null && (
          <FormControlLabel
            control={
              <Checkbox checked={hasSecond} onChange={(_event, checked) => form.setValue('hasSecond', checked)} />
            }
            label={t('atSecond', { time: formatTimestamp(second) })}
          />
        )}
      </Stack>
    </TextForm>
  );
}
