import { useEffect, useRef, type RefObject } from 'react';

/**
 * While the element sticks to the foot of the window, a control that gets the focus is scrolled out from under it (WCAG 2.2, 2.4.11).
 * Its height changes with its text and the size of the letters.
 */
export function useScrollPaddingFor<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const update = () => {
      const element = bar.current;
      const isStuck = element !== null && getComputedStyle(element).position === 'sticky';
      style.scrollPaddingBlockEnd = isStuck ? `${element.offsetHeight + focusMargin}px` : '';
    };
    const observer = new ResizeObserver(update);
    if (bar.current) observer.observe(bar.current);
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
      style.scrollPaddingBlockEnd = '';
    };
  }, []);
  return bar;
}

/** Pixels between the bar and the outline of the focus. */
const focusMargin = 12;
