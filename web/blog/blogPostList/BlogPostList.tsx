import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation, usePlural } from '../../language';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { NoBlogPostsArt } from '../../art/illustrations/NoBlogPostsArt';
import { paths, ButtonLink } from '../../routing';
import { staleResultsStyles } from '../../ui/layout/layoutStyles';
import { EmptyState, QueryResult, type QueryState, TextSkeleton } from '../../ui/feedback/queryStates';
import { useRevealOnError } from '../../ui/hooks/useRevealOnError';
import { CardGrid } from '../../ui/layout/CardGrid';
import { LoadMore } from '../../ui/navigation/LoadMore';
import { NearestResults } from '../../search/parts/NearestResults';
import { BlogPostCard } from '../BlogPostCard';
import { useNearestBlogPostsQuery } from './__generated__/BlogPostList';
import type { BlogPostListQuery } from './__generated__/BlogPostListScreen';
import { blogPostFilterParams, hasActiveFilters, type BlogPostFilters } from './blogPostFilters';

interface BlogPostListProps {
  /** Holds the previous data until the new data arrives. */
  query: QueryState<BlogPostListQuery>;
  filters: BlogPostFilters;
  /** Shown above the list, so not in it again. */
  featured: readonly { id: string }[];
}

export function BlogPostList({ query, filters, featured }: BlogPostListProps) {
  const { t } = useTranslation('blog');
  const formatCount = usePlural('blog');
  const headingId = useId();
  const { data, error, loading } = query;
  const resultsRef = useRevealOnError(data ? undefined : error);
  return (
    <Box component="section" aria-labelledby={headingId} aria-busy={loading} sx={{ minInlineSize: 0 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, marginBlockEnd: 3 }}>
        <Typography id={headingId} variant="h2">
          {t('list.all')}
        </Typography>
        <Typography aria-live="polite" sx={{ color: 'text.secondary' }}>
          {data && formatCount('articles', data.blogPosts.totalCount)}
        </Typography>
      </Stack>
      <Box ref={resultsRef} tabIndex={-1} sx={data && loading && filters.pages === 1 ? staleResultsStyles : undefined}>
        <QueryResult of={query} skeleton={<BlogPostListSkeleton count={pageSizes.skeletons.posts} />}>
          {({ blogPosts }) => (
            <BlogPostGrid posts={blogPosts} filters={filters} featured={featured} isLoading={loading} />
          )}
        </QueryResult>
      </Box>
    </Box>
  );
}

function BlogPostListSkeleton({ count }: { count: number }) {
  return (
    <CardGrid>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index}>
          <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 9', blockSize: 'auto' }} />
          <Stack sx={{ gap: 1.25, padding: 2.5 }}>
            <Skeleton variant="rounded" width={112} height={26} />
            <Skeleton variant="text" sx={{ inlineSize: '85%', fontSize: '1.25rem' }} />
            <div>
              <TextSkeleton lines={3} />
            </div>
            <Skeleton variant="text" sx={{ inlineSize: '60%' }} />
          </Stack>
        </Card>
      ))}
    </CardGrid>
  );
}

interface BlogPostGridProps {
  posts: BlogPostListQuery['blogPosts'];
  filters: BlogPostFilters;
  featured: readonly { id: string }[];
  isLoading: boolean;
}

function BlogPostGrid({ posts: { nodes, pageInfo }, filters, featured, isLoading }: BlogPostGridProps) {
  const { t } = useTranslation('blog');
  if (nodes.length === 0) return <NoBlogPosts filters={filters} />;
  const featuredIds = new Set(featured.map(({ id }) => id));
  const others = nodes.filter(({ id }) => !featuredIds.has(id));
  return (
    <>
      <CardGrid>
        {(others.length > 0 ? others : nodes).map((post) => (
          <BlogPostCard key={post.id} post={post} search={filters.search} />
        ))}
      </CardGrid>
      <LoadMore
        range={filters}
        pageSize={pageSizes.blog.perPage}
        pageInfo={pageInfo}
        isLoading={isLoading}
        hrefFor={(range) => paths.blog(blogPostFilterParams({ ...filters, ...range }))}
        texts={{ more: t('list.more'), loadingMore: t('list.loadingMore'), fromStart: t('list.fromStart') }}
      />
    </>
  );
}

function NoBlogPosts({ filters }: { filters: BlogPostFilters }) {
  const { t } = useTranslation('blog');
  const { search, category } = filters;
  const hasFilters = hasActiveFilters(filters);
  const isSearchAlone = search !== '' && category === '';
  const resetButton = (
    <ButtonLink to={paths.blog()} variant="contained">
      {isSearchAlone ? t('list.clearSearch') : t('list.clear')}
    </ButtonLink>
  );
  return (
    <>
      <EmptyState
        art={<NoBlogPostsArt />}
        isCompact={search !== ''}
        title={isSearchAlone ? t('list.emptySearch', { search }) : t('list.empty')}
        text={hasFilters && !isSearchAlone && t('list.emptyText')}
        action={hasFilters && resetButton}
        level={3}
      />
      {search !== '' && <NearestBlogPosts filters={filters} />}
    </>
  );
}

/** The articles that the search of the site finds, of any category. */
function NearestBlogPosts({ filters }: { filters: BlogPostFilters }) {
  const { t } = useTranslation('blog');
  const { search } = filters;
  const { data } = useNearestBlogPostsQuery({ variables: { query: search } });
  const posts = data?.search.blogPosts ?? [];
  return (
    <NearestResults
      search={search}
      suggestion={data?.search.suggestion}
      hrefFor={(suggestion) => paths.blog(blogPostFilterParams({ ...filters, search: suggestion }))}
      title={t('list.nearest')}
      level={2}
    >
      {posts.length > 0 ? (
        <CardGrid>
          {posts.map((post) => (
            <BlogPostCard key={post.id} post={post} search={search} />
          ))}
        </CardGrid>
      ) : null}
    </NearestResults>
  );
}
