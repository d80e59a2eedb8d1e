import { useEffect } from 'react';

/** Lists and pages that know a better place have taken the focus by then. */
const graceMs = 150;

/**
 * Moves the focus to the heading of the section, or of the page, when the focused element is removed by its own action and
 * nothing has taken the focus: on the document's body, the keyboard would begin at the top again.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    let focusPath: Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Focus in a dialog does not count: it was in the page before.
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('#main')) focusPath = ancestorsOf(target);
    };
    const restore = () => {
      if (isLost(focusPath)) focusHeading(focusPath.filter(({ isConnected }) => isConnected));
    };
    const observer = new MutationObserver(() => {
      if (!isLost(focusPath)) return;
      clearTimeout(timer);
      timer = setTimeout(restore, graceMs);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}

function ancestorsOf(element: Element): Element[] {
  return element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element];
}

const isLost = ([focused]: readonly Element[]): boolean =>
  document.activeElement === document.body && focused?.isConnected === false;

function focusHeading(focusPath: readonly Element[]): void {
  const sections = focusPath.filter((element) => element.matches('section, #main'));
  const headings = sections.flatMap((section) => section.querySelector<HTMLElement>('h1, h2, h3') ?? []);
  if (!headings[0]) return;
  headings[0].tabIndex = -1;
  headings[0].focus({ preventScroll: true });
}
