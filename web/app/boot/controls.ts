const controlSelector =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [role="tab"], [role="menuitem"]';

/** The control that an event is about; undefined for text and empty space. */
export const findControl = ({ target }: Event): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(controlSelector)) || undefined;

/** Links and disclosures work in HTML alone. */
export const isNative = (control: HTMLElement): boolean => control.matches('a[href], summary');

/** The browser itself changes the state of a field, visibly; the application only has to hear of it. */
export const isField = (control: HTMLElement): boolean =>
  control.matches('input, select, textarea, label') && !isSubmitButton(control);

/** The form's `submit` event follows its click. */
export const isSubmitButton = (control: HTMLElement): boolean =>
  (control instanceof HTMLButtonElement || control instanceof HTMLInputElement) &&
  control.form !== null &&
  /^(submit|image)$/.test(control.type);

/** A search or filter form, whose submission is an ordinary navigation. */
export const isNavigationForm = (form: HTMLFormElement): boolean =>
  form.method === 'get' && form.hasAttribute('action');
