import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../schema/contract/limits';
import { localizeFieldWithLang, localizeField } from '../../language/formatters';
import { paths } from '../../paths';
import { PageMeta } from '../../seo/PageMeta';
import { JsonLd } from '../../seo/jsonLd/JsonLd';
import { createBlogPostJsonLd } from '../../seo/jsonLd/blogPostJsonLd';
import { blogPostPreviewImage } from '../../seo/previewImages';
import { useSeoContext } from '../../seo/seoContext';
import { PageContainer } from '../../ui/layout/PageContainer';
import { Section } from '../../ui/layout/Section';
import { chipListStyles } from '../../ui/navigation/ChipLink';
import { RichText } from '../../ui/text/RichText';
import { BlogPostRow } from '../BlogPostCard';
import { BlogPostDate, BlogPostSummary, BlogPostTitle } from '../BlogPostCardParts';
import { RssFeedHeadLink } from '../RssFeedLink';
import { BlogPostHeader } from './BlogPostHeader';
import type { BlogPostPreviewFragment } from '../__generated__/BlogPostCard';
import type { BlogPostDetailFragment } from './__generated__/BlogPostDetail';
import { readingColumnStyles } from './blogPostStyles';

const proseStyles = {
  ...readingColumnStyles,
  fontSize: { xs: '1.125rem', md: '1.1875rem' },
  lineHeight: { xs: 1.8, md: 1.9 },
  '& > div > p:first-of-type': { fontSize: '1.125em' },
} as const;

export function BlogPostDetail({ post }: { post: BlogPostDetailFragment }) {
  const { t } = useTranslation('blog');
  const seo = useSeoContext();
  const { language } = seo;
  const title = localizeField(post, 'title', language);
  const { text, ...langProps } = localizeFieldWithLang(post, 'content', language);
  return (
    <>
      <PageMeta
        title={title}
        breadcrumbs={[{ name: t('list.page.title'), path: paths.blog() }]}
        description={localizeField(post, 'summary', language)}
        previewImage={blogPostPreviewImage(post)}
        article={{ published: post.createdAt, modified: post.updatedAt }}
        isIndexed={post.isPublished}
      />
      <JsonLd data={createBlogPostJsonLd(seo, post)} />
      <RssFeedHeadLink />
      <ReadingProgressBar />
      <article>
        <BlogPostHeader post={post} />
        <PageContainer sx={{ paddingBlock: { xs: 3, md: 5 } }}>
          <Box {...langProps} sx={proseStyles}>
            <RichText text={text} headingLevel={2} />
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
              <BlogPostRow key={post.id} post={post}>
                <BlogPostTitle post={post} />
                <BlogPostSummary post={post} maxLength={limits.blog.relatedExcerpt} />
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  <BlogPostDate date={post.createdAt} />
                </Typography>
              </BlogPostRow>
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
  if (tags.length === 0) return null;
  return (
    <Box sx={{ ...readingColumnStyles, marginBlockStart: { xs: 4, md: 5 } }}>
      <Box component="ul" aria-label={t('article.tags')} sx={chipListStyles}>
        {tags.map((tag) => (
          <li key={tag}>
            <Chip label={<bdi>{tag}</bdi>} variant="outlined" />
          </li>
        ))}
      </Box>
    </Box>
  );
}
