import { Box } from '@mui/material';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from '../../language';
import { languageInputSlots, TextInput, type TextInputProps } from '../../ui/form/inputs';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';

interface BilingualFieldsProps<Values extends FieldValues> extends Pick<
  TextInputProps<Values>,
  'required' | 'multiline' | 'minRows' | 'maxRows' | 'autoFocus' | 'helperText' | 'keepHintOnError'
> {
  control: Control<Values, unknown, FieldValues>;
  /** Name of the English field; the Arabic one has the suffix Ar. */
  name: FieldPath<Values> & string;
  /** Label without the language. */
  label: string;
}

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
        slotProps={languageInputSlots('ar')}
      />
      <TextInput {...rest} name={name} label={t('form.english', { label })} slotProps={languageInputSlots('en')} />
    </Box>
  );
}
