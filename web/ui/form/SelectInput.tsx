import MenuItem from '@mui/material/MenuItem';
import type { FieldValues } from 'react-hook-form';
import { TextInput, type TextInputProps } from './TextInput';

interface SelectInputProps<Values extends FieldValues> extends TextInputProps<Values> {
  options: readonly { value: string | number; label: string }[];
}

export function SelectInput<Values extends FieldValues>({ options, ...props }: SelectInputProps<Values>) {
  return (
    <TextInput {...props} select>
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextInput>
  );
}
