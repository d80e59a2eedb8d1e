const chunkLoadErrors = new WeakSet<Error>();

/** Vite reports failed dynamic imports by the `vite:preloadError` event. */
export function trackChunkLoadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => chunkLoadErrors.add(payload));
}

export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && chunkLoadErrors.has(error);

/** Whether the server responds: a chunk that fails then was replaced by a deployment, or the browser remembers the failure. */
export const isServerReachable = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
