import type { FieldValues } from 'react-hook-form';
import { TextInput, type TextInputProps } from './TextInput';

/** A day and a time of day, by the clocks of Algeria: what the field holds is a time without a zone, as `timeOf` makes it. */
export const DateTimeInput = <Values extends FieldValues>(
  props: Omit<TextInputProps<Values>, 'slotProps' | 'type'>,
) => (
  <TextInput
    {...props}
    type="datetime-local"
    slotProps={{ htmlInput: { dir: 'ltr', max: '9999-12-31T23:59' }, inputLabel: { shrink: true } }}
  />
);
