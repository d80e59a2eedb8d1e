import pLimit from 'p-limit';
import { Problem } from '../../schema/core/errors';

const maxConcurrentUploads = { all: 100, network: 25, person: 4 };

/** Whose file it is, and from where it comes. */
export interface UploadSender {
  userId: number;
  network: string;
}

/**
 * Bounds how many files come in at the same time, in all, from one network and from one person: a sender may take minutes,
 * and costs a connection and an open file meanwhile.
 * @throws (the function returned) Problem `unavailable`, or `tooManyAttempts` for what one person or network sends
 */
export function createUploadLimiter() {
  const sending = new Map<string, number>();
  const of = (key: string): number => sending.get(key) ?? 0;
  const add = (key: string, change: number): void => {
    const left = of(key) + change;
    if (left === 0) sending.delete(key);
    else sending.set(key, left);
  };
  return async <Result>(
    { userId: person, network }: UploadSender,
    arriving: () => Promise<Result>,
  ): Promise<Result> => {
    const keys = { all: 'all', network: `network ${network}`, person: `person ${person}` };
    const isFull = of(keys.person) >= maxConcurrentUploads.person || of(keys.network) >= maxConcurrentUploads.network;
    if (isFull) throw new Problem('tooManyAttempts', { retryAfterSeconds: 10 });
    if (of(keys.all) >= maxConcurrentUploads.all) throw new Problem('unavailable', { retryAfterSeconds: 10 });
    const counted = Object.values(keys);
    for (const key of counted) add(key, 1);
    try {
      return await arriving();
    } finally {
      for (const key of counted) add(key, -1);
    }
  };
}

/**
 * Runs at most `width` tasks at the same time; at most `maxWaiting` wait for their turn.
 * @throws (the function returned) Problem `unavailable` when too many wait already
 */
export function createTaskQueue(width: number, maxWaiting: number) {
  const limit = pLimit(width);
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (limit.activeCount >= width && limit.pendingCount >= maxWaiting)
      throw new Problem('unavailable', { retryAfterSeconds: 5 });
    return limit(task);
  };
}
