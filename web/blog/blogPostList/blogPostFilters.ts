import { bounds } from '../../../schema/contract/bounds';
import { pageSizes } from '../../../schema/contract/pageSizes';
import { paths } from '../../routing/paths';
import { useUrlState } from '../../ui/hooks/useUrlState';
import { nonDefaultParams, firstPageRange, parseLoadMoreRange } from '../../ui/navigation/loadMoreParams';
import type { LoadMoreRange } from '../../ui/navigation/loadMoreParams';
import type { BlogPostListQueryVariables } from './__generated__/BlogPostListScreen';

/** The state of the blog list, stored in the URL. An empty string means no filter. */
export interface BlogPostFilters extends LoadMoreRange {
  search: string;
  category: string;
}

export const defaultBlogPostFilters: BlogPostFilters = { search: '', category: '', ...firstPageRange };

export function parseBlogPostFilters(params: URLSearchParams): BlogPostFilters {
  const category = params.get('category') ?? '';
  return {
    search: (params.get('search') ?? '').trim().slice(0, bounds.search.max),
    category: /^\d{1,9}$/.test(category) ? category : defaultBlogPostFilters.category,
    ...parseLoadMoreRange(params, pageSizes.blog.perPage),
  };
}

/** Only values that differ from the defaults. */
export const blogPostFilterParams = (filters: Partial<BlogPostFilters>): Record<string, string> =>
  nonDefaultParams(filters, defaultBlogPostFilters);

export const hasActiveFilters = ({ search, category }: BlogPostFilters): boolean => search !== '' || category !== '';

/** `isPublished` is always set: without it, authors would also see their drafts in the public list. */
export const toBlogPostListVariables = ({
  search,
  category,
  pages,
  after,
}: BlogPostFilters): BlogPostListQueryVariables => ({
  filter: { search: search || undefined, categoryId: category || undefined, isPublished: true },
  first: pages * pageSizes.blog.perPage,
  after: after || undefined,
  recent: pageSizes.blog.recent,
});

/** A search replaces the history entry, so that typing does not fill the history, and goes back to the first page. */
export function useBlogPostFilters() {
  const [filters, setFilters] = useUrlState(parseBlogPostFilters, (next) => paths.blog(blogPostFilterParams(next)));
  const { category } = filters;
  return { filters, search: (search: string) => setFilters({ ...defaultBlogPostFilters, category, search }, true) };
}
