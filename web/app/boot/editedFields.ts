import { getElementSelector } from './elements';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isCheckable = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** Remembers what a visitor enters before hydration, and gives it to the application afterwards. */
export function createEditedFields() {
  const edits = new Map<Field, { value: string; selector: string }>();
  return {
    /** For `input` and `change` events. */
    record({ target }: Event): void {
      if (!isField(target)) return;
      const value = isCheckable(target) ? String(target.checked) : target.value;
      edits.set(target, { value, selector: edits.get(target)?.selector ?? getElementSelector(target) });
    },
    /** Call after hydration. Resolves when the application has rendered all edits. */
    async restore(): Promise<void> {
      for (const [edited, { value, selector }] of edits) {
        // React replaces a page that differs from the server's.
        const field = edited.isConnected ? edited : document.querySelector(selector);
        if (!isField(field)) continue;
        if (field.type === 'file') dispatch(field, 'change');
        else if (isCheckable(field)) restoreChecked(field, value === 'true');
        else restoreText(field, value);
        // A filter changes the address of the rendered ones: the next edit must find this one rendered.
        await waitForIdle();
      }
      edits.clear();
    },
  };
}

/** Resolves when React has no work left. Safari has no idle callbacks. */
const waitForIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 100);
  });

const dispatch = (field: Field, type: 'input' | 'change') => field.dispatchEvent(new Event(type, { bubbles: true }));

/** React compares with the value that was last set through the element's own property. */
function restoreText(field: Field, value: string): void {
  const selection = field.value === value && !(field instanceof HTMLSelectElement) ? readSelection(field) : undefined;
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  if (selection && document.activeElement === field && !(field instanceof HTMLSelectElement))
    field.setSelectionRange(...selection);
  dispatch(field, field instanceof HTMLSelectElement ? 'change' : 'input');
}

/** Undefined for types without a selection, as `email`. */
const readSelection = (field: HTMLInputElement | HTMLTextAreaElement): [number, number] | undefined =>
  field.selectionStart === null || field.selectionEnd === null ? undefined : [field.selectionStart, field.selectionEnd];

/** A click, because React hears of a changed state by it. An unchecked radio button follows from the checked one. */
function restoreChecked(field: HTMLInputElement, isChecked: boolean): void {
  if (field.type === 'radio' && !isChecked) return;
  field.checked = !isChecked;
  field.click();
}
