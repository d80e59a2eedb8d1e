import { getApplicationState } from '../../data/browser/applicationState';

const noticeTimeMs = 5_000;

/**
 * Shows and announces that the application is loading, or could not be started; the elements are outside of React's root.
 * @param texts `data-` attributes of the boot script
 */
export function createFeedback(texts: DOMStringMap) {
  const { loading = '', preparingSearch = '', failed = '', unsupported = '', reload = '' } = texts;
  const busyValues = new Map<Element, string | null>();
  const lockedFields = new Set<HTMLInputElement | HTMLTextAreaElement>();
  let panel: HTMLElement | undefined;
  let notice: HTMLElement | undefined;

  const addPanel = (role: 'status' | 'alert', className: string, ...content: (Node | string)[]): HTMLElement => {
    const added = document.createElement('div');
    added.className = className;
    added.setAttribute('role', role);
    document.body.append(added);
    // Screen readers announce what enters a live region, not a region that enters the page.
    added.append(...content);
    return added;
  };
  const showPanel = (...args: Parameters<typeof addPanel>): void => {
    panel?.remove();
    panel = addPanel(...args);
  };

  const setBusy = (element: Element): void => {
    if (!busyValues.has(element)) busyValues.set(element, element.getAttribute('aria-busy'));
    element.setAttribute('aria-busy', 'true');
  };

  const clear = (): void => {
    panel?.remove();
    panel = undefined;
    for (const field of lockedFields) field.readOnly = false;
    lockedFields.clear();
    for (const [control, value] of busyValues)
      if (value === null) control.removeAttribute('aria-busy');
      else control.setAttribute('aria-busy', value);
    busyValues.clear();
  };

  return {
    /** Ends what waits for the application. A notice stays: its action is done. */
    clear,
    /** Keeps the entries of a form as they are submitted. */
    lock(form: HTMLFormElement): void {
      setBusy(form);
      for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        ':is(input, textarea):not([readonly])',
      )) {
        field.readOnly = true;
        lockedFields.add(field);
      }
    },
    showLoading(control: Element): void {
      setBusy(control);
      const text = document.createElement('span');
      text.textContent = loading;
      showPanel('status', 'boot-progress', text);
    },
    /** Below a search field, while letters are typed that only the application searches for. */
    showSearchStatus(field: Element): void {
      if (panel?.className === 'boot-status') return;
      showPanel('status', 'boot-status', preparingSearch);
      const { left, bottom, width } = (field.parentElement ?? field).getBoundingClientRect();
      const start = `${bottom + scrollY}px auto auto ${left + scrollX}px`;
      Object.assign(panel?.style ?? {}, { inset: start, width: `${width}px` });
    },
    /** A result, as that something was copied. */
    showNotice(text: string): void {
      notice?.remove();
      const shown = addPanel('status', 'boot-notice', text);
      notice = shown;
      setTimeout(() => shown.remove(), noticeTimeMs);
    },
    /** By the state of the application: the connection is lost, or the browser is too old. */
    showFailure(): void {
      clear();
      if (getApplicationState() === 'unsupported') {
        showPanel('alert', 'boot-failure', unsupported);
        return;
      }
      const link = document.createElement('a');
      link.href = window.location.href.replace(/#.*/, '');
      link.textContent = reload;
      showPanel('alert', 'boot-failure', `${failed} `, link);
    },
  };
}
