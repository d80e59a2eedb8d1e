const chunkLoadErrors = new WeakSet<Error>();

/** Vite reports failed dynamic imports by the `vite:preloadError` event. */
export function trackChunkLoadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => chunkLoadErrors.add(payload));
}

export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && chunkLoadErrors.has(error);
