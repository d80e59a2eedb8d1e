import { Box, Stack, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslation, localizeFieldWithLang, useLanguage } from '../../language';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { BlogHeroArt } from '../../art/illustrations/BlogHeroArt';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { paths, TextLink } from '../../routing';
import { PageMeta } from '../../seo/PageMeta';
import { dataOrPrevious } from '../../ui/feedback/queryStates';
import { CategoryIcon } from '../../art/icons/CategoryIcon';
import { SearchField } from '../../ui/form/SearchField';
import { PageHero } from '../../ui/layout/PageHero';
import { Section, PageContainer } from '../../ui/layout/Section';
import { lineClampStyles } from '../../ui/layout/layoutStyles';
import { ChipLink, scrollableChipListStyles } from '../../ui/navigation/ChipLink';
import { BlogPostRowFrame, BlogPostCard } from '../BlogPostCard';
import {
  BlogPostCategoryAndDate,
  BlogPostStats,
  BlogPostSummaryText,
  BlogPostTitle,
  BlogPostDate,
  BlogPostThumbnail,
} from '../BlogPostParts';
import { RssFeedHeadLink, RssFeedLink } from '../RssFeedLink';
import type { BlogPostCardFragment, BlogPostPreviewFragment } from '../__generated__/BlogPostCard';
import { BlogPostList } from './BlogPostList';
import {
  BlogPostListDocument,
  useBlogPostListQuery,
  type BlogCategoryFragment,
} from './__generated__/BlogPostListScreen';
import {
  hasActiveFilters,
  parseBlogPostFilters,
  toBlogPostListVariables,
  useBlogPostFilters,
  blogPostFilterParams,
} from './blogPostFilters';
import type { BlogPostFilters } from './blogPostFilters';

const columnsStyles = {
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 344px' },
  gap: { xs: 5, lg: 4 },
  alignItems: 'start',
  paddingBlockEnd: { xs: 4, md: 6 },
} as const;

export const listBlogQueries: ListPageQueries = ({ searchParams }) => [
  pageQuery(BlogPostListDocument, toBlogPostListVariables(parseBlogPostFilters(searchParams))),
];

/** The filters are in the URL; the current results stay until new ones arrive. */
export function BlogPostListScreen({ newsletter }: { newsletter: ReactNode }) {
  const { t } = useTranslation('blog');
  const { filters, search } = useBlogPostFilters();
  const blog = useBlogPostListQuery({ variables: toBlogPostListVariables(filters) });
  const visibleData = dataOrPrevious(blog);
  const { blogCategories = [], newest } = visibleData ?? blog.previousData ?? {};
  const recent = newest?.nodes ?? [];
  const featured = hasActiveFilters(filters) ? [] : recent.slice(0, pageSizes.blog.featured);
  return (
    <>
      <PageMeta title={t('list.page.title')} description={t('list.page.description')} />
      <RssFeedHeadLink />
      <PageHero badge={t('list.badge')} title={t('list.title')} subtitle={t('list.subtitle')} art={<BlogHeroArt />}>
        <BlogSearch filters={filters} onSearch={search} />
      </PageHero>
      <PageContainer sx={{ paddingBlockStart: { xs: 3, md: 5 } }}>
        <BlogCategoryLinks filters={filters} categories={blogCategories} totalCount={newest?.totalCount} />
        <FeaturedBlogPosts posts={featured} />
        <Box sx={{ ...columnsStyles, paddingBlockStart: hasActiveFilters(filters) ? { xs: 4, md: 6 } : 0 }}>
          <BlogPostList query={{ ...blog, data: visibleData }} filters={filters} featured={featured} />
          <Stack component="aside" aria-label={t('list.aside')} sx={{ gap: 3 }}>
            <RecentBlogPosts posts={recent} />
            {newsletter}
            <RssFeedLink />
          </Stack>
        </Box>
      </PageContainer>
    </>
  );
}

const searchFormStyles = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: 1.5,
  marginBlockStart: 3.5,
  maxInlineSize: '34rem',
} as const;

