import { limits } from '../../../schema/contract/limits';
import type { CourseLevel, CoursePriceFilter, CourseSort } from '../../data/__generated__/schemaTypes';
import { paths } from '../../paths';
import { useUrlState } from '../../ui/hooks/useUrlState';
import { listViews, type ListView } from '../../ui/navigation/ViewSwitch';
import { nonDefaultParams, firstPageRange, parseListRange, type ListRange } from '../../ui/navigation/listRange';
import type { CourseListQueryVariables } from './__generated__/CourseListScreen';

export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const satisfies readonly CourseLevel[];
export const coursePriceFilters = ['free', 'paid'] as const satisfies readonly CoursePriceFilter[];
export const courseSorts = [
  'newest',
  'popular',
  'rating',
  'priceLow',
  'priceHigh',
] as const satisfies readonly CourseSort[];

/** The state of the course list, all of it in the address; '' where nothing is chosen. */
export interface CourseFilters extends ListRange {
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
  sort: 'newest',
  view: 'grid',
  ...firstPageRange,
};

const findOption = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** Reads an address; what it does not understand counts as not chosen. */
export function parseCourseFilters(params: URLSearchParams): CourseFilters {
  const category = params.get('category') ?? '';
  return {
    search: (params.get('search') ?? '').trim().slice(0, limits.search.max),
    category: /^\d{1,9}$/.test(category) ? category : defaultCourseFilters.category,
    level: findOption(courseLevels, params.get('level')) ?? defaultCourseFilters.level,
    price: findOption(coursePriceFilters, params.get('price')) ?? defaultCourseFilters.price,
    sort: findOption(courseSorts, params.get('sort')) ?? defaultCourseFilters.sort,
    view: findOption(listViews, params.get('view')) ?? defaultCourseFilters.view,
    ...parseListRange(params, limits.pageSize.default),
  };
}

/** What the address says of the filters: only what differs from the usual. */
export const courseFilterParams = (filters: Partial<CourseFilters>): Record<string, string> =>
  nonDefaultParams(filters, defaultCourseFilters);

/** How many of the panel's filters are in force. */
export const countActiveFilters = ({ search, category, level, price }: CourseFilters): number =>
  [search, category, level, price].filter(Boolean).length;

/** The filters as the schema takes them. The public list shows published courses to everybody, their trainer included. */
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
  first: pages * limits.pageSize.default,
  after: after || undefined,
});

/** The filters in the address and the way to change them. A change starts the list anew. */
export function useCourseFilters() {
  const [filters, goTo] = useUrlState(parseCourseFilters, (next) => paths.courses(courseFilterParams(next)));
  return {
    filters,
    /** `replace` keeps what is being typed from filling the history. */
    change: (part: Partial<CourseFilters>, replace = false) =>
      goTo({ ...filters, pages: 1, after: '', ...part }, replace),
    /** Clears the filters; view and order are no filters, and stay. */
    clear: () => goTo({ ...defaultCourseFilters, view: filters.view, sort: filters.sort }),
  };
}
