import { useEffect, useRef } from 'react';

/**
 * Ref for content that collapses on an error: scrolls it into view, and focuses it if the focused element was removed.
 */
export function useRevealOnError(error: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!error) return;
    ref.current?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [error]);
  return ref;
}
