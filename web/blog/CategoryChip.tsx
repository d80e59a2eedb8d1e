import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { PostFaceFragment } from './__generated__/PostCard';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';

/** What an article is filed under; 'EV Technology' where it has no category (product.md section 2). */
export function CategoryChip({ category }: Pick<PostFaceFragment, 'category'>) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  if (!category) return <Chip size="small" label={t('noCategory')} />;
  const { text, ...said } = bilingual(category, 'name', language);
  return <Chip size="small" label={<span {...said}>{text}</span>} />;
}
