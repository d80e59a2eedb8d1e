import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After going to another page, the focus is on its heading: screen readers say where one is, and Tab goes on from there.
 * Filters and tabs change the address's query only, and leave the focus where it is; a part of the page that the address
 * names takes it for itself (web/ui/useAnchor.ts).
 */
export function useFocusOnArrival(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash && document.getElementById(hash.slice(1))) return;
    const main = document.getElementById('main');
    const heading = main?.querySelector<HTMLElement>('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
