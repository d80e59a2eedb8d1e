import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { textDirection, type Language } from '../../../schema/contract/languages';
import { formatValidationMessage } from '../../../schema/contract/problems/validationMessages';
import { localizeFieldWithLang } from '../../language/formatters';
import { useLanguage } from '../../language/useLanguage';
import { TextInput } from '../../ui/form/TextInput';
import { twoColumnGrid } from '../../ui/form/twoColumnGrid';
import type { GlossaryCategoryCountFragment } from '../__generated__/GlossaryScreen';
import type { TermFormMethods } from './termForm';

interface TermCategoryFieldsProps {
  form: TermFormMethods;
  categories: readonly GlossaryCategoryCountFragment[];
  languageOrder: readonly Language[];
}

export function TermCategoryFields({ form, categories, languageOrder }: TermCategoryFieldsProps) {
  const { t } = useTranslation('glossary');
  const [isNewSelected, setNewSelected] = useState(false);
  const name = useWatch({ control: form.control, name: 'category' });
  const isUnknown = name !== '' && !categories.some(({ category }) => category === name);
  const isNew = isNewSelected || isUnknown || categories.length === 0;
  return (
    <>
      {categories.length > 0 && (
        <TermCategorySelect form={form} categories={categories} isNew={isNew} onNewChange={setNewSelected} />
      )}
      {isNew && (
        <Box sx={twoColumnGrid}>
          {languageOrder.map((language) => {
            const field = language === 'ar' ? 'categoryAr' : 'category';
            return (
              <TextInput
                key={field}
                name={field}
                control={form.control}
                label={t(`edit.fields.${field}`)}
                required
                slotProps={{ htmlInput: { lang: language, dir: textDirection(language) } }}
              />
            );
          })}
        </Box>
      )}
    </>
  );
}

interface TermCategorySelectProps {
  form: TermFormMethods;
  categories: readonly GlossaryCategoryCountFragment[];
  isNew: boolean;
  onNewChange(isNew: boolean): void;
}

const newCategoryValue = 'new';

/** The last option is a new category, named in the language fields. */
function TermCategorySelect({ form, categories, isNew, onNewChange }: TermCategorySelectProps) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const { field, fieldState } = useController({ name: 'category', control: form.control });
  const knownIndex = categories.findIndex(({ category }) => category === field.value);
  const errorMessage = isNew ? undefined : fieldState.error?.message;
  const selectCategory = (value: string) => {
    const selected = value === newCategoryValue ? undefined : categories[Number(value)];
    onNewChange(!selected);
    for (const name of ['category', 'categoryAr'] as const) {
      form.setValue(name, selected?.[name] ?? '', { shouldDirty: true });
      form.clearErrors(name);
    }
  };
  return (
    <TextField
      select
      required
      label={t('edit.category')}
      value={isNew ? newCategoryValue : knownIndex < 0 ? '' : String(knownIndex)}
      onChange={(event) => selectCategory(event.target.value)}
      onBlur={field.onBlur}
      inputRef={isNew ? undefined : field.ref}
      error={errorMessage !== undefined}
      helperText={errorMessage === undefined ? undefined : formatValidationMessage(errorMessage, language)}
      sx={{ maxInlineSize: { sm: 'calc(50% - 12px)' } }}
    >
      {categories.map((category, index) => {
        const { text, ...langProps } = localizeFieldWithLang(category, 'category', language);
        return (
          <MenuItem key={category.category} value={String(index)} {...langProps}>
            {text}
          </MenuItem>
        );
      })}
      <MenuItem value={newCategoryValue} sx={{ color: 'primary.main', fontWeight: 500 }}>
        {t('edit.newCategory')}
      </MenuItem>
    </TextField>
  );
}
