import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from '../../language';
import { bounds } from '../../../schema/contract/bounds';
import { postSchema } from '../../../schema/contract/validation/threads';
import { ErrorAlert } from '../../ui/feedback/ErrorAlert';
import { autoDirectionInputProps, TextInput } from '../../ui/form/inputs';
import { getFormError, submitWithServerErrors, useZodForm } from '../../ui/form/FormFrame';

interface TextFormProps {
  label: string;
  hint?: string;
  submit: string;
  /** The text that is changed. */
  text?: string;
  /** The field has the focus when it appears. */
  isFocused?: boolean;
  onSubmit(text: string): Promise<unknown>;
  onCancel?: () => void;
  children?: ReactNode;
}

export const formActionsStyles = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;

/** A field for a question or an answer. What is typed stays after an error, and goes after the text was sent. */
export function TextForm({
  label,
  hint,
  submit,
  text = '',
  isFocused = false,
  onCancel,
  children,
  ...props
}: TextFormProps) {
  const { t } = useTranslation('threads');
  const form = useZodForm(postSchema, { text });
  const { isSubmitting, errors } = form.formState;
  const send = submitWithServerErrors(form, async (draft) => {
    await props.onSubmit(draft.text);
    form.reset({ text });
  });
  const error = getFormError(errors);
  return (
    <Box
      component="form"
      method="post"
      noValidate
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
        slotProps={{ htmlInput: { ...autoDirectionInputProps, maxLength: bounds.threads.textMax } }}
      />
      {children}
      {error && <ErrorAlert message={error} />}
      <Box sx={formActionsStyles}>
        <Button type="submit" variant="contained" aria-disabled={isSubmitting}>
          {isSubmitting ? t('sending') : submit}
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
