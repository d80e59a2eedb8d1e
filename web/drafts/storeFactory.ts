import { AutosaveStore, type AutosaveStoreOptions } from './AutosaveStore';
import type { DraftTypes } from './DraftRegistry';
import { persistentStorage } from './storage/browserStorage';

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
