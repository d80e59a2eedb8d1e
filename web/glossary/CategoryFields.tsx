import Box from '@mui/material/Box';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { directionOf, type Language } from '../../schema/contract/languages';
import type { CategoryCountFragment } from './__generated__/GlossaryScreen';
import { TextInput } from '../ui/form/TextInput';
import { CategoryPicker } from './CategoryPicker';
import type { TermForm } from './draft';
import { sideBySide } from '../ui/form/sideBySide';

interface CategoryFieldsProps {
  form: TermForm;
  categories: readonly CategoryCountFragment[];
  /** The languages in the order of the form. */
  order: readonly Language[];
}

/** What the term is filed under: a known category, or a new one with its names in both languages. */
export function CategoryFields({ form, categories, order }: CategoryFieldsProps) {
  const { t } = useTranslation('glossary');
  const [isAsked, setAsked] = useState(false);
  const name = useWatch({ control: form.control, name: 'category' });
  const isUnknown = name !== '' && !categories.some(({ category }) => category === name);
  const isNew = isAsked || isUnknown || categories.length === 0;
  return (
    <>
      {categories.length > 0 && <CategoryPicker form={form} categories={categories} isNew={isNew} onNew={setAsked} />}
      {isNew && (
        <Box sx={sideBySide}>
          {order.map((language) => {
            const field = language === 'ar' ? 'categoryAr' : 'category';
            return (
              <TextInput
                key={field}
                name={field}
                control={form.control}
                label={t(`edit.fields.${field}`)}
                required
                slotProps={{ htmlInput: { lang: language, dir: directionOf(language) } }}
              />
            );
          })}
        </Box>
      )}
    </>
  );
}
