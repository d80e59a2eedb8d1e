import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the keyboard's place in a list: after the row with the focus is gone, the returned element, which needs a `tabIndex`, gets it.
 * @param count of rows
 */
export function useFocusAfterRemoval<Target extends HTMLElement>(count: number): RefObject<Target | null> {
  const ref = useRef<Target>(null);
  const previousCount = useRef(count);
  useEffect(() => {
    const isShorter = count < previousCount.current;
    previousCount.current = count;
    if (isShorter && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [count]);
  return ref;
}
