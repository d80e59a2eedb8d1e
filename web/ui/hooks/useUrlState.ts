import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * What a screen keeps in the query of its address, and the way to change it. A change holds at once: the address follows a
 * moment later, and a field may not fall back meanwhile.
 * @param read makes the state of an address
 * @param pathOf makes the address of a state
 */
export function useUrlState<State>(read: (params: URLSearchParams) => State, pathOf: (state: State) => string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [state, show] = useOptimistic(read(params));
  /** `replace` keeps what is being typed from filling the history. */
  const goTo = (next: State, replace = false) =>
    startTransition(async () => {
      show(next);
      await navigate(pathOf(next), { replace, preventScrollReset: true });
    });
  return [state, goTo] as const;
}
