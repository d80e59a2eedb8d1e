import { Box, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { correctionMethods, type CorrectionMethod } from '../../../../schema/contract/grading/correctGrade';
import { questionCorrectionSchema } from '../../../../schema/contract/validation/learning/quizzes';
import { useTranslation } from '../../../language';
import { useToast } from '../../../ui/feedback/ToastProvider';
import { ChoiceRow } from '../../../ui/form/ChoiceRow';
import { FormDialog } from '../../../ui/form/FormDialog';
import { getFormError, submitWithServerErrors, useZodForm } from '../../../ui/form/zodForm';
import { TextInput } from '../../../ui/form/inputs';
import { QuestionCorrectionsDocument, useCorrectQuestionMutation } from './__generated__/corrections';
import { CorrectionPreview } from './CorrectionPreview';

interface CorrectionDialogProps {
  courseId: string;
  questionId: string;
  /** Number of the applied version. */
  version: number;
  onClose(): void;
}

/** What earlier answers are worth, who changes by it, and the decision. */
export function CorrectionDialog({ courseId, questionId, version, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation('quizEditor');
  const toast = useToast();
  const [correct] = useCorrectQuestionMutation({
    refetchQueries: [{ query: QuestionCorrectionsDocument, variables: { questionId } }],
    awaitRefetchQueries: true,
  });
  const form = useZodForm(questionCorrectionSchema, { method: 'key', version, reason: '' });
  const submit = submitWithServerErrors(form, async (input) => {
    await correct({ variables: { questionId, input } });
    toast({ title: t('correction.started') });
    onClose();
  });
  const { control, formState, watch } = form;
  return (
    <FormDialog
      isOpen
      title={t('correction.title')}
      isDirty={formState.isDirty}
      isSaving={formState.isSubmitting}
      submit={t('correction.confirm')}
      error={getFormError(formState.errors)}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Typography>{t('correction.text')}</Typography>
        <Controller
          control={control}
          name="method"
          render={({ field }) => <MethodChoice name={field.name} value={field.value} onChange={field.onChange} />}
        />
        <TextInput
          control={control}
          name="reason"
          label={t('correction.reason')}
          required
          multiline
          minRows={2}
          helperText={t('correction.reasonHint')}
        />
        <CorrectionPreview key={watch('method')} courseId={courseId} questionId={questionId} method={watch('method')} />
      </Stack>
    </FormDialog>
  );
}

interface MethodChoiceProps {
  name: string;
  value: CorrectionMethod;
  onChange(method: CorrectionMethod): void;
}

function MethodChoice({ name, value, onChange }: MethodChoiceProps) {
  const { t } = useTranslation('quizEditor');
  const id = useId();
  return (
    <Box role="radiogroup" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {t('correction.method')}
      </Typography>
      {correctionMethods.map((method) => (
        <ChoiceRow
          key={method}
          type="radio"
          name={name}
          value={method}
          checked={method === value}
          onChange={() => onChange(method)}
        >
          <span>
            {t(`correction.methods.${method}.label`)}
            <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 400 }}>
              {t(`correction.methods.${method}.hint`)}
            </Typography>
          </span>
        </ChoiceRow>
      ))}
    </Box>
  );
}
