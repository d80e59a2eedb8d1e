const unfetched = new WeakSet<Error>();

/** From now on remembers which errors say that a part of the site could not be fetched; Vite's loader tells of each. */
export function noticeUnfetched(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => unfetched.add(payload));
}

/** Whether a screen is missing because its script did not come, not because of a fault in it. */
export const isUnfetched = (error: unknown): boolean => error instanceof Error && unfetched.has(error);
