import Box from '@mui/material/Box';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextInput, type TextInputProps } from '../../ui/form/TextInput';
import { twoColumnGrid } from '../../ui/form/twoColumnGrid';

interface BilingualFieldsProps<Values extends FieldValues> extends Pick<
  TextInputProps<Values>,
  'required' | 'multiline' | 'minRows' | 'maxRows' | 'autoFocus' | 'helperText' | 'keepHintOnError'
> {
  control: Control<Values, unknown, FieldValues>;
  /** The English field; its twin has the suffix Ar. */
  name: FieldPath<Values> & string;
  /** What it is called, without the language. */
  label: string;
}

/** A field and its Arabic twin, the Arabic one first, beside each other where there is room. */
export function BilingualFields<Values extends FieldValues>({
  name,
  label,
  autoFocus,
  ...rest
}: BilingualFieldsProps<Values>) {
  const { t } = useTranslation('admin');
  return (
    <Box sx={twoColumnGrid}>
      <TextInput
        {...rest}
        {...(autoFocus !== undefined && { autoFocus })}
        name={`${name}Ar` as FieldPath<Values>}
        label={t('form.arabic', { label })}
        slotProps={{ htmlInput: { lang: 'ar', dir: 'rtl' } }}
      />
      <TextInput
        {...rest}
        name={name}
        label={t('form.english', { label })}
        slotProps={{ htmlInput: { lang: 'en', dir: 'ltr' } }}
      />
    </Box>
  );
}
