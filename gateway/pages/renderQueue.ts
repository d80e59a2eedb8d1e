import { Problem } from '../../schema/core/problem';

interface RenderQueueOptions {
  concurrency: number;
  maxWaiting: number;
  onRefused?: () => void;
}

interface RenderQueue {
  /** @throws Problem `unavailable` if a render would be refused now */
  assertRoom(): void;
  /**
   * Runs a render when its turn comes.
   * @param signal aborted when the connection that waits for the page is closed: a render that has not begun is dropped
   * @throws Problem `unavailable` at once if the queue is full, or if the render was dropped
   */
  run<Result>(render: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

const retryAfterSeconds = 2;
const refusal = () => new Problem('unavailable', { retryAfterSeconds });

/** Bounds the renders of a process, so that accepted ones are quick and the APIs get their share of the processor. */
export function createRenderQueue({ concurrency, maxWaiting, onRefused }: RenderQueueOptions): RenderQueue {
  const waiting = new Set<() => void>();
  let running = 0;

  const assertRoom = (): void => {
    if (running < concurrency || waiting.size < maxWaiting) return;
    onRefused?.();
    throw refusal();
  };

  const startNext = (): void => {
    const [next] = waiting;
    if (!next || running >= concurrency) return;
    waiting.delete(next);
    running += 1;
    next();
  };

  const waitForTurn = (signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(refusal());
        return;
      }
      const drop = (): void => {
        if (waiting.delete(start)) reject(refusal());
      };
      const start = (): void => {
        signal?.removeEventListener('abort', drop);
        resolve();
      };
      signal?.addEventListener('abort', drop, { once: true });
      waiting.add(start);
      startNext();
    });

  return {
    assertRoom,
    async run(render, signal) {
      assertRoom();
      await waitForTurn(signal);
      try {
        return await render();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
