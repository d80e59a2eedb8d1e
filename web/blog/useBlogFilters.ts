import { paths } from '../paths';
import { useAddressState } from '../ui/useAddressState';
import { addressOf, noFilters, readFilters } from './filters';

/** The filters in the address, and the way to search. What is typed does not fill the history, and starts the list anew. */
export function useBlogFilters() {
  const [filters, goTo] = useAddressState(readFilters, (next) => paths.blog(addressOf(next)));
  const { category } = filters;
  return { filters, search: (search: string) => goTo({ ...noFilters, category, search }, true) };
}
