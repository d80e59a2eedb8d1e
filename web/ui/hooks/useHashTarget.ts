import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The fragment may be percent-encoded. */
export const hashMatchesId = (hash: string, id: string): boolean =>
  hash === `#${id}` || hash === `#${encodeURIComponent(id)}`;

/**
 * Ref for the heading of a section named by the URL's fragment (`/#faq`). Scrolls to it and focuses it, also if it
 * renders later than the page; back and reload keep the browser's scroll position.
 */
export function useHashTarget<Target extends HTMLElement = HTMLHeadingElement>(id: string) {
  const ref = useRef<Target>(null);
  const { hash, key } = useLocation();
  const isHistoryNavigation = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (isHistoryNavigation || !hashMatchesId(hash, id)) return;
    document.getElementById(id)?.scrollIntoView();
    ref.current?.focus({ preventScroll: true });
  }, [id, hash, key, isHistoryNavigation]);
  return ref;
}
