import { applicationReadyEvent } from './applicationState';

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Safari has no `requestIdleCallback`. */
const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 1000);

/** The application imports this module before the page is hydrated. */
const hydrated = new Promise<void>((resolve) => {
  if (typeof document !== 'undefined')
    document.addEventListener(applicationReadyEvent, () => resolve(), { once: true });
});

/**
 * Loads further scripts when the page is hydrated and idle, unless the browser saves data. A script that cannot be loaded
 * is requested again when it is needed.
 */
export async function loadWhenIdle(load: () => Promise<unknown>): Promise<void> {
  await hydrated;
  if (!savesData()) whenIdle(() => void load().catch(() => undefined));
}
