import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The fragment may be percent-encoded. */
export const hashMatchesId = (hash: string, id: string): boolean =>
  hash === `#${id}` || hash === `#${encodeURIComponent(id)}`;

/**
 * Ref for the heading of a section named by the URL's fragment (`/#faq`). Scrolls to it and focuses it, also if it
 * renders later than the page; back and reload keep the browser's scroll position.
 */
export function useHashTarget<Place extends HTMLElement = HTMLHeadingElement>(id: string) {
  const heading = useRef<Place>(null);
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (isReturn || !hashMatchesId(hash, id)) return;
    document.getElementById(id)?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [id, hash, key, isReturn]);
  return heading;
}
