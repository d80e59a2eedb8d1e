import type { FieldValues } from 'react-hook-form';
import { TextInput, type TextInputProps } from './TextInput';

/** Date and time in Algeria, without a zone, in the format of `toDateTimeLocal`. */
export const DateTimeInput = <Values extends FieldValues>(
  props: Omit<TextInputProps<Values>, 'slotProps' | 'type'>,
) => (
  <TextInput
    {...props}
    type="datetime-local"
    slotProps={{ htmlInput: { dir: 'ltr', max: '9999-12-31T23:59' }, inputLabel: { shrink: true } }}
  />
);
