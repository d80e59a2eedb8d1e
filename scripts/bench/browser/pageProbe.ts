/** What the probe has seen so far. Times in milliseconds since the navigation; null: not yet. */
export interface ProbeState {
  firstContentfulPaint: number | null;
  largestContentfulPaint: number | null;
  layoutShift: number;
  /** Time that long tasks blocked after the first paint, beyond 50 ms each. */
  blockingTime: number;
  firstTap: number | null;
  /** The first frame after a visible change that followed the first tap. */
  response: number | null;
}

declare global {
  interface Window {
    benchProbe: ProbeState;
  }
}

/** Runs in the page before its own scripts: records paints, shifts, long tasks, the first tap and its response. */
export function installProbe(): void {
  const state: ProbeState = {
    firstContentfulPaint: null,
    largestContentfulPaint: null,
    layoutShift: 0,
    blockingTime: 0,
    firstTap: null,
    response: null,
  };
  window.benchProbe = state;
  const longTasks: PerformanceEntry[] = [];
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') state.firstContentfulPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (state.largestContentfulPaint = startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) state.layoutShift += value;
  });
  observe('longtask', (entry) => {
    longTasks.push(entry);
    const firstPaint = state.firstContentfulPaint ?? Infinity;
    state.blockingTime = longTasks
      .filter(({ startTime, duration }) => startTime + duration > firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  });

  const respond = (): void => {
    if (state.firstTap === null || state.response !== null) return;
    requestAnimationFrame(() => requestAnimationFrame(() => (state.response ??= performance.now())));
  };
  /** Ripples and style sheets are no response. */
  const isContent = (node: Node): boolean =>
    node instanceof Element &&
    !node.matches('script, style, link, meta, template') &&
    node.closest('head, .MuiTouchRipple-root') === null;
  addEventListener('pointerdown', ({ timeStamp }) => (state.firstTap ??= timeStamp), { capture: true });
  for (const type of ['toggle', 'beforetoggle']) addEventListener(type, respond, { capture: true });
  new MutationObserver((records) => {
    // The choices of closed menus are marked once the document is parsed.
    const isChange = ({ type, target, addedNodes }: MutationRecord): boolean =>
      type === 'attributes'
        ? isContent(target) && (target as Element).checkVisibility()
        : [...addedNodes].some(isContent);
    if (state.firstTap !== null && records.some(isChange)) respond();
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: [
      ...['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-busy', 'open', 'hidden'],
      ...['data-open', 'data-scheme', 'lang', 'dir'],
    ],
  });
}
