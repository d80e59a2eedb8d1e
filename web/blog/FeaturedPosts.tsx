import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { PostCardFragment } from './__generated__/PostCard';
import { Section } from '../ui/Section';
import { CategoryLine } from './CategoryLine';
import { PostCard } from './PostCard';
import { PostReaders } from './PostReaders';
import { PostRow } from './PostRow';
import { PostSummary } from './PostSummary';
import { PostTitle } from './PostTitle';

const layout = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gridAutoRows: { lg: '1fr' },
  '& > :first-of-type': { gridRow: { lg: 'span 2' } },
} as const;

/** The newest articles, the first of them large. */
export function FeaturedPosts({ posts }: { posts: readonly PostCardFragment[] }) {
  const { t } = useTranslation('blog');
  const [first, ...others] = posts;
  if (!first) return null;
  return (
    <Section title={t('list.featured')}>
      <Box sx={layout}>
        <PostCard post={first} look="large" />
        {others.map((post) => (
          <PostRow key={post.id} post={post}>
            <CategoryLine post={post} />
            <PostTitle post={post} />
            <PostSummary post={post} />
            <PostReaders post={post} />
          </PostRow>
        ))}
      </Box>
    </Section>
  );
}
