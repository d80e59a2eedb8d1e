import { isNavigationForm } from './controls';
import { storeScroll } from './storedScroll';

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
    const isKept = (url.searchParams.get(name) ?? '') === defaultValue;
    if (text === defaultValue || !isKept || new URL(form?.action ?? '').pathname !== url.pathname) continue;
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
