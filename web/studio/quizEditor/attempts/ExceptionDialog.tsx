import { FormControlLabel, FormHelperText, Radio, RadioGroup, Stack, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { quizExceptionSchema } from '../../../../schema/contract/validation/learning/quizzes';
import { localizeField, useLanguage, useTranslation } from '../../../language';
import { useToast } from '../../../ui/feedback/ToastProvider';
import { FormDialog } from '../../../ui/form/FormDialog';
import { getFormError, submitWithServerErrors, useZodForm } from '../../../ui/form/zodForm';
import { NumberInput, TextInput } from '../../../ui/form/inputs';
import { useDebouncedText } from '../../../ui/hooks/useDebouncedText';
import { QuizExceptionsDocument, useQuizStudentsQuery, useSetQuizExceptionMutation } from './__generated__/AttemptsTab';

export interface ExceptionStudent {
  enrollmentId: string;
  studentName: string;
  studentNameAr: string;
  /** Of the present exception; default 0 and ''. */
  extraPercent?: number;
  extraAttempts?: number;
  reason?: string;
}

interface ExceptionDialogProps {
  courseId: string;
  lessonId: string;
  /** Null if the dialog asks for one. */
  student: ExceptionStudent | null;
  onClose(): void;
}

/** More time or attempts for one student, with the reason. It replaces an earlier exception. */
export function ExceptionDialog({ courseId, lessonId, student, onClose }: ExceptionDialogProps) {
  const { t } = useTranslation('quizEditor');
  const { language } = useLanguage();
  const toast = useToast();
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const enrollmentId = student?.enrollmentId ?? chosen;
  const [setException] = useSetQuizExceptionMutation({
    refetchQueries: [{ query: QuizExceptionsDocument, variables: { lessonId } }],
  });
  const form = useZodForm(quizExceptionSchema, {
    extraPercent: String(student?.extraPercent ?? 0),
    extraAttempts: String(student?.extraAttempts ?? 0),
    reason: student?.reason ?? '',
  });
  const submit = submitWithServerErrors(form, async (input) => {
    setMissing(enrollmentId === '');
    if (enrollmentId === '') return;
    await setException({ variables: { lessonId, enrollmentId, input } });
    toast({ title: t('exception.saved') });
    onClose();
  });
  const { control, formState } = form;
  return (
    <FormDialog
      isOpen
      title={
        student ? t('exception.of', { name: localizeField(student, 'studentName', language) }) : t('exception.add')
      }
      isDirty={formState.isDirty}
      isSaving={formState.isSubmitting}
      error={getFormError(formState.errors)}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        {!student && (
          <StudentChoice
            courseId={courseId}
            chosen={chosen}
            error={isMissing && chosen === '' ? t('exception.studentMissing') : undefined}
            onChoose={setChosen}
          />
        )}
        <NumberInput
          control={control}
          name="extraPercent"
          label={t('exception.extraPercent')}
          helperText={t('exception.extraPercentHint')}
        />
        <NumberInput
          control={control}
          name="extraAttempts"
          label={t('exception.extraAttempts')}
          helperText={t('exception.extraAttemptsHint')}
        />
        <TextInput
          control={control}
          name="reason"
          label={t('exception.reason')}
          required
          multiline
          minRows={2}
          helperText={t('exception.reasonHint')}
        />
      </Stack>
    </FormDialog>
  );
}

interface StudentChoiceProps {
  courseId: string;
  /** Id of an enrollment; '' for none. */
  chosen: string;
  error: string | undefined;
  onChoose(enrollmentId: string): void;
}

function StudentChoice({ courseId, chosen, error, onChoose }: StudentChoiceProps) {
  const { t } = useTranslation('quizEditor');
  const { language } = useLanguage();
  const id = useId();
  const [search, setSearch] = useState('');
  const { text, changeText } = useDebouncedText(search, setSearch);
  const { data, previousData } = useQuizStudentsQuery({ variables: { courseId, search: search || undefined } });
  const rows = (data ?? previousData)?.studioEnrollments.rows ?? [];
  return (
    <div>
      <TextField
        type="search"
        label={t('exception.student')}
        value={text}
        onChange={(event) => changeText(event.target.value)}
      />
      <RadioGroup
        aria-label={t('exception.students')}
        name={id}
        value={chosen}
        onChange={(_event, value) => onChoose(value)}
      >
        {rows.map((row) => (
          <FormControlLabel
            key={row.id}
            value={row.id}
            control={<Radio size="small" />}
            label={<bdi>{localizeField(row, 'studentName', language)}</bdi>}
          />
        ))}
      </RadioGroup>
      {data && rows.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('exception.noStudents')}</Typography>
      )}
      <FormHelperText error role="alert">
        {error}
      </FormHelperText>
    </div>
  );
}
