import { languageCookie } from '../../../schema/contract/languages';
import { searchFieldId } from '../../routing/paths';
import { sessionStorageKey } from '../../session/sessionStorageKey';
import { findControl, isField, isNative, isNavigationForm, isSubmitButton } from './controls';
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
    if (control && !isNative(control)) load();
  };
  const handleEdit = (event: Event): void => {
    fields.record(event);
    handleIntent(event);
    // Text appears as it is typed; a choice changes the page only later.
    const control = findControl(event);
    if (event.type === 'change' && control?.matches('select, [type=radio], [type=checkbox]'))
      feedback.showLoading(control);
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
  // A click by keyboard has no count.
  if (control instanceof HTMLAnchorElement) storeScroll(control, event.detail === 0);
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
  if (!control || isField(control) || !needsKey(control, key)) return;
  const init = { code, key, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true };
  postpone(event, control, (element) => element.dispatchEvent(new KeyboardEvent('keydown', init)));
}

/** Other keys act on the page, or become clicks. */
const needsKey = (control: HTMLElement, key: string): boolean =>
  key.startsWith('Arrow')
    ? control.matches('[role="tab"], [aria-haspopup]')
    : (key === 'Enter' || key === ' ') && !control.matches('a, button, input, summary');

function openSearch(): void {
  const field = document.getElementById(searchFieldId);
  if (field instanceof HTMLInputElement) field.select();
  else document.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click();
}
