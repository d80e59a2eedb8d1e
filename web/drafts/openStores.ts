import { AutosaveStore, type AutosaveStoreOptions } from './AutosaveStore';
import type { DraftTypes } from './DraftRegistry';
import { persistentStorage } from './browserStorage';

/** Creates the function that returns the store of a key prefix. A store that was left with unsaved changes is reused. */
export function createStoreFactory<Drafts extends DraftTypes<Drafts>>(
  toSaveError: AutosaveStoreOptions['toSaveError'],
): (keyPrefix: string) => AutosaveStore<Drafts> {
  const openStores = new Map<string, AutosaveStore<Drafts>>();
  return (keyPrefix) => {
    const open = openStores.get(keyPrefix);
    if (open && !open.isSaved()) return open;
    const tabId = String(crypto.getRandomValues(new Uint32Array(2)));
    const store = new AutosaveStore<Drafts>({ storage: persistentStorage, keyPrefix, tabId, toSaveError });
    openStores.set(keyPrefix, store);
    return store;
  };
}

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
