/**
 * State of the application of a page, in the attribute `data-application` of the document element. A public page stays
 * `deferred` until the first intent; other pages start as `loading`. `failed` loads again at the next intent;
 * `unsupported` does not, since the browser cannot run the application.
 */
export type ApplicationState = 'deferred' | 'loading' | 'ready' | 'failed' | 'unsupported';

/** Event of the document: load the application now. Tests use it to skip the deferred state. */
export const loadApplicationEvent = 'tayyar:load';

/** Event of the document: the page is hydrated, and all its controls respond. */
export const applicationReadyEvent = 'tayyar:ready';

/** Event of the document: the application could not be loaded or started. */
export const applicationFailedEvent = 'tayyar:failed';

/** Event of the document: the boot script has stored a color scheme. */
export const colorSchemeEvent = 'tayyar:scheme';

/** Event of a button: the boot script has changed its `aria-pressed`. */
export const pressedEvent = 'tayyar:pressed';

export const getApplicationState = () => document.documentElement.dataset.application as ApplicationState | undefined;

export const setApplicationState = (state: ApplicationState): void => {
  document.documentElement.dataset.application = state;
};

/**
 * Whether the page's scripts run, in the attribute `data-scripting` of the document element. Older browsers lack the media
 * feature of this name, and `enabled` there includes browsers that cannot run our scripts.
 */
export const setScripting = (scripting: 'enabled' | 'none'): void => {
  document.documentElement.dataset.scripting = scripting;
};
