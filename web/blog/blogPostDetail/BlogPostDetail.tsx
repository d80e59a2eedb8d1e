import { hasArabicLetter } from '../../../schema/contract/text/characters';
import { Box, Chip, Stack, Typography } from '@mui/material';
import { displayFirstName } from '../../../schema/contract/text/names/displayName';
import { useTranslation, localizeBlocks, localizeFieldWithLang, localizeField, useLanguage } from '../../language';
import { createBlogPostJsonLd } from '../../seo/jsonLd/entityJsonLd';
import { paths, BackLink, TextLink } from '../../routing';
import { editRecordParam } from '../../routing/paths';
import { useViewer } from '../../session/useViewer';
import { PageMeta } from '../../seo/PageMeta';
import { JsonLd } from '../../seo/jsonLd/JsonLd';
import { blogPostPreviewImage } from '../../seo/previewImages';
import { useSeoSite } from '../../seo/seoContext';
import { ShareButtons } from '../../ui/navigation/ShareButtons';
import { Section, PageContainer } from '../../ui/layout/Section';
import { PersonAvatar } from '../../ui/layout/PersonAvatar';
import { PersonName } from '../../ui/text/PersonName';
import { chipListStyles } from '../../ui/navigation/ChipLink';
import { RichText } from '../../ui/text/richText/RichText';
import { BlogPostRowFrame } from '../BlogPostCard';
import {
  BlogCategoryChip,
  BlogPostDate,
  BlogPostStats,
  BlogPostSummaryText,
  BlogPostThumbnail,
  BlogPostTitle,
} from '../BlogPostParts';
import { RssFeedHeadLink } from '../RssFeedLink';
import type { BlogPostPreviewFragment } from '../__generated__/BlogPostCard';
import { CalendarIcon } from '../../art/icons/commonIcons';
import { IconText } from '../../ui/text/IconText';
import type { BlogPostDetailFragment, BlogPostHeaderFragment } from './__generated__/BlogPostDetail';
import { readingColumnStyles, postHeaderStyles } from './blogPostStyles';
import type { Language } from '../../../schema/contract/languages';

/** Characters. */
const relatedExcerptLength = 100;

const proseStyles = {
  ...readingColumnStyles,
  fontSize: { xs: '1.125rem', md: '1.1875rem' },
  lineHeight: { xs: 1.8, md: 1.9 },
  '& > div > p:first-of-type': { fontSize: '1.125em' },
} as const;

export function BlogPostDetail({ post }: { post: BlogPostDetailFragment }) {
  const { t } = useTranslation('blog');
  const seo = useSeoSite();
  const { language } = seo;
  const title = localizeField(post, 'title', language);
  const { blocks, ...langProps } = localizeBlocks(post, 'contentBlocks', language);
  return (
    <>
      <PageMeta
        title={title}
        breadcrumbs={[{ name: t('list.page.title'), path: paths.blog() }]}
        description={localizeField(post, 'summary', language)}
        previewImage={blogPostPreviewImage(post)}
        article={{ published: post.publishedAt, modified: post.updatedAt }}
        isIndexed={post.isPublished}
      />
      <JsonLd data={createBlogPostJsonLd(seo, post)} />
      <RssFeedHeadLink />
      <ReadingProgressBar />
      <article>
        <BlogPostHeader post={post} />
        <PageContainer sx={{ paddingBlock: { xs: 3, md: 5 } }}>
          <Box {...langProps} sx={proseStyles}>
            <RichText blocks={blocks} lang={langProps.lang} headingLevel={2} />
          </Box>
          <BlogPostTags tags={post.tags} />
        </PageContainer>
      </article>
      <RelatedBlogPosts posts={post.related} />
    </>
  );
}

function RelatedBlogPosts({ posts }: { posts: readonly BlogPostPreviewFragment[] }) {
  const { t } = useTranslation('blog');
  if (posts.length === 0) return null;
  return (
    <PageContainer className="no-print">
      <Box sx={{ ...readingColumnStyles, borderBlockStart: '1px solid', borderColor: 'divider' }}>
        <Section title={t('article.related')}>
          <Stack sx={{ gap: 2 }}>
            {posts.map((post) => (
              <BlogPostRowFrame key={post.id} post={post}>
                <BlogPostTitle post={post} />
                <BlogPostSummaryText post={post} maxLength={relatedExcerptLength} />
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  <BlogPostDate date={post.publishedAt} />
                </Typography>
              </BlogPostRowFrame>
            ))}
          </Stack>
        </Section>
      </Box>
    </PageContainer>
  );
}

