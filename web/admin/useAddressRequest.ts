import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Calls `open` when the address asks for something (`?new=1`), which it then does no longer. */
export function useAddressRequest(param: string, value: string, open: (() => void) | undefined): void {
  const [params, setParams] = useSearchParams();
  const isRequested = open !== undefined && params.get(param) === value;
  const answer = useEffectEvent(() => {
    open?.();
    setParams(
      (current) => {
        current.delete(param);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (isRequested) answer();
  }, [isRequested]);
}
