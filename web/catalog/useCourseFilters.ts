import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { addressOf, noFilters, readFilters, type CourseFilters } from './filters';

/**
 * The filters in the address and the way to change them. A change starts the list anew, and holds at once: the address
 * follows a moment later, and a radio button may not fall back meanwhile.
 */
export function useCourseFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [filters, show] = useOptimistic(readFilters(params));

  const goTo = (next: CourseFilters, replace = false) =>
    startTransition(async () => {
      show(next);
      await navigate(paths.courses(addressOf(next)), { replace, preventScrollReset: true });
    });
  return {
    filters,
    /** `replace` keeps what is being typed from filling the history. */
    change: (part: Partial<CourseFilters>, replace = false) =>
      goTo({ ...filters, pages: 1, after: '', ...part }, replace),
    /** Clears the filters; view and order are no filters, and stay. */
    clear: () => goTo({ ...noFilters, view: filters.view, sort: filters.sort }),
  };
}
