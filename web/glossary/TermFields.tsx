import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CategoryCountFragment } from './__generated__/GlossaryScreen';
import { useLanguage } from '../language/useLanguage';
import { CategoryFields } from './CategoryFields';
import type { TermForm } from './draft';
import { LanguageFields } from './LanguageFields';
import { sideBySide } from '../ui/form/sideBySide';

interface TermFieldsProps {
  form: TermForm;
  categories: readonly CategoryCountFragment[];
}

/** The fields of a term: the languages side by side, that of the page first; then what holds for both. */
export function TermFields({ form, categories }: TermFieldsProps) {
  const { language } = useLanguage();
  const order = language === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const);
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={sideBySide}>
        {order.map((each, at) => (
          <LanguageFields key={each} language={each} control={form.control} isFirst={at === 0} />
        ))}
      </Box>
      <CategoryFields form={form} categories={categories} order={order} />
      <Published form={form} />
    </Stack>
  );
}

function Published({ form }: { form: TermForm }) {
  const { t } = useTranslation('glossary');
  const { field } = useController({ name: 'isPublished', control: form.control });
  const { value, ref, ...rest } = field;
  return (
    <div>
      <FormControlLabel
        control={<Switch {...rest} checked={value !== false} slotProps={{ input: { ref } }} />}
        label={t('edit.fields.isPublished')}
        aria-describedby="term-published-hint"
      />
      <FormHelperText id="term-published-hint">{t('edit.publishedHint')}</FormHelperText>
    </div>
  );
}
