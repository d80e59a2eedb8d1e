/** A key-value store that outlives the page. Every method may throw: browsers block or fill up their storage. */
export interface BrowserStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
  keys(): string[];
}

/** @param area is called for each access, because reading `window.localStorage` throws where storage is blocked */
const browserStorage = (area: () => Storage): BrowserStorage => ({
  getItem: (key) => area().getItem(key),
  setItem: (key, text) => area().setItem(key, text),
  removeItem: (key) => area().removeItem(key),
  keys: () => Object.keys(area()),
});

export const persistentStorage = browserStorage(() => localStorage);
export const tabStorage = browserStorage(() => sessionStorage);

/** The stored value; null if there is none, it is not JSON, or storage is blocked. */
export function readJson(storage: BrowserStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. Returns false if storage is blocked or full. */
export function writeText(storage: BrowserStorage, key: string, text: string | null): boolean {
  try {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Stores a value as JSON; null removes it. Returns false if storage is blocked or full. */
export const writeJson = (storage: BrowserStorage, key: string, value: object | null): boolean =>
  writeText(storage, key, value && JSON.stringify(value));

/** The stored keys with this prefix; none if storage is blocked. */
export function listKeys(storage: BrowserStorage, prefix: string): string[] {
  try {
    return storage.keys().filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
