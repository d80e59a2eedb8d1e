import { Stack, TextField } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useErrorMessage } from '../../data/errors/useErrorMessage';
import { FormDialog } from '../../ui/form/FormDialog';
import { TextSuggestions, type TextSuggestionsProps } from '../../ui/form/TextSuggestions';
import { useRequest } from '../../ui/hooks/useRequest';

interface TextDialogProps {
  isOpen: boolean;
  title: string;
  label: string;
  submit: string;
  /** Label of the button that closes, default: 'Cancel'. */
  cancel?: string;
  isDestructive?: boolean;
  /** A part of the page instead of a dialog; it is shown while it is rendered. */
  isInline?: boolean;
  maxLength: number;
  isMultiline?: boolean;
  /** The text to change; default: none. */
  initialText?: string | undefined;
  hint?: string;
  suggestions?: Pick<TextSuggestionsProps, 'label' | 'texts'>;
  children?: ReactNode;
  /** Resolves after saving; an error is shown in the dialog. */
  onSubmit(text: string): Promise<unknown>;
  onClose(): void;
}

/** Asks for a required text: a reason or a number. Closing forgets it. */
export function TextDialog({
  label,
  maxLength,
  isMultiline = false,
  initialText = '',
  hint,
  suggestions,
  children,
  onSubmit,
  ...dialog
}: TextDialogProps) {
  const [text, setText] = useState(initialText);
  const [isMissing, setMissing] = useState(false);
  const fieldError = useErrorMessage(isMissing ? 'required' : undefined, 'ar');
  const { run, isBusy, error, reset } = useRequest(() => onSubmit(text.trim()));
  const change = (changed: string) => {
    setText(changed);
    setMissing(false);
  };
  const forget = () => {
    change(initialText);
    reset();
  };
  return (
    <FormDialog
      {...dialog}
      onExited={forget}
      isDirty={text !== initialText}
      isSaving={isBusy}
      error={error?.message}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') setMissing(true);
        else run();
      }}
    >
      <Stack sx={{ gap: 2 }}>
        {children}
        <TextField
          label={label}
          value={text}
          autoFocus
          required
          fullWidth
          multiline={isMultiline}
          minRows={isMultiline ? 3 : undefined}
          error={fieldError !== undefined}
          helperText={fieldError ?? hint}
          onChange={({ target }) => change(target.value)}
          slotProps={{ htmlInput: { dir: 'auto', maxLength, autoComplete: 'off' } }}
        />
        {suggestions && <TextSuggestions {...suggestions} text={text} onChange={change} />}
      </Stack>
    </FormDialog>
  );
}
