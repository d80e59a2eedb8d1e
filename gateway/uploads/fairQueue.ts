import { LRUCache } from 'lru-cache';
import { Problem } from '../../schema/core/problem';

interface FairQueueOptions {
  concurrency: number;
  /** Tasks that wait; further ones are refused. */
  maxWaiting: number;
  /** Of these, those of one sender. */
  maxWaitingPerSender: number;
  /** The problem of a sender with too many waiting tasks; default `conversionPending`. */
  onSenderRefused?: () => Problem;
}

/** A user or a network, and the signal that ends its wait. */
interface TaskSender {
  sender: string | number;
  /** Aborted when the connection is closed: a task that has not begun is dropped. */
  signal?: AbortSignal;
}

interface WaitingTask {
  sender: string;
  start(): void;
}

type FairQueue = <Result>(sender: TaskSender, task: () => Promise<Result>) => Promise<Result>;

/** Senders whose used time is remembered, and for how long. */
const rememberedSenders = { max: 10_000, ttl: 60 * 60 * 1000 };
const retryAfterSeconds = 10;

/**
 * Queues heavy work in a process. The next task is the one whose sender has used the least time within an hour, so that the
 * files of one sender do not delay those of another.
 * @throws (the function returned) Problem `unavailable` if the queue is full or the task was dropped; `conversionPending` for a
 * sender with too many waiting tasks
 */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { concurrency, maxWaiting, maxWaitingPerSender } = options;
  const usedMs = new LRUCache<string, number>(rememberedSenders);
  const waiting = new Set<WaitingTask>();
  let running = 0;
  const timeOf = (sender: string): number => usedMs.get(sender) ?? 0;

  const assertRoom = (sender: string): void => {
    if (running < concurrency) return;
    const ofSender = [...waiting].filter((task) => task.sender === sender).length;
    if (ofSender >= maxWaitingPerSender)
      throw options.onSenderRefused?.() ?? new Problem('conversionPending', { retryAfterSeconds });
    if (waiting.size >= maxWaiting) throw new Problem('unavailable', { retryAfterSeconds });
  };

  const startNext = (): void => {
    if (running >= concurrency || waiting.size === 0) return;
    const next = [...waiting].reduce((first, task) => (timeOf(task.sender) < timeOf(first.sender) ? task : first));
    waiting.delete(next);
    running += 1;
    next.start();
  };

  const waitForTurn = (sender: string, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const task: WaitingTask = {
        sender,
        start() {
          signal?.removeEventListener('abort', drop);
          resolve();
        },
      };
      const drop = (): void => {
        if (waiting.delete(task)) reject(new Problem('unavailable', { retryAfterSeconds }));
      };
      waiting.add(task);
      signal?.addEventListener('abort', drop, { once: true });
      if (signal?.aborted) drop();
      startNext();
    });

  return async (by, task) => {
    const sender = String(by.sender);
    assertRoom(sender);
    await waitForTurn(sender, by.signal);
    const startedAt = performance.now();
    try {
      return await task();
    } finally {
      usedMs.set(sender, timeOf(sender) + performance.now() - startedAt);
      running -= 1;
      startNext();
    }
  };
}
