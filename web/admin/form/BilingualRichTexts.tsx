import { Box } from '@mui/material';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from '../../language';
import { RichTextInput } from '../../ui/form/richText/RichTextInput';
import { twoColumnGrid } from '../../ui/layout/layoutStyles';

interface BilingualRichTextsProps<Values extends FieldValues> {
  control: Control<Values, unknown, FieldValues>;
  /** Name of the English field; the Arabic one has the suffix Ar. */
  name: FieldPath<Values> & string;
  /** Label without the language. */
  label: string;
  required?: boolean;
  minRows: number;
  maxRows: number;
}

/** A long text in both languages, side by side where there is room. */
export function BilingualRichTexts<Values extends FieldValues>({
  name,
  label,
  ...rest
}: BilingualRichTextsProps<Values>) {
  const { t } = useTranslation('admin');
  return (
    <Box sx={twoColumnGrid}>
      <RichTextInput {...rest} name={`${name}Ar` as FieldPath<Values>} label={t('form.arabic', { label })} lang="ar" />
      <RichTextInput {...rest} name={name} label={t('form.english', { label })} lang="en" />
    </Box>
  );
}
