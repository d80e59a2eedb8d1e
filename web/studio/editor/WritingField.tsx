import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Writing } from './sheets';

interface WritingFieldProps<Values> extends Omit<
  TextFieldProps,
  'name' | 'value' | 'onChange' | 'error' | 'label' | 'id'
> {
  /** What its id begins with; links lead there by it. */
  place: string;
  of: Writing<Values>;
  name: keyof Values & string;
  label: string;
}

/** A text field whose every letter goes to the desk at once. */
export function WritingField<Values extends Record<keyof Values, unknown>>({
  place,
  of,
  name,
  helperText,
  ...rest
}: WritingFieldProps<Values>) {
  const complaint = of.complaint(name);
  return (
    <TextField
      {...rest}
      id={`${place}-${name}`}
      name={name}
      value={String(of.values[name])}
      onChange={(event) => of.type({ [name]: event.target.value } as Partial<Values>)}
      error={complaint !== undefined}
      helperText={complaint ?? helperText}
    />
  );
}
