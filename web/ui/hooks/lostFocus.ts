import { useEffect, useRef, type RefObject } from 'react';

/*
 * The browser focuses the body when the focused element leaves the document; the keyboard would begin at the top again.
 * A list that knows what it has removed uses `useFocusAfterRemoval`; for all other actions of the workplace there is
 * `useRestoredFocus`.
 */

const isOnBody = (): boolean => document.activeElement === document.body;

/**
 * Keeps the keyboard's place in a list: after the row with the focus is gone, the returned element, which can have the focus, gets it.
 * @param count of rows; 1 or 0 for a control that comes and goes
 */
export function useFocusAfterRemoval<Target extends HTMLElement>(count: number): RefObject<Target | null> {
  const ref = useRef<Target>(null);
  const previousCount = useRef(count);
  useEffect(() => {
    const isShorter = count < previousCount.current;
    previousCount.current = count;
    if (isShorter && isOnBody()) ref.current?.focus({ preventScroll: true });
  }, [count]);
  return ref;
}

/**
 * Calls `restore` after changes of the document that leave the focus on its body.
 * @param isGone whether the element that had the focus has left the document
 * @returns a function that stops it
 */
export function observeLostFocus(isGone: () => boolean, restore: () => void): () => void {
  // An effect would come too early: grids update their rows, and dialogs leave, after React has rendered.
  const observer = new MutationObserver(() => {
    if (isOnBody() && isGone()) restore();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Lists and pages that know a better place have taken the focus by then. */
const graceMs = 150;

/** Props of a part of the page: the element with the id gets the focus that is lost in the part. */
export const focusFallback = (id: string) => ({ 'data-focus-fallback': id });

/**
 * Moves the focus to the fallback of the part, to the heading of the section or to that of the page, when the focused element is
 * removed by its own action and nothing has taken the focus.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    let focusPath: Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Focus in a dialog does not count: it was in the page before.
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('#main')) focusPath = ancestorsOf(target);
    };
    const isGone = () => focusPath[0]?.isConnected === false;
    const restore = () => {
      if (isOnBody() && isGone()) focusFirst(focusPath.filter(({ isConnected }) => isConnected));
    };
    const stop = observeLostFocus(isGone, () => {
      clearTimeout(timer);
      timer = setTimeout(restore, graceMs);
    });
    document.addEventListener('focusin', remember);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}

function ancestorsOf(element: Element): Element[] {
  return element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element];
}

function focusFirst(focusPath: readonly Element[]): void {
  const [target] = focusPath.flatMap((element) => findFallback(element) ?? []);
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function findFallback(element: Element): HTMLElement | null {
  const id = element.getAttribute('data-focus-fallback');
  if (id !== null) return document.getElementById(id);
  return element.matches('section, #main') ? element.querySelector<HTMLElement>('h1, h2, h3') : null;
}
