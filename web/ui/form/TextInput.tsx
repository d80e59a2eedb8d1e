import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useLanguage } from '../../language/useLanguage';
import { sentence } from '../../../schema/contract/sentences';

export interface InputProps<Values extends FieldValues> extends Omit<TextFieldProps, 'name' | 'error' | 'defaultValue'> {
  name: FieldPath<Values>;
  control: Control<Values, unknown, FieldValues>;
  label: string;
}

/** A text field of a form, with its complaint in the visitor's language. */
export function TextInput<Values extends FieldValues>({ name, control, helperText, ...rest }: InputProps<Values>) {
  const { language } = useLanguage();
  const { field, fieldState } = useController({ name, control: control as unknown as Control<Values> });
  const complaint = fieldState.error?.message;
  return (
    <TextField
      {...rest}
      {...field}
      value={field.value ?? ''}
      inputRef={field.ref}
      error={complaint !== undefined}
      helperText={complaint === undefined ? helperText : sentence(complaint, language)}
    />
  );
}
