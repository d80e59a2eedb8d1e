import { limits } from '../../schema/contract/limits';
import type { CourseLevel, CoursePrice, CourseSort } from '../data/__generated__/schemaTypes';
import type { CourseListQueryVariables } from './__generated__/CourseListScreen';
import { differing, fromStart, readSpan, type Span } from '../ui/span';
import { views, type View } from '../ui/ViewSwitch';

export const levels = ['beginner', 'intermediate', 'advanced'] as const satisfies readonly CourseLevel[];
export const prices = ['free', 'paid'] as const satisfies readonly CoursePrice[];
export const sorts = ['newest', 'popular', 'rating', 'priceLow', 'priceHigh'] as const satisfies readonly CourseSort[];

/** The state of the course list, all of it in the address; '' where nothing is chosen. */
export interface CourseFilters extends Span {
  search: string;
  category: string;
  level: CourseLevel | '';
  price: CoursePrice | '';
  sort: CourseSort;
  view: View;
}

export const noFilters: CourseFilters = {
  search: '',
  category: '',
  level: '',
  price: '',
  sort: 'newest',
  view: 'grid',
  ...fromStart,
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** Reads an address; what it does not understand counts as not chosen. */
export function readFilters(params: URLSearchParams): CourseFilters {
  const category = params.get('category') ?? '';
  return {
    search: (params.get('search') ?? '').trim().slice(0, limits.search.max),
    category: /^\d{1,9}$/.test(category) ? category : noFilters.category,
    level: oneOf(levels, params.get('level')) ?? noFilters.level,
    price: oneOf(prices, params.get('price')) ?? noFilters.price,
    sort: oneOf(sorts, params.get('sort')) ?? noFilters.sort,
    view: oneOf(views, params.get('view')) ?? noFilters.view,
    ...readSpan(params, limits.page.default),
  };
}

/** What the address says of the filters: only what differs from the usual. */
export const addressOf = (filters: Partial<CourseFilters>): Record<string, string> => differing(filters, noFilters);

/** How many of the panel's filters are in force. */
export const countActive = ({ search, category, level, price }: CourseFilters): number =>
  [search, category, level, price].filter(Boolean).length;

/** The filters as the schema takes them. The public list shows published courses to everybody, their trainer included. */
export const variablesOf = ({
  search,
  category,
  level,
  price,
  sort,
  pages,
  after,
}: CourseFilters): CourseListQueryVariables => ({
  filter: {
    search: search || undefined,
    categoryId: category || undefined,
    level: level || undefined,
    price: price || undefined,
    isPublished: true,
  },
  sort,
  first: pages * limits.page.default,
  after: after || undefined,
});
