import { useTranslation } from 'react-i18next';
import { limits } from '../../schema/contract/limits';
import type { BlogQuery } from './__generated__/BlogScreen';
import { paths } from '../paths';
import { CardGrid } from '../ui/CardGrid';
import { More } from '../ui/More';
import { addressOf, isNarrowed, type BlogFilters } from './filters';
import { NoPosts } from './NoPosts';
import { PostCard } from './PostCard';

interface PostResultsProps {
  posts: BlogQuery['blogPosts'];
  filters: BlogFilters;
  /** Whether a longer or another list is on its way. */
  isLoading: boolean;
}

/** What was found, as cards, and the way to more of it. */
export function PostResults({ posts: { nodes, pageInfo }, filters, isLoading }: PostResultsProps) {
  const { t } = useTranslation('blog');
  if (nodes.length === 0) return <NoPosts isNarrowed={isNarrowed(filters)} />;
  return (
    <>
      <CardGrid>
        {nodes.map((post) => (
          <PostCard key={post.id} post={post} search={filters.search} />
        ))}
      </CardGrid>
      <More
        span={filters}
        perPage={limits.blog.perPage}
        pageInfo={pageInfo}
        isLoading={isLoading}
        addressOf={(span) => paths.blog(addressOf({ ...filters, ...span }))}
        texts={{ more: t('list.more'), loadingMore: t('list.loadingMore'), fromStart: t('list.fromStart') }}
      />
    </>
  );
}
