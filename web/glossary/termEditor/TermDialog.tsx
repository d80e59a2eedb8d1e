import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { textDirection, type Language } from '../../../schema/contract/languages';
import type { GlossaryTermFormValues } from '../../../schema/contract/validation/glossary';
import { useLanguage } from '../../language/useLanguage';
import { useToast } from '../../ui/feedback/ToastProvider';
import { TextInput } from '../../ui/form/TextInput';
import { EntityFormDialog } from '../../ui/form/entity/EntityFormDialog';
import { twoColumnGrid } from '../../ui/form/twoColumnGrid';
import type { GlossaryCategoryCountFragment, GlossaryTermEntryFragment } from '../__generated__/GlossaryScreen';
import { TermCategoryFields } from './TermCategoryFields';
import { emptyTermFormValues, toTermFormValues, termFieldNames, useTermForm } from './termForm';
import type { TermFormMethods } from './termForm';

interface TermDialogProps {
  term: GlossaryTermEntryFragment | null;
  categories: readonly GlossaryCategoryCountFragment[];
  /** Name of the selected category filter; an empty string for all. */
  category: string;
  isOpen: boolean;
  onClose(): void;
  onDone(id: string): void;
  onGone(): void;
}

export function TermDialog({ term, categories, category, onDone, ...dialog }: TermDialogProps) {
  const { t } = useTranslation('glossary');
  const showToast = useToast();
  const selectedCategory = categories.find((item) => item.category === category || item.categoryAr === category);
  const [values] = useState(() => (term ? toTermFormValues(term) : emptyTermFormValues(selectedCategory)));
  const entityForm = useTermForm(term, values, (id) => {
    showToast({ title: t(term ? 'edit.updated' : 'edit.created') });
    onDone(id);
  });
  const diffFields = termFieldNames.map((name) => ({
    name,
    label: t(`edit.fields.${name}`),
    said: (row: GlossaryTermEntryFragment) =>
      name === 'isPublished' ? t(row.isPublished ? 'edit.published' : 'draft') : (row[name] ?? ''),
  }));
  return (
    <EntityFormDialog
      {...dialog}
      entityForm={entityForm}
      title={t(term ? 'edit.editTitle' : 'edit.addTitle')}
      diffFields={diffFields}
    >
      <TermFields form={entityForm.form} categories={categories} />
    </EntityFormDialog>
  );
}

interface TermFieldsProps {
  form: TermFormMethods;
  categories: readonly GlossaryCategoryCountFragment[];
}

function TermFields({ form, categories }: TermFieldsProps) {
  const { language } = useLanguage();
  const languageOrder = language === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const);
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={twoColumnGrid}>
        {languageOrder.map((fieldLanguage, index) => (
          <TermLanguageFields
            key={fieldLanguage}
            language={fieldLanguage}
            control={form.control}
            isFirst={index === 0}
          />
        ))}
      </Box>
      <TermCategoryFields form={form} categories={categories} languageOrder={languageOrder} />
      <PublishedSwitch form={form} />
    </Stack>
  );
}

function PublishedSwitch({ form }: { form: TermFormMethods }) {
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

interface TermLanguageFieldsProps {
  language: Language;
  control: Control<GlossaryTermFormValues, unknown, GlossaryTermFormValues>;
  /** Whether this group is first: its term field gets the focus. */
  isFirst: boolean;
}

function TermLanguageFields({ language, control, isFirst }: TermLanguageFieldsProps) {
  const { t } = useTranslation('glossary');
  const fieldName = <Name extends string>(name: Name) => (language === 'ar' ? (`${name}Ar` as const) : name);
  const field = <Name extends 'term' | 'acronym' | 'definition'>(name: Name) => ({
    name: fieldName(name),
    control,
    label: t(`edit.fields.${fieldName(name)}`),
    slotProps: { htmlInput: { lang: language, dir: textDirection(language) } },
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
