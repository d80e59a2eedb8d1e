import {
  findAccountSection,
  linkedItemPages,
  linkedItemParam,
  type LinkedItemKind,
} from '../../../schema/contract/site/urls';
import { readJson, tabStorage, writeJson } from '../../drafts/storage/browserStorage';
import { disclosureSelector, setExpanded } from './popups';
import { getElementSelector, isNavigationForm } from './elements';

/** Parameters of a list's further pages, which a new search does not have. */
const rangeParams = new Set(['pages', 'after']);

/**
 * Opens the page that a search or filter form leads to, at the same position. Its address is the one that the application
 * would show: without empty parameters.
 * @param onReturn called when "back" returns to this page as it was left
 */
export function openFormPage(form: HTMLFormElement, focused: Element | undefined, onReturn: () => void): void {
  const entries = [...new FormData(form)].flatMap(([name, value]) => {
    const text = typeof value === 'string' && value.trim();
    return text ? [[name, text]] : [];
  });
  const url = new URL(form.action);
  url.search = new URLSearchParams(entries).toString();
  storeScroll(url.href, focused);
  window.location.assign(url);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    form.reset();
    onReturn();
  });
}

/** The address of a link of this page with the text of its search field, unless the link itself changes the search. */
export function addTypedSearch(href: string): string {
  const url = new URL(href);
  const fields = document.querySelectorAll<HTMLInputElement>('form[action] input[type=search]');
  for (const { form, name, value, defaultValue } of fields) {
    const text = value.trim();
    const keepsPass = (url.searchParams.get(name) ?? '') === defaultValue;
    if (text === defaultValue || !keepsPass || new URL(form?.action ?? '').pathname !== url.pathname) continue;
    const others = [...url.searchParams].filter(([key]) => key !== name && !rangeParams.has(key));
    url.search = new URLSearchParams([...(text ? [[name, text]] : []), ...others]).toString();
  }
  return url.href;
}

/** Whether the visitor has entered something that another page would not have; searches are added to links instead. */
export function hasEntries(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(input:not([type=search], [type=hidden]), textarea)',
  );
  return [...fields].some((field) => {
    const isChoice = field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type);
    if (!isChoice) return field.value !== field.defaultValue;
    return field.checked !== field.defaultChecked && !(field.form && isNavigationForm(field.form));
  });
}

/**
 * Follows a link that names a row by its fragment only, as `/events#event-7`, if the page does not show it: the server, which
 * gets no fragment, then shows the row or says that it is gone. Call when the page is parsed.
 */
export function openLinkedItem(): void {
  const { pathname, search, hash } = window.location;
  // Older mails name sections of the account that have pages of their own now.
  const section = pathname === '/account' ? findAccountSection(hash) : undefined;
  if (section !== undefined) {
    window.location.replace(section);
    return;
  }
  const [, kind = '', id = ''] = /^#(\w+)-(\d+)$/.exec(hash) ?? [];
  if (!Object.hasOwn(linkedItemPages, kind) || document.getElementById(hash.slice(1))) return;
  const param = linkedItemParam(kind as LinkedItemKind);
  const params = new URLSearchParams(search);
  if (linkedItemPages[kind as LinkedItemKind] !== pathname || params.get(param) === id) return;
  params.set(param, id);
  window.location.replace(`${pathname}?${params.toString()}${hash}`);
}

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
