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
  /** Shows the hint below an error too, because it explains the expected format. */
  keepHintOnError?: boolean | undefined;
}

/** Errors are shown in the visitor's language. */
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
  const text: string | undefined = field.value;
  const errorMessage = fieldState.error?.message;
  return (
    <TextField
      {...rest}
      {...value}
      value={text ?? ''}
      inputRef={(element: HTMLInputElement | HTMLTextAreaElement | null) => {
        ref(element);
        inputRef.current = element;
      }}
      error={errorMessage !== undefined}
      helperText={
        errorMessage === undefined
          ? helperText
          : renderErrorWithHint(formatValidationMessage(errorMessage, language), keepHintOnError && helperText)
      }
    />
  );
}

const renderErrorWithHint = (errorMessage: string, hint: ReactNode) =>
  hint ? (
    <>
      {errorMessage}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {hint}
      </Box>
    </>
  ) : (
    errorMessage
  );

/** Adopts text that the user or a password manager entered before hydration. */
function useAdoptPrehydrationInput(value: unknown, onChange: (inputValue: string) => void) {
  const inputRef = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const initial = useRef({ value, onChange });
  useLayoutEffect(() => {
    const field = inputRef.current;
    // A select passes its value instead of an element.
    const inputValue = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
    const { value: initialValue, onChange: onInitialChange } = initial.current;
    // Numbers are displayed as digits, which is not user input.
    if (inputValue && inputValue !== (typeof initialValue === 'number' ? String(initialValue) : initialValue))
      onInitialChange(inputValue);
  }, []);
  return inputRef;
}
