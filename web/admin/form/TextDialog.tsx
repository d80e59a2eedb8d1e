import { Chip, Stack, TextField, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { translateErrorMessage } from '../../data/errors/errorMessages';
import { FormDialog } from '../../ui/form/FormDialog';
import { useRequest } from '../../ui/hooks/useRequest';

interface SuggestionTexts {
  label: string;
  texts: readonly string[];
}

interface TextDialogProps {
  isOpen: boolean;
  title: string;
  label: string;
  submit: string;
  /** Label of the button that closes, default: 'Cancel'. */
  cancel?: string;
  isDestructive?: boolean;
  /** At the start of wide windows, so that what it is about stays in view. */
  isBeside?: boolean;
  maxLength: number;
  isMultiline?: boolean;
  /** The text to change; default: none. */
  initialText?: string | undefined;
  hint?: string;
  suggestions?: SuggestionTexts;
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
  const [fieldError, setFieldError] = useState<string>();
  const { run, isBusy, error, reset } = useRequest(() => onSubmit(text.trim()));
  const change = (changed: string) => {
    setText(changed);
    setFieldError(undefined);
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
        if (text.trim() === '') setFieldError(translateErrorMessage('required', 'ar'));
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
        {suggestions && (
          <Suggestions {...suggestions} onChoose={(suggestion) => change(addSuggestion(text, suggestion))} />
        )}
      </Stack>
    </FormDialog>
  );
}

function Suggestions({ label, texts, onChoose }: SuggestionTexts & { onChoose(suggestion: string): void }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
        {label}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {texts.map((suggestion) => (
          <Chip
            key={suggestion}
            label={suggestion}
            variant="outlined"
            onClick={() => onChoose(suggestion)}
            sx={{ blockSize: 'auto', paddingBlock: 0.75, '& .MuiChip-label': { whiteSpace: 'normal' } }}
          />
        ))}
      </Stack>
    </div>
  );
}

/** A text with a suggestion on a line of its own, once: what was typed stays. */
export function addSuggestion(text: string, suggestion: string): string {
  if (text.trim() === '') return suggestion;
  return text.includes(suggestion) ? text : `${text.trimEnd()}\n${suggestion}`;
}
