import { useEffect, useRef, useState, type RefObject } from 'react';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';

/** The heading of a result that takes the place of the questions gets the focus, so that it is read. */
export function useFocusedResult(): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [isFirstPage] = useState(!useIsHydrated());
  useEffect(() => {
    if (isFirstPage) return;
    window.scrollTo({ top: 0 });
    headingRef.current?.focus({ preventScroll: true });
  }, [isFirstPage]);
  return headingRef;
}
