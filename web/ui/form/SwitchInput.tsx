import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

interface SwitchInputProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  control: Control<Values, unknown, FieldValues>;
  label: string;
  helperText?: string;
}

export function SwitchInput<Values extends FieldValues>({
  name,
  control,
  label,
  helperText,
}: SwitchInputProps<Values>) {
  const id = useId();
  const { field } = useController({ name, control: control as unknown as Control<Values> });
  const { value, ref, ...rest } = field;
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            {...rest}
            checked={Boolean(value)}
            slotProps={{ input: { ref, ...(helperText && { 'aria-describedby': id }) } }}
          />
        }
        label={label}
      />
      {helperText && <FormHelperText id={id}>{helperText}</FormHelperText>}
    </div>
  );
}
