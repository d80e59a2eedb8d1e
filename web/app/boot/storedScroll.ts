import { readJson, tabStorage, writeJson } from '../../drafts/browserStorage';
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
  writeJson(tabStorage, storageKey, stored);
}

/** Call before the page is parsed: what was open is open from its first paint. */
export function restoreScroll(href: string, whenParsed: Promise<void>): void {
  const stored = readJson(tabStorage, storageKey) as StoredScroll | null;
  if (!stored) return;
  writeJson(tabStorage, storageKey, null);
  if (stored.href !== href) return;
  const observer = new MutationObserver(() => expand(stored));
  if (stored.expanded.length > 0) observer.observe(document, { childList: true, subtree: true });
  void whenParsed.then(() => {
    observer.disconnect();
    expand(stored);
    scrollTo(0, stored.scrollY);
    if (stored.focus !== undefined) document.querySelector<HTMLElement>(stored.focus)?.focus({ preventScroll: true });
  });
}

/** Each disclosure once: the visitor may close it again. */
function expand({ expanded }: StoredScroll): void {
  for (const button of document.querySelectorAll(disclosureSelector)) {
    const index = expanded.indexOf(button.getAttribute('aria-controls'));
    if (index < 0) continue;
    expanded.splice(index, 1);
    setExpanded(button, true);
  }
}
