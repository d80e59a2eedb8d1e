import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * State in the URL's query. A change is visible at once, before the navigation completes. @param read parses the query
 * @param pathOf builds the path
 */
export function useUrlState<State>(read: (params: URLSearchParams) => State, pathOf: (state: State) => string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [state, show] = useOptimistic(read(params));
  /** `replace` replaces the history entry, so that typing does not fill the history. */
  const goTo = (next: State, replace = false) =>
    startTransition(async () => {
      show(next);
      await navigate(pathOf(next), { replace, preventScrollReset: true });
    });
  return [state, goTo] as const;
}
