import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * State in the URL's query. A change is visible at once, before the navigation completes. @param parse reads the query
 * @param toPath builds the path
 */
export function useUrlState<State>(parse: (params: URLSearchParams) => State, toPath: (state: State) => string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [state, setOptimistic] = useOptimistic(parse(params));
  /** `replace` replaces the history entry, so that typing does not fill the history. */
  const setState = (next: State, replace = false) =>
    startTransition(async () => {
      setOptimistic(next);
      await navigate(toPath(next), { replace, preventScrollReset: true });
    });
  return [state, setState] as const;
}
