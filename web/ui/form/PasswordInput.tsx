import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EyeIcon, EyeOffIcon } from '../../art/icons/visibilityIcons';
import { TextInput, type TextInputProps } from './TextInput';

export function PasswordInput<Values extends FieldValues>(props: TextInputProps<Values>) {
  const { t } = useTranslation();
  const [isVisible, setVisible] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={t(isVisible ? 'hidePassword' : 'showPassword')}
        aria-pressed={isVisible}
        onClick={() => setVisible(!isVisible)}
      >
        {isVisible ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextInput
      {...props}
      type={isVisible ? 'text' : 'password'}
      slotProps={{ input: { endAdornment: toggle }, htmlInput: { dir: 'ltr', spellCheck: false } }}
    />
  );
}
