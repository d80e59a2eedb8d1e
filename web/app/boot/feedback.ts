interface FeedbackTexts {
  loading: string;
  failed: string;
  reload: string;
}

const noticeTimeMs = 5_000;

/** Shows and announces that the application is loading, or could not be loaded; the element is outside of React's root. */
export function createFeedback({ loading, failed, reload }: FeedbackTexts) {
  const busyValues = new Map<Element, string | null>();
  const lockedFields = new Set<HTMLInputElement | HTMLTextAreaElement>();
  let panel: HTMLElement | undefined;

  const showPanel = (role: 'status' | 'alert', className: string, ...content: (Node | string)[]): void => {
    panel?.remove();
    panel = document.createElement('div');
    panel.className = className;
    panel.setAttribute('role', role);
    document.body.append(panel);
    // Screen readers announce what enters a live region, not a region that enters the page.
    panel.append(...content);
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
    /** A result, as that something was copied. */
    showNotice(text: string): void {
      showPanel('status', 'boot-notice', text);
      const shown = panel;
      setTimeout(() => shown?.remove(), noticeTimeMs);
    },
    showFailure(): void {
      clear();
      const link = document.createElement('a');
      link.href = window.location.href.replace(/#.*/, '');
      link.textContent = reload;
      showPanel('alert', 'boot-failure', `${failed} `, link);
    },
  };
}
