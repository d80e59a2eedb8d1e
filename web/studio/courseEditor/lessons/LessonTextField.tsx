import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { DraftHandle } from '../../drafts/useDraft';

interface DraftTextFieldProps<Values> extends Omit<
  TextFieldProps,
  'name' | 'value' | 'onChange' | 'error' | 'label' | 'id'
> {
  /** What its id begins with; links lead there by it. */
  idPrefix: string;
  draft: DraftHandle<Values>;
  name: keyof Values & string;
  label: string;
}

/** A text field whose every letter goes to the desk at once. */
export function DraftTextField<Values extends Record<keyof Values, unknown>>({
  idPrefix,
  draft,
  name,
  helperText,
  ...rest
}: DraftTextFieldProps<Values>) {
  const complaint = draft.validationMessage(name);
  return (
    <TextField
      {...rest}
      id={`${idPrefix}-${name}`}
      name={name}
      value={String(draft.values[name])}
      onChange={(event) => draft.edit({ [name]: event.target.value } as Partial<Values>)}
      error={complaint !== undefined}
      helperText={complaint ?? helperText}
    />
  );
}
