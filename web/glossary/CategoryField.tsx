import { useTranslation } from 'react-i18next';
import { searchKey } from '../../schema/contract/search';
import type { CategoryCountFragment } from './__generated__/GlossaryScreen';
import { formatNumber, inLanguage } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { NativeSelect } from '../ui/form/NativeSelect';

interface CategoryFieldProps {
  value: string;
  categories: readonly CategoryCountFragment[];
  onChoose(category: string): void;
}

/** All categories or one, each with its count, in the order of the page's language. One that nobody knows stays chosen. */
export function CategoryField({ value, categories, onChoose }: CategoryFieldProps) {
  const { t } = useTranslation('glossary');
  const { language } = useLanguage();
  const counted = (label: string, count: number) => `${label} (${formatNumber(count, language)})`;
  const known = categories
    .map((category) => ({ ...category, name: inLanguage(category, 'category', language) }))
    .map((category) => ({ ...category, key: searchKey(category.name) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const chosen = categories.find(({ category, categoryAr }) => category === value || categoryAr === value);
  const unknown = value && !chosen ? [{ value, label: value }] : [];
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <NativeSelect
      id="glossary-category"
      name="category"
      label={t('category')}
      value={chosen?.category ?? value}
      options={[
        { value: '', label: categories.length > 0 ? counted(t('all'), all) : t('all') },
        ...unknown,
        ...known.map(({ category, name, count }) => ({ value: category, label: counted(name, count) })),
      ]}
      onChoose={onChoose}
    />
  );
}
