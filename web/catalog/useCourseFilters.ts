import { paths } from '../paths';
import { useAddressState } from '../ui/useAddressState';
import { addressOf, noFilters, readFilters, type CourseFilters } from './filters';

/** The filters in the address and the way to change them. A change starts the list anew. */
export function useCourseFilters() {
  const [filters, goTo] = useAddressState(readFilters, (next) => paths.courses(addressOf(next)));
  return {
    filters,
    /** `replace` keeps what is being typed from filling the history. */
    change: (part: Partial<CourseFilters>, replace = false) =>
      goTo({ ...filters, pages: 1, after: '', ...part }, replace),
    /** Clears the filters; view and order are no filters, and stay. */
    clear: () => goTo({ ...noFilters, view: filters.view, sort: filters.sort }),
  };
}
