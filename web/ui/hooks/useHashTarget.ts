import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The fragment may be percent-encoded. */
export const hashMatchesId = (hash: string, id: string): boolean =>
  hash === `#${id}` || hash === `#${encodeURIComponent(id)}`;

interface HashTargetOptions {
  /** Also when the address is opened from outside, for sections that are not in the document that the browser loads. */
  isOnLoad?: boolean;
}

/** Key of the location with which the application starts. */
const firstLocationKey = 'default';

/** False after a reload and for a page of the history. */
const isNewPage = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate');

/**
 * Ref for the heading of a section named by the URL's fragment (`/#faq`). Scrolls to it and focuses it, also if it
 * renders later than the page; back and reload keep the browser's scroll position.
 */
export function useHashTarget<Target extends HTMLElement = HTMLHeadingElement>(
  id: string,
  { isOnLoad = false }: HashTargetOptions = {},
) {
  const ref = useRef<Target>(null);
  const { hash, key } = useLocation();
  const isHistoryNavigation = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    // A field that has the focus already keeps it: the application may load at the first intent.
    const isFirstPage = isOnLoad && key === firstLocationKey && isNewPage() && document.activeElement === document.body;
    if ((isHistoryNavigation && !isFirstPage) || !hashMatchesId(hash, id)) return;
    document.getElementById(id)?.scrollIntoView();
    ref.current?.focus({ preventScroll: true });
  }, [id, hash, key, isHistoryNavigation, isOnLoad]);
  return ref;
}
