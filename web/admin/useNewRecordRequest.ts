import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { newRecordParam, type NewRecordRequest } from '../routing/paths';

/** Calls `open` when the address asks for a new record (`?new=1`) or an import, which it then does no longer. */
export function useNewRecordRequest(open: (() => void) | undefined, request: NewRecordRequest = '1'): void {
  const [params, setParams] = useSearchParams();
  const isRequested = open !== undefined && params.get(newRecordParam) === request;
  const answer = useEffectEvent(() => {
    open?.();
    setParams(
      (current) => {
        current.delete(newRecordParam);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (isRequested) answer();
  }, [isRequested]);
}
