import TextField from '@mui/material/TextField';
import { useId } from 'react';

interface DayFieldProps {
  name: string;
  label: string;
  /** A day as "2026-11-21"; '' for none. */
  value: string;
  onChoose(day: string): void;
}

/** A day to narrow a table by, from the browser's own calendar. */
export function DayField({ name, label, value, onChoose }: DayFieldProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      name={name}
      type="date"
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ htmlInput: { max: '9999-12-31' } }}
    />
  );
}