/** A CSS scroll-driven animation: invisible in browsers that do not support it. */
function ReadingProgressBar() {
  return (
    <Box
      aria-hidden="true"
      className="no-print"
      sx={{
        display: 'none',
        '@supports (animation-timeline: scroll())': {
          '@keyframes reading': { from: { inlineSize: 0 }, to: { inlineSize: '100%' } },
          display: 'block',
          position: 'fixed',
          zIndex: 'appBar',
          insetInlineStart: 0,
          insetBlockStart: 'var(--tayyar-bar)',
          blockSize: 4,
          backgroundColor: 'amber',
          animation: 'reading linear',
          animationTimeline: 'scroll(root)',
        },
      }}
    />
  );
}

function BlogPostTags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const shown = tagsInLanguage(tags, language);
  if (shown.length === 0) return null;
  return (
    <Box sx={{ ...readingColumnStyles, marginBlockStart: { xs: 4, md: 5 } }}>
      <Box component="ul" aria-label={t('article.tags')} sx={chipListStyles}>
        {shown.map((tag) => (
          <li key={tag}>
            <Chip label={<bdi>{tag}</bdi>} variant="outlined" />
          </li>
        ))}
      </Box>
    </Box>
  );
}

const titleStyles = {
  textAlign: 'start',
  fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)',
  textWrap: 'balance',
} as const;

const thumbnailStyles = {
  maxInlineSize: '60rem',
  aspectRatio: '2 / 1',
  overflow: 'hidden',
  borderRadius: '16px',
  marginInline: 'auto',
  marginBlockStart: { xs: 3, md: 4 },
} as const;

/** Leads admins who find an error while reading to the record of the article. */
function EditLink({ id }: Pick<BlogPostHeaderFragment, 'id'>) {
  const { t } = useTranslation('blog');
  const { viewer } = useViewer();
  return (
    viewer?.role === 'admin' && (
      <TextLink to={`${paths.admin.blogPost(id)}?${editRecordParam}=1`} className="no-print">
        {t('article.edit')}
      </TextLink>
    )
  );
}

function BlogPostHeader({ post }: { post: BlogPostHeaderFragment }) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const { text: title, ...langProps } = localizeFieldWithLang(post, 'title', language);
  return (
    <Box component="header" sx={postHeaderStyles}>
      <PageContainer>
        <Stack sx={{ ...readingColumnStyles, gap: 2, alignItems: 'flex-start' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center' }}>
            <BackLink to={paths.blog()}>{t('article.back')}</BackLink>
            <EditLink id={post.id} />
          </Box>
          <BlogCategoryChip category={post.category} />
          <Typography variant="h1" {...langProps} sx={titleStyles}>
            {title}
          </Typography>
          <BlogPostByline post={post} />
          <ShareButtons path={paths.blogPost(post.slug)} title={title} />
        </Stack>
        {post.thumbnail && (
          <Box sx={thumbnailStyles}>
            <BlogPostThumbnail post={post} eager />
          </Box>
        )}
      </PageContainer>
    </Box>
  );
}

function BlogPostByline({ post }: { post: BlogPostHeaderFragment }) {
  const { author } = post;
  const { language } = useLanguage();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <PersonAvatar firstName={displayFirstName(author, language)} src={author.avatar} size={52} />
      <Box sx={{ minInlineSize: 0 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <PersonName person={author} />
        </Typography>
        <BlogPostStats post={post}>
          <IconText icon={<CalendarIcon size={18} />}>
            <BlogPostDate date={post.publishedAt} />
          </IconText>
        </BlogPostStats>
      </Box>
    </Stack>
  );
}

const isInLanguage = (tag: string, language: Language): boolean =>
  language === 'ar' ? hasArabicLetter(tag) : /\p{Script=Latin}/u.test(tag);

/** Names that all languages share: "IEC 62196", "CCS2", "LFP". */
const isSharedName = (tag: string): boolean => /^[\p{Lu}\d\s./+-]+$/u.test(tag);

/** Tags are words of either language: those of the page, or all if it has none. */
export function tagsInLanguage(tags: readonly string[], language: Language): readonly string[] {
  const own = tags.filter((tag) => isInLanguage(tag, language) && !isSharedName(tag));
  return own.length === 0 ? tags : tags.filter((tag) => own.includes(tag) || isSharedName(tag));
}
