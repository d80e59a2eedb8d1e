import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { CategoryChoiceFragment } from '../data/generated';
import { formatNumber, inLanguage } from '../language/formats';
import { useLanguage } from '../language/useLanguage';

interface CategoryFieldProps {
  value: string;
  categories: readonly CategoryChoiceFragment[];
  onChoose(category: string): void;
}

/** One category or all, each with how many courses it has. The browser's own list: it works before and without scripts. */
export function CategoryField({ value, categories, onChoose }: CategoryFieldProps) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  return (
    <TextField
      select
      id="course-category"
      name="category"
      label={t('filters.category')}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { native: true } }}
    >
      <option value="">{t('filters.allCategories')}</option>
      {value && !categories.some(({ id }) => id === value) && <option value={value}>{value}</option>}
      {categories.map((category) => (
        <option key={category.id} value={category.id}>
          {inLanguage(category, 'name', language)} ({formatNumber(category.courseCount, language)})
        </option>
      ))}
    </TextField>
  );
}
