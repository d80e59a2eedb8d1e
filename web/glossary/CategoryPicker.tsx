import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sentence } from '../../schema/contract/sentences';
import type { CategoryCountFragment } from './__generated__/GlossaryScreen';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import type { TermForm } from './draft';

interface CategoryPickerProps {
  form: TermForm;
  categories: readonly CategoryCountFragment[];
  isNew: boolean;
  onNew(isNew: boolean): void;
}

const newOne = 'new';

/** One of the known categories, with both its names, or a new one that the languages' fields name. */
export function CategoryPicker({ form, categories, isNew, onNew }: CategoryPickerProps) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const { field, fieldState } = useController({ name: 'category', control: form.control });
  const known = categories.findIndex(({ category }) => category === field.value);
  const complaint = isNew ? undefined : fieldState.error?.message;
  const choose = (value: string) => {
    const chosen = value === newOne ? undefined : categories[Number(value)];
    onNew(!chosen);
    for (const name of ['category', 'categoryAr'] as const) {
      form.setValue(name, chosen?.[name] ?? '', { shouldDirty: true });
      form.clearErrors(name);
    }
  };
  return (
    <TextField
      select
      required
      label={t('edit.category')}
      value={isNew ? newOne : known < 0 ? '' : String(known)}
      onChange={(event) => choose(event.target.value)}
      onBlur={field.onBlur}
      inputRef={isNew ? undefined : field.ref}
      error={complaint !== undefined}
      helperText={complaint === undefined ? undefined : sentence(complaint, language)}
      sx={{ maxInlineSize: { sm: 'calc(50% - 12px)' } }}
    >
      {categories.map((category, at) => {
        const { text, ...said } = bilingual(category, 'category', language);
        return (
          <MenuItem key={category.category} value={String(at)} {...said}>
            {text}
          </MenuItem>
        );
      })}
      <MenuItem value={newOne} sx={{ color: 'primary.main', fontWeight: 500 }}>
        {t('edit.newCategory')}
      </MenuItem>
    </TextField>
  );
}
