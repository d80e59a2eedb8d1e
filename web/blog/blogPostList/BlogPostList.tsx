import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../schema/contract/limits';
import { NoBlogPostsArt } from '../../art/illustrations/NoBlogPostsArt';
import { usePlural } from '../../language/usePlural';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { QueryResult, type QueryState } from '../../ui/feedback/QueryResult';
import { TextSkeleton } from '../../ui/feedback/TextSkeleton';
import { useRevealOnError } from '../../ui/hooks/useRevealOnError';
import { CardGrid } from '../../ui/layout/CardGrid';
import { LoadMore } from '../../ui/navigation/LoadMore';
import { ButtonLink } from '../../ui/navigation/routerLinks';
import { BlogPostCard } from '../BlogPostCard';
import type { BlogPostListQuery } from './__generated__/BlogScreen';
import { blogPostFilterParams, hasActiveFilters } from './blogPostFilters';
import type { BlogPostFilters } from './blogPostFilters';

/** Fades stale results while the next page loads; the delay hides the effect for fast responses. */
const staleResultsStyles = {
  opacity: 0.5,
  '@media (prefers-reduced-motion: no-preference)': { transition: 'opacity 200ms 150ms' },
} as const;

interface BlogPostListProps {
  /** Holds the previous data until the new data arrives. */
  query: QueryState<BlogPostListQuery>;
  filters: BlogPostFilters;
}

export function BlogPostList({ query, filters }: BlogPostListProps) {
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
        <QueryResult of={query} skeleton={<BlogPostListSkeleton count={limits.skeletons.posts} />}>
          {({ blogPosts }) => <BlogPostGrid posts={blogPosts} filters={filters} isLoading={loading} />}
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
  isLoading: boolean;
}

function BlogPostGrid({ posts: { nodes, pageInfo }, filters, isLoading }: BlogPostGridProps) {
  const { t } = useTranslation('blog');
  if (nodes.length === 0) return <NoBlogPosts hasFilters={hasActiveFilters(filters)} />;
  return (
    <>
      <CardGrid>
        {nodes.map((post) => (
          <BlogPostCard key={post.id} post={post} search={filters.search} />
        ))}
      </CardGrid>
      <LoadMore
        range={filters}
        pageSize={limits.blog.perPage}
        pageInfo={pageInfo}
        isLoading={isLoading}
        hrefFor={(range) => paths.blog(blogPostFilterParams({ ...filters, ...range }))}
        texts={{ more: t('list.more'), loadingMore: t('list.loadingMore'), fromStart: t('list.fromStart') }}
      />
    </>
  );
}

function NoBlogPosts({ hasFilters }: { hasFilters: boolean }) {
  const { t } = useTranslation('blog');
  const resetButton = (
    <ButtonLink to={paths.blog()} variant="contained">
      {t('list.clear')}
    </ButtonLink>
  );
  return (
    <EmptyState
      art={<NoBlogPostsArt />}
      title={t('list.empty')}
      text={hasFilters && t('list.emptyText')}
      action={hasFilters && resetButton}
      level={3}
    />
  );
}
