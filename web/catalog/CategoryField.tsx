import { useTranslation } from 'react-i18next';
import type { CategoryChoiceFragment } from './__generated__/CourseListScreen';
import { formatNumber, inLanguage } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { NativeSelect } from '../ui/form/NativeSelect';

interface CategoryFieldProps {
  value: string;
  categories: readonly CategoryChoiceFragment[];
  onChoose(category: string): void;
}

/** One category or all, each with how many courses it has. One that the address names but nobody knows stays chosen. */
export function CategoryField({ value, categories, onChoose }: CategoryFieldProps) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const known = categories.map((category) => ({
    value: category.id,
    label: `${inLanguage(category, 'name', language)} (${formatNumber(category.courseCount, language)})`,
  }));
  const unknown = value && !categories.some(({ id }) => id === value) ? [{ value, label: '…' }] : [];
  return (
    <NativeSelect
      id="course-category"
      name="category"
      label={t('filters.category')}
      value={value}
      options={[{ value: '', label: t('filters.allCategories') }, ...unknown, ...known]}
      onChoose={onChoose}
    />
  );
}
