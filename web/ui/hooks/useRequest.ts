import { useState } from 'react';
import { toClientError, type ClientError } from '../../data/errors/clientError';

/**
 * The state of a request that a button starts, one at a time.
 * @param send rejects with anything that `toClientError` accepts
 * @returns `error` of the last attempt; `reset` removes it
 */
export function useRequest(send: () => Promise<unknown>, onError?: (error: ClientError) => void) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ClientError>();
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    await send().catch((failure: unknown) => {
      const clientError = toClientError(failure);
      setError(clientError);
      onError?.(clientError);
    });
    setBusy(false);
  };
  return { run: () => void run(), isBusy, error, reset: () => setError(undefined) };
}
