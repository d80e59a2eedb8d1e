import { limits } from '../../../schema/contract/limits';
import { paths } from '../../paths';
import { useUrlState } from '../../ui/hooks/useUrlState';
import { nonDefaultParams, firstPageRange, parseListRange, type ListRange } from '../../ui/navigation/listRange';
import type { BlogQueryVariables } from './__generated__/BlogScreen';

/** The state of the list of articles, all of it in the address; '' where nothing is chosen. */
export interface BlogPostFilters extends ListRange {
  search: string;
  category: string;
}

export const defaultBlogPostFilters: BlogPostFilters = { search: '', category: '', ...firstPageRange };

/** Reads an address; what it does not understand counts as not chosen. */
export function parseBlogPostFilters(params: URLSearchParams): BlogPostFilters {
  const category = params.get('category') ?? '';
  return {
    search: (params.get('search') ?? '').trim().slice(0, limits.search.max),
    category: /^\d{1,9}$/.test(category) ? category : defaultBlogPostFilters.category,
    ...parseListRange(params, limits.blog.perPage),
  };
}

/** What the address says of the filters: only what differs from the usual. */
export const blogPostFilterParams = (filters: Partial<BlogPostFilters>): Record<string, string> =>
  nonDefaultParams(filters, defaultBlogPostFilters);

/** Whether a search or a category narrows the list; how much of it is shown does not. */
export const hasActiveFilters = ({ search, category }: BlogPostFilters): boolean => search !== '' || category !== '';

/** The filters as the schema takes them. The public list shows published articles to everybody, their authors included. */
export const toBlogPostListVariables = ({ search, category, pages, after }: BlogPostFilters): BlogQueryVariables => ({
  filter: { search: search || undefined, categoryId: category || undefined, isPublished: true },
  first: pages * limits.blog.perPage,
  after: after || undefined,
  recent: limits.blog.recent,
});

/** The filters in the address, and the way to search. What is typed does not fill the history, and starts the list anew. */
export function useBlogPostFilters() {
  const [filters, goTo] = useUrlState(parseBlogPostFilters, (next) => paths.blog(blogPostFilterParams(next)));
  const { category } = filters;
  return { filters, search: (search: string) => goTo({ ...defaultBlogPostFilters, category, search }, true) };
}
