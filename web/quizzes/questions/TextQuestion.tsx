import { TextField } from '@mui/material';
import { autoDirectionInputProps } from '../../ui/form/inputs';
import { questionLabels } from './questionLabels';
import type { KindProps } from './questionView';

export function TextQuestion({ response, onChange, language }: KindProps<'text'>) {
  return (
    <TextField
      label={questionLabels[language].text}
      value={response?.text ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : { text: target.value })}
      slotProps={{ htmlInput: { ...autoDirectionInputProps, autoComplete: 'off' } }}
    />
  );
}
