const controlSelector =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [role="tab"], [role="menuitem"]';

/** The control that an event is about; undefined for text and empty space. */
export const findControl = ({ target }: Event): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(controlSelector)) || undefined;

/** Links, disclosures and what the boot script does itself (`popups.ts`, `earlyActions.ts`) or the script of the rail. */
const nativeSelector =
  'a[href], summary, [popovertarget], [commandfor], [data-disclosure], [data-rail-toggle], [data-scheme-choice], [data-copy], [data-password-toggle]';

/** Works without the application. */
export const isNative = (control: HTMLElement): boolean => control.matches(nativeSelector);

/** The browser itself changes the state of a field, visibly; the application only has to hear of it. */
export const isField = (control: HTMLElement): boolean =>
  control.matches('input, select, textarea, label') && !isSubmitButton(control);

/** The form's `submit` event follows its click. */
export const isSubmitButton = (control: HTMLElement): boolean =>
  (control instanceof HTMLButtonElement || control instanceof HTMLInputElement) &&
  control.form !== null &&
  /^(submit|image)$/.test(control.type);

/** A choice of a form that is being sent. */
export const isLocked = (control: HTMLElement): boolean =>
  isField(control) && control.closest('form[aria-busy=true]') !== null;

/** A search or filter form, whose submission is an ordinary navigation. */
export const isNavigationForm = (form: HTMLFormElement): boolean =>
  form.method === 'get' && form.hasAttribute('action');

/** The field of a search form that is typed into; undefined for others. */
export const findSearchField = ({ target }: Event): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.type === 'search' && target.form && isNavigationForm(target.form)
    ? target
    : undefined;

/** The search or filter form of a choice, which its change submits; undefined for other fields. */
export function findFilterForm(control: HTMLElement): HTMLFormElement | undefined {
  const field = control instanceof HTMLLabelElement ? control.control : control;
  const isChoice = field?.matches('select, [type=radio], [type=checkbox]');
  const form = isChoice && (field as HTMLInputElement | HTMLSelectElement).form;
  return form && isNavigationForm(form) ? form : undefined;
}

/** Position of an element below the document element, as child indexes. */
export type ElementPath = readonly number[];

export function getElementPath(element: Element): ElementPath {
  const parent = element.parentElement;
  return parent ? [...getElementPath(parent), [...parent.children].indexOf(element)] : [];
}

/** Finds the element on the next page too: by its id, a choice by its name and value, otherwise by its position. */
export function getElementSelector(element: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`;
  if (element instanceof HTMLInputElement)
    return `[name=${CSS.escape(element.name)}][value=${JSON.stringify(element.value)}]`;
  return [':root', ...getElementPath(element).map((index) => `:nth-child(${index + 1})`)].join('>');
}

export const findByPath = (path: ElementPath): Element | undefined =>
  path.reduce<Element | undefined>((parent, index) => parent?.children[index], document.documentElement);
