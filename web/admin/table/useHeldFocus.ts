import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus on the page: where what had it goes (a deleted row's button, a bar that is needed no more), it moves to
 * `place`. Dialogs count as part of the component that opens them.
 */
export function useHeldFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    // Not after each render: the grid shows its rows in a time of its own, and so do dialogs that leave.
    const observer = new MutationObserver(() => {
      const isLost = document.activeElement === document.body && last.current?.isConnected === false;
      if (isLost) place.current?.focus({ preventScroll: true });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return { place, onFocus: ({ target }: FocusEvent) => void (last.current = target) };
}
