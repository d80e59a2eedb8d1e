/**
 * State of the application of a page, in the attribute `data-application` of the document element. A public page stays
 * `deferred` until the first intent; other pages start as `loading`. `failed` loads again at the next intent.
 */
export type ApplicationState = 'deferred' | 'loading' | 'ready' | 'failed';

/** Event of the document: load the application now. Tests use it to skip the deferred state. */
export const loadApplicationEvent = 'tayyar:load';

/** Event of the document: the page is hydrated, and all its controls respond. */
export const applicationReadyEvent = 'tayyar:ready';

/** Event of the document: a file of the application could not be loaded. */
export const applicationFailedEvent = 'tayyar:failed';

export const getApplicationState = () => document.documentElement.dataset.application as ApplicationState | undefined;

export const setApplicationState = (state: ApplicationState): void => {
  document.documentElement.dataset.application = state;
};
