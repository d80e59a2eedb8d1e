import type { Location } from 'react-router-dom';
import { readJson, tabStorage, writeJson } from '../../drafts/storage/browserStorage';

/** The storage key of React Router's `ScrollRestoration`. */
const storageKey = 'react-router-scroll-positions';

/**
 * Scroll positions are stored per history entry. The first entry of every load has the key `default`, so there the URL
 * is used.
 */
export const getScrollKey = ({ key, pathname, search, hash }: Location): string =>
  key === 'default' ? pathname + search + hash : key;

/** Removes the stored position of a page, so that its hydration does not scroll it. */
export function forgetScrollPosition(location: Location): void {
  const positions = readJson(tabStorage, storageKey) as Record<string, number> | null;
  const others = Object.entries(positions ?? {}).filter(([key]) => key !== getScrollKey(location));
  writeJson(tabStorage, storageKey, Object.fromEntries(others));
}
