import type { BrowserStorage } from '../storage/browserStorage';

export type MemoryStorage = BrowserStorage & { items: Map<string, string> };

export function memoryStorage(): MemoryStorage {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
    keys: () => [...items.keys()],
  };
}