/** A plain GET form, so that it also works without JavaScript. */
function BlogSearch({ filters, onSearch }: { filters: BlogPostFilters; onSearch(search: string): void }) {
  const { t } = useTranslation('blog');
  return (
    <Box
      component="form"
      role="search"
      action={paths.blog()}
      onSubmit={(event) => event.preventDefault()}
      sx={searchFormStyles}
    >
      <SearchField
        id="blog-search"
        label={t('list.search')}
        placeholder={t('list.placeholder')}
        value={filters.search}
        onSearch={onSearch}
        hasSubmitButton
      />
      {filters.category && <input type="hidden" name="category" value={filters.category} />}
    </Box>
  );
}

const featuredGridStyles = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gridAutoRows: { lg: '1fr' },
  '& > :first-of-type': { gridRow: { lg: 'span 2' } },
} as const;

function FeaturedBlogPosts({ posts }: { posts: readonly BlogPostCardFragment[] }) {
  const { t } = useTranslation('blog');
  const [first, ...others] = posts;
  if (!first) return null;
  return (
    <Section title={t('list.featured')}>
      <Box sx={featuredGridStyles}>
        <BlogPostCard post={first} variant="large" />
        {others.map((post) => (
          <BlogPostRowFrame key={post.id} post={post}>
            <BlogPostCategoryAndDate post={post} />
            <BlogPostTitle post={post} />
            <BlogPostSummaryText post={post} />
            <BlogPostStats post={post} />
          </BlogPostRowFrame>
        ))}
      </Box>
    </Section>
  );
}

interface BlogCategoryLinksProps {
  filters: BlogPostFilters;
  categories: readonly BlogCategoryFragment[];
  totalCount: number | undefined;
}

function BlogCategoryLinks({ filters: { category, search }, categories, totalCount: total }: BlogCategoryLinksProps) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const to = (categoryId: string) => paths.blog(blogPostFilterParams({ category: categoryId, search }));
  return (
    <Box component="nav" aria-label={t('list.categories')}>
      <Box component="ul" sx={scrollableChipListStyles}>
        <li>
          <ChipLink to={to('')} isSelected={category === ''} count={total}>
            {t('list.everything')}
          </ChipLink>
        </li>
        {categories.map((item) => {
          const { text, ...langProps } = localizeFieldWithLang(item, 'name', language);
          return (
            <li key={item.id}>
              <ChipLink to={to(item.id)} isSelected={category === item.id} count={item.publishedBlogPostCount}>
                <CategoryIcon icon={item.icon} size={20} />
                <span {...langProps}>{text}</span>
              </ChipLink>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const rowStyles = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  columnGap: 2,
  alignItems: 'center',
  paddingBlock: 1.5,
  '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;

const thumbnailStyles = { aspectRatio: '1', overflow: 'hidden', borderRadius: '12px' } as const;

const linkStyles = {
  ...lineClampStyles(2),
  color: 'inherit',
  fontWeight: 700,
  lineHeight: 1.5,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: 'primary.main' },
} as const;

function RecentBlogPosts({ posts }: { posts: readonly BlogPostPreviewFragment[] }) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const id = useId();
  if (posts.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: 2.5, paddingBlockEnd: 1 }}>
      <Typography id={id} component="h2" variant="h4">
        {t('list.recent')}
      </Typography>
      <Box component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none', marginBlockStart: 1 }}>
        {posts.map((post) => {
          const { text, ...langProps } = localizeFieldWithLang(post, 'title', language);
          return (
            <Box component="li" key={post.id} sx={rowStyles}>
              <Box sx={thumbnailStyles}>
                <BlogPostThumbnail post={post} />
              </Box>
              <div>
                <TextLink to={paths.blogPost(post.slug)} underline="none" sx={linkStyles} {...langProps}>
                  {text}
                </TextLink>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  <BlogPostDate date={post.publishedAt} />
                </Typography>
              </div>
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}
