import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useLayoutEffect, useRef } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { sentence } from '../../../schema/contract/sentences';
import { useLanguage } from '../../language/useLanguage';

export interface InputProps<Values extends FieldValues> extends Omit<
  TextFieldProps,
  'name' | 'error' | 'defaultValue'
> {
  name: FieldPath<Values>;
  control: Control<Values, unknown, FieldValues>;
  label: string;
}

/** A text field of a form, with its complaint in the visitor's language. */
export function TextInput<Values extends FieldValues>({ name, control, helperText, ...rest }: InputProps<Values>) {
  const { language } = useLanguage();
  const { field, fieldState } = useController({ name, control: control as unknown as Control<Values> });
  const { ref, ...value } = field;
  const inputRef = useTypedBefore(field.value, field.onChange);
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
      helperText={complaint === undefined ? helperText : sentence(complaint, language)}
    />
  );
}

/** Takes over what a person or a password manager wrote into the server's page before scripts ran. */
function useTypedBefore(value: unknown, onChange: (typed: string) => void) {
  const inputRef = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const arrived = useRef({ value, onChange });
  useLayoutEffect(() => {
    const field = inputRef.current;
    // A select hands over its choice instead of an element.
    const typed = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
    if (typed && typed !== arrived.current.value) arrived.current.onChange(typed);
  }, []);
  return inputRef;
}
