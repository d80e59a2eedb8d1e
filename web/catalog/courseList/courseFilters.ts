import { bounds } from '../../../schema/contract/bounds';
import { pageSizes } from '../../../schema/contract/pageSizes';
import type { CourseLevel, CoursePriceFilter, CourseSort } from '../../data/__generated__/schemaTypes';
import { paths } from '../../routing/paths';
import { useUrlState } from '../../ui/hooks/useUrlState';
import { listViews, type ListView } from '../../ui/navigation/ViewSwitch';
import { nonDefaultParams, firstPageRange, parseLoadMoreRange } from '../../ui/navigation/loadMoreParams';
import type { LoadMoreRange } from '../../ui/navigation/loadMoreParams';
import type { CourseListQueryVariables } from './__generated__/CourseListScreen';

export const courseLevelFilters = ['beginner', 'intermediate', 'advanced'] as const satisfies readonly CourseLevel[];
export const coursePriceFilters = ['free', 'paid'] as const satisfies readonly CoursePriceFilter[];
export const courseSorts = [
  'relevance',
  'newest',
  'popular',
  'rating',
  'priceLow',
  'priceHigh',
] as const satisfies readonly CourseSort[];

/** The state of the course list, stored in the URL. An empty string means no filter. */
export interface CourseFilters extends LoadMoreRange {
  search: string;
  category: string;
  level: CourseLevel | '';
  price: CoursePriceFilter | '';
  sort: CourseSort;
  view: ListView;
}

export const defaultCourseFilters: CourseFilters = {
  search: '',
  category: '',
  level: '',
  price: '',
  sort: 'relevance',
  view: 'grid',
  ...firstPageRange,
};

const findOption = <Value extends string>(options: readonly Value[], value: string | null) =>
  options.find((option) => option === value);

export function parseCourseFilters(params: URLSearchParams): CourseFilters {
  const category = params.get('category') ?? '';
  return {
    search: (params.get('search') ?? '').trim().slice(0, bounds.search.max),
    category: /^\d{1,9}$/.test(category) ? category : defaultCourseFilters.category,
    level: findOption(courseLevelFilters, params.get('level')) ?? defaultCourseFilters.level,
    price: findOption(coursePriceFilters, params.get('price')) ?? defaultCourseFilters.price,
    sort: findOption(courseSorts, params.get('sort')) ?? defaultCourseFilters.sort,
    view: findOption(listViews, params.get('view')) ?? defaultCourseFilters.view,
    ...parseLoadMoreRange(params, pageSizes.default),
  };
}

/** Only values that differ from the defaults. */
export const courseFilterParams = (filters: Partial<CourseFilters>): Record<string, string> =>
  nonDefaultParams(filters, defaultCourseFilters);

export const countActiveFilters = ({ search, category, level, price }: CourseFilters): number =>
  [search, category, level, price].filter(Boolean).length;

/** `isPublished` is always set: without it, trainers would also see their drafts in the public list. */
export const toCourseListVariables = ({
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
  first: pages * pageSizes.default,
  after: after || undefined,
});

/** Every change goes back to the first page. */
export function useCourseFilters() {
  const [filters, setFilters] = useUrlState(parseCourseFilters, (next) => paths.courses(courseFilterParams(next)));
  return {
    filters,
    /** `replace` replaces the history entry, so that typing does not fill the history. */
    change: (changes: Partial<CourseFilters>, replace = false) =>
      setFilters({ ...filters, pages: 1, after: '', ...changes }, replace),
    /** Keeps the view and the sort order, which are not filters. */
    clear: () => setFilters({ ...defaultCourseFilters, view: filters.view, sort: filters.sort }),
  };
}
