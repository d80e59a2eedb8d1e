import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { directionOf, type Language } from '../../schema/contract/languages';
import type { TermDraft } from '../../schema/contract/validation/glossary';
import { TextInput } from '../ui/form/TextInput';

interface LanguageFieldsProps {
  language: Language;
  control: Control<TermDraft, unknown, TermDraft>;
  /** Whether these come first: their term is where writing begins. */
  isFirst: boolean;
}

/** What is written of a term in one language. */
export function LanguageFields({ language, control, isFirst }: LanguageFieldsProps) {
  const { t } = useTranslation('glossary');
  const named = <Name extends string>(name: Name) => (language === 'ar' ? (`${name}Ar` as const) : name);
  const field = <Name extends 'term' | 'acronym' | 'definition'>(name: Name) => ({
    name: named(name),
    control,
    label: t(`edit.fields.${named(name)}`),
    slotProps: { htmlInput: { lang: language, dir: directionOf(language) } },
  });
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
      <Box component="legend" sx={{ padding: 0, marginBlockEnd: 1.5, fontWeight: 800, fontSize: '1.125rem' }}>
        {t(`edit.languages.${language}`)}
      </Box>
      <Stack sx={{ gap: 2.5 }}>
        <TextInput {...field('term')} required autoFocus={isFirst} />
        <TextInput {...field('acronym')} />
        <TextInput {...field('definition')} required multiline minRows={4} maxRows={10} />
      </Stack>
    </Box>
  );
}
