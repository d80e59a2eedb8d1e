import { useTranslation } from 'react-i18next';
import type { AdminPostWholeFragment } from '../__generated__/BlogTab';
import type { ToldField } from '../../ui/form/ConflictNotice';

/** How a conflict tells what somebody else has changed of an article. */
export function useToldFields(): ToldField<AdminPostWholeFragment>[] {
  const { t } = useTranslation('adminBlog');
  const { t: admin } = useTranslation('admin');
  const inEnglish = (label: string) => admin('form.english', { label });
  const inArabic = (label: string) => admin('form.arabic', { label });
  return [
    { name: 'titleAr', label: inArabic(t('title')), said: ({ titleAr }) => titleAr },
    { name: 'title', label: inEnglish(t('title')), said: ({ title }) => title },
    { name: 'slug', label: t('slug'), said: ({ slug }) => slug },
    { name: 'excerptAr', label: inArabic(t('excerpt')), said: ({ excerptAr }) => excerptAr ?? '' },
    { name: 'excerpt', label: inEnglish(t('excerpt')), said: ({ excerpt }) => excerpt ?? '' },
    { name: 'contentAr', label: inArabic(t('content')), said: ({ contentAr }) => contentAr },
    { name: 'content', label: inEnglish(t('content')), said: ({ content }) => content },
    { name: 'category', label: t('category'), said: ({ category }) => category?.nameAr ?? '' },
    { name: 'tags', label: t('tags'), said: ({ tags }) => tags.join('، ') },
    { name: 'readTime', label: t('readTime'), said: ({ readTime }) => String(readTime) },
    { name: 'thumbnail', label: t('thumbnail'), said: ({ thumbnail }) => thumbnail ?? '' },
    {
      name: 'isPublished',
      label: admin('state.label'),
      said: ({ isPublished }) => admin(isPublished ? 'state.published' : 'state.draft'),
    },
  ];
}
