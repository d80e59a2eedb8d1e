import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { truncateText } from '../../schema/contract/text/markdownText';
import { BlogPostFallbackImage } from '../art/fallbackImages/BlogPostFallbackImage';
import { fallbackImageIndex } from '../art/fallbackImages/fallbackImageIndex';
import { ClockIcon } from '../art/icons/contentIcons';
import { EyeIcon } from '../art/icons/visibilityIcons';
import { localizeFieldWithLang, formatDate } from '../language/formatters';
import { useLanguage } from '../language/useLanguage';
import { usePlural } from '../language/usePlural';
import { paths } from '../paths';
import { ThumbnailImage } from '../ui/layout/ThumbnailImage';
import { lineClampStyles, stretchedLinkStyles } from '../ui/layout/linkedCardStyles';
import { TextLink } from '../ui/navigation/routerLinks';
import { Highlight } from '../ui/text/Highlight';
import { IconText } from '../ui/text/IconText';
import type { BlogPostPreviewFragment } from './__generated__/BlogPostCard';

interface BlogPostTitleProps extends Pick<TypographyProps, 'variant'> {
  post: Pick<BlogPostPreviewFragment, 'slug' | 'title' | 'titleAr'>;
  search?: string | undefined;
}

/** The title of an article on its card: the one link, which answers for the picture and the rest of the card as well. */
export function BlogPostTitle({ post, search = '', variant = 'h4' }: BlogPostTitleProps) {
  const { language } = useLanguage();
  const { text, ...said } = localizeFieldWithLang(post, 'title', language);
  return (
    <Typography
      component="h3"
      variant={variant}
      {...said}
      sx={{ ...lineClampStyles(4), inlineSize: '100%', textAlign: 'start', textWrap: 'pretty' }}
    >
      <TextLink to={paths.blogPost(post.slug)} underline="none" sx={stretchedLinkStyles}>
        <Highlight text={text} search={search} />
      </TextLink>
    </Typography>
  );
}

/** At the ends of a line, or of two where they are too long for one: what an article is filed under, and its day. */
export function BlogPostCategoryAndDate({ post }: { post: Pick<BlogPostPreviewFragment, 'category' | 'createdAt'> }) {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
    >
      <BlogCategoryChip category={post.category} />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <BlogPostDate of={post.createdAt} />
      </Typography>
    </Stack>
  );
}

/** What an article is filed under; 'EV Technology' where it has no category (product.md section 2). */
export function BlogCategoryChip({ category }: Pick<BlogPostPreviewFragment, 'category'>) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  if (!category) return <Chip size="small" label={t('noCategory')} />;
  const { text, ...said } = localizeFieldWithLang(category, 'name', language);
  return <Chip size="small" label={<span {...said}>{text}</span>} />;
}

/** The day an article was made, in the words of the language and for machines. */
export function BlogPostDate({ of }: { of: string }) {
  const { language } = useLanguage();
  return <time dateTime={of}>{formatDate(of, language)}</time>;
}

/** The article's own picture, else one of the five by its key (spec.md section 9). It fills its frame and only decorates. */
export function BlogPostThumbnail({
  post: { id, thumbnail },
}: {
  post: Pick<BlogPostPreviewFragment, 'id' | 'thumbnail'>;
}) {
  return thumbnail ? <ThumbnailImage src={thumbnail} /> : <BlogPostFallbackImage n={fallbackImageIndex('posts', id)} />;
}

/** An article as cards show it; how many have read it only where it was asked for, since that changes all the time. */
export type BlogPostPreview = BlogPostPreviewFragment & { views?: number };

interface BlogPostStatsProps {
  post: Pick<BlogPostPreview, 'readTime' | 'views'>;
  /** Facts that come before. */
  children?: ReactNode;
}

/** How long an article takes to read, and how many have read it. */
export function BlogPostStats({ post: { readTime, views }, children }: BlogPostStatsProps) {
  const counted = usePlural('blog');
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      {children}
      <IconText icon={<ClockIcon size={18} />}>{counted('readTime', readTime)}</IconText>
      {views !== undefined && <IconText icon={<EyeIcon size={18} />}>{counted('views', views)}</IconText>}
    </Stack>
  );
}

interface BlogPostSummaryProps {
  post: Pick<BlogPostPreviewFragment, 'summary' | 'summaryAr'>;
  search?: string | undefined;
  /** Cuts it after so many characters. */
  maxLength?: number;
}

/** What a card says of an article. */
export function BlogPostSummary({ post, search = '', maxLength = Infinity }: BlogPostSummaryProps) {
  const { language } = useLanguage();
  const { text, ...said } = localizeFieldWithLang(post, 'summary', language);
  return (
    <Typography
      variant="body2"
      {...said}
      sx={{ ...lineClampStyles(6), inlineSize: '100%', color: 'text.secondary', textAlign: 'start' }}
    >
      <Highlight text={truncateText(text, maxLength)} search={search} />
    </Typography>
  );
}
