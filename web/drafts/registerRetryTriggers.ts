interface RetryingStore {
  getStatus(): { kind: string };
  retry(): void;
}

/**
 * Retries when the connection, the window or the session (its storage key changes) is back, and sends pending changes
 * before the page is hidden.
 * @returns the function that unregisters the triggers and sends pending changes
 */
export function registerRetryTriggers(store: RetryingStore, sessionKey: string): () => void {
  const abortController = new AbortController();
  const { signal } = abortController;
  const retry = () => store.retry();
  const retryIfStuck = () => {
    if (['unreachable', 'signedOut'].includes(store.getStatus().kind)) store.retry();
  };
  const onVisibilityChange = () => (document.visibilityState === 'hidden' ? retry() : retryIfStuck());
  retryIfStuck();
  window.addEventListener('online', retry, { signal });
  window.addEventListener('focus', retryIfStuck, { signal });
  window.addEventListener('pagehide', retry, { signal });
  window.addEventListener('storage', ({ key }) => key === sessionKey && retry(), { signal });
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  return () => {
    abortController.abort();
    retry();
  };
}
