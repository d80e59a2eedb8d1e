import { limits } from '../../schema/contract/limits';
import type { BlogQueryVariables } from './__generated__/BlogScreen';
import { differing, fromStart, readSpan, type Span } from '../ui/span';

/** The state of the list of articles, all of it in the address; '' where nothing is chosen. */
export interface BlogFilters extends Span {
  search: string;
  category: string;
}

export const noFilters: BlogFilters = { search: '', category: '', ...fromStart };

/** Reads an address; what it does not understand counts as not chosen. */
export function readFilters(params: URLSearchParams): BlogFilters {
  const category = params.get('category') ?? '';
  return {
    search: (params.get('search') ?? '').trim().slice(0, limits.search.max),
    category: /^\d{1,9}$/.test(category) ? category : noFilters.category,
    ...readSpan(params, limits.blog.perPage),
  };
}

/** What the address says of the filters: only what differs from the usual. */
export const addressOf = (filters: Partial<BlogFilters>): Record<string, string> => differing(filters, noFilters);

/** Whether a search or a category narrows the list; how much of it is shown does not. */
export const isNarrowed = ({ search, category }: BlogFilters): boolean => search !== '' || category !== '';

/** The filters as the schema takes them. The public list shows published articles to everybody, their authors included. */
export const variablesOf = ({ search, category, pages, after }: BlogFilters): BlogQueryVariables => ({
  filter: { search: search || undefined, categoryId: category || undefined, isPublished: true },
  first: pages * limits.blog.perPage,
  after: after || undefined,
  recent: limits.blog.recent,
});
