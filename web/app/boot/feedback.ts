interface FeedbackTexts {
  loading: string;
  failed: string;
  reload: string;
}

const noticeTimeMs = 5_000;

/** Shows and announces that the application is loading, or could not be loaded; the element is outside of React's root. */
export function createFeedback({ loading, failed, reload }: FeedbackTexts) {
  const busyValues = new Map<Element, string | null>();
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

  const clear = (): void => {
    panel?.remove();
    panel = undefined;
    for (const [control, value] of busyValues)
      if (value === null) control.removeAttribute('aria-busy');
      else control.setAttribute('aria-busy', value);
    busyValues.clear();
  };

  return {
    clear,
    showLoading(control: Element): void {
      if (!busyValues.has(control)) busyValues.set(control, control.getAttribute('aria-busy'));
      control.setAttribute('aria-busy', 'true');
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
