import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { TextInput } from '../ui/form/inputs';

const common = { dir: 'ltr', spellCheck: false, autoCorrect: 'off' } as const;

/** Phones show the right keyboard and offer codes that they have received. */
const inputProps = {
  totp: { ...common, inputMode: 'numeric', autoComplete: 'one-time-code', autoCapitalize: 'none' },
  recovery: { ...common, autoComplete: 'off', autoCapitalize: 'characters' },
  any: { ...common, autoComplete: 'one-time-code', autoCapitalize: 'characters' },
} as const;

interface CodeInputProps<Values extends FieldValues> {
  control: Control<Values, unknown, FieldValues>;
  /** `any`: a code of the app or a recovery code. */
  kind: keyof typeof inputProps;
  label: string;
  helperText?: string;
  autoFocus?: boolean;
}

/** The field `code`. Spaces and hyphens of a pasted code are ignored. */
export const CodeInput = <Values extends FieldValues & { code: string }>({
  kind,
  ...props
}: CodeInputProps<Values>) => (
  <TextInput {...props} name={'code' as FieldPath<Values>} slotProps={{ htmlInput: inputProps[kind] }} />
);
