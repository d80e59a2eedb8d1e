import { useEffect, useRef } from 'react';

/**
 * The ref of a place that turns short when its content fails: scrolled down, one would look at nothing. It is brought into
 * sight, and takes the focus if that was on what is gone.
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
