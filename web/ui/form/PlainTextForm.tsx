import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../language';
import { ErrorAlert } from '../feedback/ErrorAlert';
import { getFormError, submitWithServerErrors, useZodForm, type FormSchema } from './zodForm';
import { autoDirectionInputProps, TextInput } from './inputs';
import { submitOnCtrlEnter } from './submitOnCtrlEnter';
import { useEditDraft } from './useFormDraft';

interface PlainTextFormProps {
  schema: FormSchema<{ text: string }, { text: string }>;
  maxLength: number;
  label: string;
  hint?: string;
  submit: string;
  submitting: string;
  /** The stored text that is changed. Where it has changed since, the form shows it. */
  text?: string;
  /** The field has the focus when it appears. */
  isFocused?: boolean;
  /** Unique name of what is written: the browser's tab keeps the unsent text under it. */
  draftName: string;
  /** When the field gets the focus, with its text. */
  onFocus?: (text: string) => void;
  onSubmit(text: string): Promise<unknown>;
  /** After the whole text was sent: not if more was typed since. */
  onSent?: () => void;
  onCancel?: () => void;
  children?: ReactNode;
}

const formActionsStyles = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;

/**
 * A field for a plain text, such as a question or a note. What is typed stays after an error and while the form is closed, and goes
 * after it was sent.
 */
export function PlainTextForm({
  schema,
  maxLength,
  label,
  hint,
  submit,
  submitting,
  text = '',
  isFocused = false,
  draftName,
  onFocus,
  onCancel,
  children,
  ...props
}: PlainTextFormProps) {
  const { t } = useTranslation();
  const form = useZodForm(schema, { text });
  const [openedText, setOpenedText] = useState(text);
  const [isOutdated, setOutdated] = useState(false);
  const discardDraft = useEditDraft(draftName, form, { text }, ({ outdated }) => setOutdated('text' in outdated));
  const { isSubmitting, errors } = form.formState;
  const send = submitWithServerErrors(form, async (draft) => {
    const typed = form.getValues('text');
    await props.onSubmit(draft.text);
    if (form.getValues('text') !== typed) return;
    form.reset({ text });
    discardDraft();
    props.onSent?.();
  });
  const hasNewerText = (isOutdated || text !== openedText) && !isSubmitting;
  const takeStored = () => {
    form.reset({ text });
    discardDraft();
    setOpenedText(text);
    setOutdated(false);
  };
  const error = getFormError(errors);
  return (
    <Box
      component="form"
      method="post"
      noValidate
      onKeyDown={submitOnCtrlEnter}
      onSubmit={isSubmitting ? (event) => event.preventDefault() : send}
      aria-busy={isSubmitting}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <TextInput
        name="text"
        control={form.control}
        label={label}
        helperText={hint}
        multiline
        minRows={2}
        maxRows={12}
        fullWidth
        autoFocus={isFocused}
        onFocus={() => onFocus?.(form.getValues('text'))}
        slotProps={{ htmlInput: { ...autoDirectionInputProps, maxLength } }}
      />
      {children}
      {hasNewerText ? <NewerTextNotice text={text} onTake={takeStored} /> : error && <ErrorAlert message={error} />}
      <Box sx={formActionsStyles}>
        <Button type="submit" variant="contained" aria-disabled={isSubmitting}>
          {isSubmitting ? submitting : hasNewerText ? t('conflict.saveOver') : submit}
        </Button>
        {onCancel && (
          <Button color="inherit" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** The stored text, which another tab or device has changed. */
function NewerTextNotice({ text, onTake }: { text: string; onTake(): void }) {
  const { t } = useTranslation();
  return (
    <Alert severity="warning">
      <AlertTitle>{t('newerText.title')}</AlertTitle>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Button size="small" variant="outlined" color="inherit" onClick={onTake} sx={{ marginBlockStart: 1 }}>
        {t('newerText.take')}
      </Button>
    </Alert>
  );
}
