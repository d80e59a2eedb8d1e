import { disclosureSelector, setExpanded } from './popups';
import { getElementSelector } from './elementPath';

const storageKey = 'tayyar_scroll';

interface StoredScroll {
  href: string;
  scrollY: number;
  /** Selector of the control that receives the focus again. */
  focus: string | undefined;
  /** Ids of what open disclosure buttons control. */
  expanded: (string | null)[];
}

/**
 * A link or a filter that changes only the query (tabs, further results) replaces the page without the application: the
 * next page continues at the same position.
 */
export function storeScroll(href: string, focused: Element | undefined): void {
  const { pathname, search, origin } = new URL(href);
  const { location } = window;
  if (origin !== location.origin || pathname !== location.pathname || search === location.search) return;
  const stored: StoredScroll = {
    href,
    scrollY,
    focus: focused && getElementSelector(focused),
    expanded: [...document.querySelectorAll(`${disclosureSelector}[aria-expanded="true"]`)].map((button) =>
      button.getAttribute('aria-controls'),
    ),
  };
  sessionStorage.setItem(storageKey, JSON.stringify(stored));
}

/** Call when the document is parsed. */
export function restoreScroll(href: string): void {
  const json = sessionStorage.getItem(storageKey);
  if (json === null) return;
  sessionStorage.removeItem(storageKey);
  const stored = JSON.parse(json) as StoredScroll;
  if (stored.href !== href) return;
  for (const button of document.querySelectorAll(disclosureSelector))
    if (stored.expanded.includes(button.getAttribute('aria-controls'))) setExpanded(button, true);
  scrollTo(0, stored.scrollY);
  if (stored.focus !== undefined) document.querySelector<HTMLElement>(stored.focus)?.focus({ preventScroll: true });
}
