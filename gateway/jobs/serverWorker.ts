import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, type WorkerEvents } from 'graphile-worker';
import type { PoolClient } from 'pg';
import { collectMessages } from '../../schema/notifications/deliverNotifications';
import { pollIntervalMs, toCronItems, workerOptions, type JobWorker, type JobWorkerOptions } from './jobWorker';
import { lockWorker, releaseJobsOfEndedWorkers } from './workerLock';

/** Jobs that run at the same time in one process. They wait for mail servers most of the time. */
const concurrency = 4;

/** Connections that a worker holds all the time: for notifications about new jobs, and for its lock. */
export const workerConnections = 2;

const restartDelayMs = 2_000;
const releaseIntervalMs = 30_000;

/** Runs jobs of PostgreSQL. A worker that lost its database is started again. */
export function startServerWorker(options: JobWorkerOptions): JobWorker {
  const { db, pool, log } = options;
  const closing = new AbortController();
  const repeatUntilClosed = async (work: () => Promise<unknown>, pauseMs: number, failure: string): Promise<void> => {
    while (!closing.signal.aborted) {
      await work().catch((err: unknown) => log.warn({ err }, failure));
      await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const ended = Promise.all([
    repeatUntilClosed(() => runUntilEnd(options, closing.signal), restartDelayMs, 'the job worker ended'),
    repeatUntilClosed(() => releaseJobsOfEndedWorkers(pool), releaseIntervalMs, 'jobs of ended workers'),
    repeatUntilClosed(() => collectMessages(db), pollIntervalMs, 'messages that wait'),
  ]);
  return {
    async close() {
      closing.abort();
      await ended;
    },
  };
}

/** Runs one worker of graphile-worker until it fails, its lock is lost, or the signal is aborted. */
async function runUntilEnd(options: JobWorkerOptions, closing: AbortSignal): Promise<void> {
  const events = new EventEmitter() as WorkerEvents;
  let workerName = '';
  events.once('pool:create', ({ workerPool }) => (workerName = workerPool.id));
  const runner = await run({
    ...workerOptions(options),
    parsedCronItems: toCronItems(options.handlers),
    concurrency,
    events,
  });
  // A runner refuses to be stopped twice, also after it ended by itself.
  const stop = (): Promise<void> => runner.stop().catch(() => undefined);
  closing.addEventListener('abort', stop, { once: true });
  let lock: PoolClient | undefined;
  try {
    if (closing.aborted) await stop();
    lock = await lockWorker(options.pool, workerName);
    // Without the lock another process would repeat the jobs of this one.
    lock.once('error', stop);
    await runner.promise;
  } finally {
    closing.removeEventListener('abort', stop);
    await stop();
    await runner.promise.catch(() => undefined);
    lock?.release(true);
  }
}
