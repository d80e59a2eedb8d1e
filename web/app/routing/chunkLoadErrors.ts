const chunkLoadErrors = new WeakSet<Error>();

/** From now on remembers which errors say that a part of the site could not be fetched; Vite's loader tells of each. */
export function trackChunkLoadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => chunkLoadErrors.add(payload));
}

/** Whether a screen is missing because its script did not come, not because of a fault in it. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && chunkLoadErrors.has(error);
