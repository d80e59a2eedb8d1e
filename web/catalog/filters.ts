import { limits } from '../../schema/contract/limits';
import type { CourseLevel, CourseListQueryVariables, CoursePrice, CourseSort } from '../data/generated';

export const levels = ['beginner', 'intermediate', 'advanced'] as const satisfies readonly CourseLevel[];
export const prices = ['free', 'paid'] as const satisfies readonly CoursePrice[];
export const sorts = ['newest', 'popular', 'rating', 'priceLow', 'priceHigh'] as const satisfies readonly CourseSort[];
export const views = ['grid', 'list'] as const;

/** The state of the course list, all of it in the address; '' where nothing is chosen. */
export interface CourseFilters {
  search: string;
  category: string;
  level: CourseLevel | '';
  price: CoursePrice | '';
  sort: CourseSort;
  view: (typeof views)[number];
  /** How many pages are shown, from `after` on. */
  pages: number;
  /** Cursor of the course before the first one shown; '' shows them from the start. */
  after: string;
}

export const noFilters: CourseFilters = {
  search: '',
  category: '',
  level: '',
  price: '',
  sort: 'newest',
  view: 'grid',
  pages: 1,
  after: '',
};

/** More pages than the schema gives at once start a new list behind the last cursor. */
export const mostPages = Math.floor(limits.page.max / limits.page.default);

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** Reads an address; what it does not understand counts as not chosen. */
export function readFilters(params: URLSearchParams): CourseFilters {
  const category = params.get('category') ?? '';
  const pages = Number(params.get('pages'));
  return {
    search: (params.get('search') ?? '').trim().slice(0, limits.search.max),
    category: /^\d{1,9}$/.test(category) ? category : noFilters.category,
    level: oneOf(levels, params.get('level')) ?? noFilters.level,
    price: oneOf(prices, params.get('price')) ?? noFilters.price,
    sort: oneOf(sorts, params.get('sort')) ?? noFilters.sort,
    view: oneOf(views, params.get('view')) ?? noFilters.view,
    pages: Number.isInteger(pages) && pages >= 1 ? Math.min(pages, mostPages) : noFilters.pages,
    after: params.get('after') ?? noFilters.after,
  };
}

/** What the address says of the filters: only what differs from the usual. */
export const addressOf = (filters: Partial<CourseFilters>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([name, value]) => value !== noFilters[name as keyof CourseFilters])
      .map(([name, value]) => [name, String(value)]),
  );

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
