import { languageCookie } from '../../../schema/contract/languages';
import { searchFieldId } from '../../routing/paths';
import { sessionStorageKey } from '../../session/sessionStorageKey';
import { findControl, findFilterForm, isField, isNative, isNavigationForm, isSubmitButton } from './controls';
import { createEditedFields } from './editedFields';
import { findByPath, getElementPath, type ElementPath } from './elementPath';
import type { createFeedback } from './feedback';
import { storeScroll } from './storedScroll';

interface EarlyEventsOptions {
  feedback: ReturnType<typeof createFeedback>;
  /** Loads the application, if it is not loading yet. */
  load(): void;
}

/** Repeats an action on an element of the hydrated page. */
type Replay = (element: HTMLElement) => void;

/** By element, so that a menu which was tapped twice opens once. */
type PostponedActions = Map<HTMLElement, { path: ElementPath; replay: Replay }>;

/** Stops the event and repeats it later. */
type Postpone = (event: Event, element: HTMLElement, replay: Replay) => void;

/** Catches what a visitor does before hydration, answers it at once, and repeats it for the application. */
export function createEarlyEvents({ feedback, load }: EarlyEventsOptions) {
  const fields = createEditedFields();
  const actions: PostponedActions = new Map();
  const tabEvents: StorageEvent[] = [];
  const postpone: Postpone = (event, element, replay) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    actions.delete(element);
    actions.set(element, { path: getElementPath(element), replay });
    feedback.showLoading(element);
    load();
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
    }
    // Text appears as it is typed; a choice changes the page only later.
    if (event.type === 'change' && control?.matches('select, [type=radio], [type=checkbox]')) {
      feedback.showLoading(control);
      if (filterForm) openFilteredPage(filterForm, control);
      // "Back" may return to this page as it was left.
      if (filterForm) window.addEventListener('pageshow', () => resetFilters(filterForm), { once: true });
    }
  };
  const resetFilters = (form: HTMLFormElement): void => {
    form.reset();
    feedback.clear();
  };
  const handlers: Record<string, (event: never) => void> = {
    pointerdown: handleIntent,
    input: handleEdit,
    change: handleEdit,
    click: (event: MouseEvent) => handleClick(event, postpone),
    submit: (event: SubmitEvent) => handleSubmit(event, postpone),
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
  // The page in another language keeps the fragment: it may be the token of a mail.
  if (control instanceof HTMLAnchorElement && control.hreflang) control.hash = window.location.hash;
  // A click by keyboard has no count.
  if (control instanceof HTMLAnchorElement && !control.hash)
    storeScroll(control.href, event.detail === 0 ? control : undefined);
  if (isNative(control) || isField(control) || isSubmitButton(control)) return;
  postpone(event, control, (element) => element.click());
}

function handleSubmit(event: SubmitEvent, postpone: Postpone): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || isNavigationForm(form)) return;
  postpone(event, event.submitter ?? form, (element) => {
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  });
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

/** The page that the form leads to, without empty parameters; it continues at the same position. */
function openFilteredPage(form: HTMLFormElement, control: HTMLElement): void {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  const url = new URL(form.action);
  url.search = new URLSearchParams(entries).toString();
  storeScroll(url.href, control);
  window.location.assign(url);
}

function openSearch(): void {
  const field = document.getElementById(searchFieldId);
  if (field instanceof HTMLInputElement) field.select();
  else document.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click();
}
