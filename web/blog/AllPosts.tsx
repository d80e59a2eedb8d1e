import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import type { BlogQuery } from './__generated__/BlogScreen';
import { useCounted } from '../language/useCounted';
import { Remote, type QueryResult } from '../ui/Remote';
import { useInSight } from '../ui/useInSight';
import type { BlogFilters } from './filters';
import { PostResults } from './PostResults';
import { PostsSkeleton } from './PostsSkeleton';

/** Cards of the filters before are still there, but no longer the answer; a quick one comes before they pale. */
const paled = {
  opacity: 0.5,
  '@media (prefers-reduced-motion: no-preference)': { transition: 'opacity 200ms 150ms' },
} as const;

interface AllPostsProps {
  /** What is shown: the answer, or the one before it until that has come. */
  of: QueryResult<BlogQuery>;
  filters: BlogFilters;
}

/** All articles that fit, and how many there are. */
export function AllPosts({ of, filters }: AllPostsProps) {
  const { t } = useTranslation('blog');
  const counted = useCounted('blog');
  const headingId = useId();
  const { data, error, loading } = of;
  const results = useInSight(data ? undefined : error);
  return (
    <Box component="section" aria-labelledby={headingId} aria-busy={loading} sx={{ minInlineSize: 0 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, marginBlockEnd: 3 }}>
        <Typography id={headingId} variant="h2">
          {t('list.all')}
        </Typography>
        <Typography aria-live="polite" sx={{ color: 'text.secondary' }}>
          {data && counted('articles', data.blogPosts.totalCount)}
        </Typography>
      </Stack>
      <Box ref={results} tabIndex={-1} sx={data && loading && filters.pages === 1 ? paled : undefined}>
        <Remote of={of} skeleton={<PostsSkeleton cards={limits.skeletons.posts} />}>
          {({ blogPosts }) => <PostResults posts={blogPosts} filters={filters} isLoading={loading} />}
        </Remote>
      </Box>
    </Box>
  );
}
