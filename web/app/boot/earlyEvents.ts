import { languageCookie } from '../../../schema/contract/languages';
import { getApplicationState } from '../../data/browser/applicationState';
import { siteSearchFieldId } from '../../routing/anchors';
import { sessionStorageKey } from '../../session/sessionStorageKey';
import {
  findByPath,
  findControl,
  findFilterForm,
  findSearchField,
  getElementPath,
  isField,
  isLocked,
  isNative,
  isNavigationForm,
  isSubmitButton,
  type ElementPath,
} from './elements';
import { createEditedFields } from './editedFields';
import type { createFeedback } from './feedback';
import { addTypedSearch, hasEntries, openFormPage, storeScroll } from './earlyNavigation';

interface EarlyEventsOptions {
  feedback: ReturnType<typeof createFeedback>;
  load(): void;
}

/** Repeats an action on an element of the hydrated page. */
type Replay = (element: HTMLElement) => void;

/** By element, so that a menu which was tapped twice opens once. */
type PostponedActions = Map<HTMLElement, { path: ElementPath; replay: Replay }>;

/** Stops the event and repeats it later. Returns false, and says so, if the browser cannot run the application. */
type Postpone = (event: Event, element: HTMLElement, replay: Replay) => boolean;

/** Catches what a visitor does before hydration, answers it at once, and repeats it for the application. */
export function createEarlyEvents({ feedback, load }: EarlyEventsOptions) {
  const fields = createEditedFields();
  const actions: PostponedActions = new Map();
  const tabEvents: StorageEvent[] = [];
  const postpone: Postpone = (event, element, replay) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (getApplicationState() === 'unsupported') {
      feedback.showFailure();
      return false;
    }
    actions.delete(element);
    actions.set(element, { path: getElementPath(element), replay });
    feedback.showLoading(element);
    load();
    return true;
  };
  const handleIntent = (event: Event): void => {
    const control = findControl(event);
    if (control && !isNative(control) && !findFilterForm(control)) load();
  };
  const handleEdit = (event: Event): void => {
    const control = findControl(event);
    const filterForm = control && findFilterForm(control);
    if (!filterForm) {
      fields.record(event);
      handleIntent(event);
      const searchField = findSearchField(event);
      if (searchField && getApplicationState() === 'loading') feedback.showSearchStatus(searchField);
    }
    // Text appears as it is typed; a choice changes the page only later.
    const isWaiting = filterForm ?? getApplicationState() === 'loading';
    if (isWaiting && event.type === 'change' && control?.matches('select, [type=radio], [type=checkbox]')) {
      feedback.showLoading(control);
      if (filterForm) submitNavigationForm(filterForm, control);
    }
  };
  const submitNavigationForm = (form: HTMLFormElement, focused: Element | undefined): void =>
    openFormPage(form, focused, () => feedback.clear());
  const handleSubmit = (event: SubmitEvent): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    if (isNavigationForm(form)) {
      event.preventDefault();
      const { activeElement } = document;
      submitNavigationForm(form, activeElement?.matches('input') ? activeElement : undefined);
      return;
    }
    const isPostponed = postpone(event, event.submitter ?? form, (element) => {
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element.click();
    });
    if (isPostponed) feedback.lock(form);
  };
  const handlers: Record<string, (event: never) => void> = {
    pointerdown: handleIntent,
    input: handleEdit,
    change: handleEdit,
    click: (event: MouseEvent) => handleClick(event, postpone),
    submit: handleSubmit,
    keydown: (event: KeyboardEvent) => handleKey(event, postpone),
    storage(event: StorageEvent) {
      if (event.key !== languageCookie && event.key !== sessionStorageKey) return;
      tabEvents.push(event);
      load();
    },
  };
  for (const [type, handler] of Object.entries(handlers)) window.addEventListener(type, handler as EventListener, true);

  return {
    clear: () => actions.clear(),
    /** Call after hydration. Resolves when everything is repeated. */
    async replay(): Promise<void> {
      for (const [type, handler] of Object.entries(handlers))
        window.removeEventListener(type, handler as EventListener, true);
      await fields.restore();
      for (const { key, newValue, oldValue } of tabEvents)
        window.dispatchEvent(new StorageEvent('storage', { key, newValue, oldValue }));
      replayActions(actions);
    },
  };
}

function replayActions(actions: PostponedActions): void {
  for (const [element, { path, replay }] of actions) {
    const found = element.isConnected ? element : findByPath(path);
    if (found instanceof HTMLElement) replay(found);
  }
}

function handleClick(event: MouseEvent, postpone: Postpone): void {
  const control = findControl(event);
  if (!control) return;
  if (isLocked(control)) event.preventDefault();
  const repeat = (element: HTMLElement) => element.click();
  if (control instanceof HTMLAnchorElement && opensHere(event, control)) {
    // Another language or tab of the same form: only the application keeps what is entered.
    if (control.pathname === window.location.pathname && isPageLink(control) && hasEntries())
      postpone(event, control, repeat);
    else prepareLink(event, control);
  }
  if (isNative(control) || isField(control) || isSubmitButton(control)) return;
  postpone(event, control, repeat);
}

const opensHere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, link: HTMLAnchorElement): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey || link.target || link.origin !== window.location.origin);

/** Changes what the page shows, as a tab or a language; the navigation of the site only leads to its start. */
const isPageLink = (link: HTMLAnchorElement): boolean =>
  link.hreflang !== '' || (link.search !== window.location.search && link.matches('main a'));

/** The next page continues where this one is left. */
function prepareLink({ detail }: MouseEvent, link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  // The page in another language keeps the fragment: it may be the token of a mail.
  if (link.hreflang) link.hash = window.location.hash;
  else if (link.hash) return;
  if (link.matches('main a, [hreflang]')) link.href = addTypedSearch(link.href);
  // A click by keyboard has no count.
  if (!link.hash) storeScroll(link.href, detail === 0 || link.id ? link : undefined);
  // React compares with the server's page if this one stays.
  setTimeout(() => link.setAttribute('href', href));
}

function handleKey(event: KeyboardEvent, postpone: Postpone): void {
  const { code, key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (code === 'KeyK' && (ctrlKey || metaKey) && !altKey && !shiftKey) {
    event.preventDefault();
    openSearch();
    return;
  }
  const control = findControl(event);
  if (!control || isField(control) || isNative(control)) return;
  // Other keys act on the page, or become clicks.
  if ((key !== 'Enter' && key !== ' ') || control.matches('button, input')) return;
  const init = { code, key, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true };
  postpone(event, control, (element) => element.dispatchEvent(new KeyboardEvent('keydown', init)));
}

function openSearch(): void {
  const field = document.getElementById(siteSearchFieldId);
  if (field instanceof HTMLInputElement) field.select();
  else document.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click();
}
