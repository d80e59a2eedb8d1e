import { Chip, Stack, Typography, type TypographyProps } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation, localizeFieldWithLang, formatDate, useLanguage, usePlural } from '../language/index';
import { truncateText } from '../../schema/contract/text/format/truncateText';
import { BlogPostFallbackImage } from '../art/fallbackImages/BlogPostFallbackImage';
import { fallbackImageIndex, fallbackImageUrl } from '../art/fallbackImages/fallbackImageIndex';
import { ClockIcon } from '../art/icons/commonIcons';
import { EyeIcon } from '../art/icons/editIcons';
import { paths, TextLink } from '../routing';
import { ThumbnailImage } from '../ui/layout/ThumbnailImage';
import { lineClampStyles, stretchedLinkStyles } from '../ui/layout/layoutStyles';
import { Highlight } from '../ui/text/Highlight';
import { IconText } from '../ui/text/IconText';
import type { BlogPostPreviewFragment } from './__generated__/BlogPostCard';

interface BlogPostTitleProps extends Pick<TypographyProps, 'variant'> {
  post: Pick<BlogPostPreviewFragment, 'slug' | 'title' | 'titleAr'>;
  search?: string | undefined;
}

export function BlogPostTitle({ post, search = '', variant = 'h4' }: BlogPostTitleProps) {
  const { language } = useLanguage();
  const { text, ...langProps } = localizeFieldWithLang(post, 'title', language);
  return (
    <Typography
      component="h3"
      variant={variant}
      {...langProps}
      sx={{ ...lineClampStyles(4), inlineSize: '100%', textAlign: 'start', textWrap: 'pretty' }}
    >
      <TextLink to={paths.blogPost(post.slug)} underline="none" sx={stretchedLinkStyles}>
        <Highlight text={text} search={search} />
      </TextLink>
    </Typography>
  );
}

export function BlogPostCategoryAndDate({ post }: { post: Pick<BlogPostPreviewFragment, 'category' | 'publishedAt'> }) {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
    >
      <BlogCategoryChip category={post.category} />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <BlogPostDate date={post.publishedAt} />
      </Typography>
    </Stack>
  );
}

/** The blog's default category where the post has none. */
export function BlogCategoryChip({ category }: Pick<BlogPostPreviewFragment, 'category'>) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  if (!category) return <Chip size="small" label={t('noCategory')} />;
  const { text, ...langProps } = localizeFieldWithLang(category, 'name', language);
  return <Chip size="small" label={<span {...langProps}>{text}</span>} />;
}

export function BlogPostDate({ date }: { date: string }) {
  const { language } = useLanguage();
  return <time dateTime={date}>{formatDate(date, language)}</time>;
}

interface BlogPostThumbnailProps {
  post: Pick<BlogPostPreviewFragment, 'id' | 'thumbnail' | 'thumbnailSources'>;
  eager?: boolean;
}

/** The post's image, otherwise a fallback chosen by its id. Decorative: it has no alternative text. */
export function BlogPostThumbnail({
  post: { id, thumbnail, thumbnailSources },
  eager = false,
}: BlogPostThumbnailProps) {
  const fallback = <BlogPostFallbackImage n={fallbackImageIndex('posts', id)} />;
  return (
    <ThumbnailImage
      src={thumbnail}
      sources={thumbnailSources}
      fallback={fallback}
      fallbackUrl={fallbackImageUrl('posts', id)}
      eager={eager}
    />
  );
}

/** `views` is present only where the query asks for it, because it changes too often to cache. */
export type BlogPostPreview = BlogPostPreviewFragment & { views?: number };

interface BlogPostStatsProps {
  post: Pick<BlogPostPreview, 'readTime' | 'views'>;
  children?: ReactNode;
}

export function BlogPostStats({ post: { readTime, views }, children }: BlogPostStatsProps) {
  const formatCount = usePlural('blog');
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      {children}
      <IconText icon={<ClockIcon size={18} />}>{formatCount('readTime', readTime)}</IconText>
      {views !== undefined && <IconText icon={<EyeIcon size={18} />}>{formatCount('views', views)}</IconText>}
    </Stack>
  );
}

interface BlogPostSummaryTextProps {
  post: Pick<BlogPostPreviewFragment, 'summary' | 'summaryAr'>;
  search?: string | undefined;
  maxLength?: number;
}

export function BlogPostSummaryText({ post, search = '', maxLength = 240 }: BlogPostSummaryTextProps) {
  const { language } = useLanguage();
  const { text, ...langProps } = localizeFieldWithLang(post, 'summary', language);
  return (
    <Typography
      variant="body2"
      {...langProps}
      sx={{ inlineSize: '100%', overflowWrap: 'anywhere', color: 'text.secondary', textAlign: 'start' }}
    >
      <Highlight text={truncateText(text, maxLength)} search={search} />
    </Typography>
  );
}
