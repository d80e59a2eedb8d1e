import { findByPath, getElementPath, type ElementPath } from './elementPath';

const storageKey = 'tayyar_scroll';

interface StoredScroll {
  href: string;
  scrollY: number;
  /** The link that was followed by keyboard. */
  focus?: ElementPath;
}

/**
 * A link that changes only the query (tabs, further results, filters) replaces the page without the application: the
 * next page continues at the same position.
 */
export function storeScroll(link: HTMLAnchorElement, isByKeyboard: boolean): void {
  const { pathname, search, hash, href, origin } = link;
  const { location } = window;
  if (hash || origin !== location.origin || pathname !== location.pathname || search === location.search) return;
  const stored: StoredScroll = { href, scrollY, ...(isByKeyboard && { focus: getElementPath(link) }) };
  sessionStorage.setItem(storageKey, JSON.stringify(stored));
}

/** Call when the document is parsed. */
export function restoreScroll(href: string): void {
  const json = sessionStorage.getItem(storageKey);
  if (json === null) return;
  sessionStorage.removeItem(storageKey);
  const stored = JSON.parse(json) as StoredScroll;
  if (stored.href !== href) return;
  scrollTo(0, stored.scrollY);
  const target = stored.focus && findByPath(stored.focus);
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
