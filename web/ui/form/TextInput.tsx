import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { formatValidationMessage } from '../../../schema/contract/problems/validationMessages';
import { useLanguage } from '../../language/useLanguage';

export interface TextInputProps<Values extends FieldValues> extends Omit<
  TextFieldProps,
  'name' | 'error' | 'defaultValue'
> {
  name: FieldPath<Values>;
  control: Control<Values, unknown, FieldValues>;
  label: string;
  /** Whether the hint stays beside a complaint: it says how to write what was refused. */
  keepHintOnError?: boolean | undefined;
}

/** A text field of a form, with its complaint in the visitor's language. */
export function TextInput<Values extends FieldValues>({
  name,
  control,
  helperText,
  keepHintOnError = false,
  ...rest
}: TextInputProps<Values>) {
  const { language } = useLanguage();
  const { field, fieldState } = useController({ name, control: control as unknown as Control<Values> });
  const { ref, ...value } = field;
  const inputRef = useAdoptPrehydrationInput(field.value, field.onChange);
  const complaint = fieldState.error?.message;
  return (
    <TextField
      {...rest}
      {...value}
      value={field.value ?? ''}
      inputRef={(element: HTMLInputElement | HTMLTextAreaElement | null) => {
        ref(element);
        inputRef.current = element;
      }}
      error={complaint !== undefined}
      helperText={
        complaint === undefined
          ? helperText
          : renderErrorWithHint(formatValidationMessage(complaint, language), keepHintOnError && helperText)
      }
    />
  );
}

/** A complaint, and under it the hint where that still helps. */
const renderErrorWithHint = (complaint: string, hint: ReactNode) =>
  hint ? (
    <>
      {complaint}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {hint}
      </Box>
    </>
  ) : (
    complaint
  );

/** Takes over what a person or a password manager wrote into the server's page before scripts ran. */
function useAdoptPrehydrationInput(value: unknown, onChange: (typed: string) => void) {
  const inputRef = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const arrived = useRef({ value, onChange });
  useLayoutEffect(() => {
    const field = inputRef.current;
    // A select hands over its choice instead of an element.
    const typed = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
    const { value: known, onChange: take } = arrived.current;
    // A number is shown as its digits: those are not typed.
    if (typed && typed !== (typeof known === 'number' ? String(known) : known)) take(typed);
  }, []);
  return inputRef;
}
