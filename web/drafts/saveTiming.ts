/** Pause after the last edit before it is sent, in milliseconds. */
export const autosaveDelayMs = 1000;
/** Pause after failed requests, doubled each time. */
export const retryDelayMs = (failedAttempts: number): number => Math.min(30_000, 1000 * 2 ** (failedAttempts - 1));
