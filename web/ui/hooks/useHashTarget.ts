import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Whether the end of an address names this id; letters beyond the Latin ones may stand there encoded. */
export const hashMatchesId = (hash: string, id: string): boolean =>
  hash === `#${id}` || hash === `#${encodeURIComponent(id)}`;

/**
 * The ref of the heading of a part that addresses name by its id (`/#faq`). Whoever follows a link there finds it in sight
 * and focused, also where its content comes later than the page. Going back or reloading leaves that to the browser.
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
