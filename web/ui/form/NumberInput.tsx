import { useController, type Control, type FieldValues } from 'react-hook-form';
import { parseFormNumber } from '../../../schema/contract/validation/numberFields';
import { TextInput, type TextInputProps } from './TextInput';

interface NumberInputProps<Values extends FieldValues> extends Omit<TextInputProps<Values>, 'slotProps'> {
  /** Value of an empty field, default: 0. */
  emptyValue?: number;
}

/** Accepts Latin and Arabic-Indic digits. On blur it shows the value that will be stored: 0 for invalid input. */
export function NumberInput<Values extends FieldValues>({ emptyValue = 0, ...props }: NumberInputProps<Values>) {
  const { name, control } = props;
  const { field } = useController({ name, control: control as unknown as Control<Values> });
  const settle = () => {
    const fieldValue: unknown = field.value;
    const text = typeof fieldValue === 'string' ? fieldValue.trim() : '';
    const number = String(text === '' ? emptyValue : parseFormNumber(text));
    if (number !== field.value) field.onChange(number);
  };
  return (
    <TextInput
      {...props}
      onBlurCapture={settle}
      onKeyDownCapture={(event) => event.key === 'Enter' && settle()}
      slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' } }}
    />
  );
}
