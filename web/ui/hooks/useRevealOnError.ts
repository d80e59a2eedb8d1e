import { useEffect, useRef } from 'react';

/**
 * Ref for content that collapses on an error: scrolls it into view, and focuses it if the focused element was removed.
 */
export function useRevealOnError(error: unknown) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!error) return;
    place.current?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [error]);
  return place;
}
