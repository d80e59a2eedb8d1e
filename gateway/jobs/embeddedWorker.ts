import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { runOnce, type WorkerEvents } from 'graphile-worker';
import { collectMessages } from '../../schema/notifications/deliverNotifications';
import { pollIntervalMs, toCronItems, workerOptions, type JobWorker, type JobWorkerOptions } from './jobWorker';
import { releaseAllJobs } from './workerLock';

/** Runs jobs of the embedded database, which has one connection and no LISTEN: the queue is looked at every second. */
export function startEmbeddedWorker(options: JobWorkerOptions): JobWorker {
  const { db, pool, log } = options;
  const closing = new AbortController();
  const addScheduledJobs = createSchedule(options);
  const work = async (): Promise<void> => {
    await releaseAllJobs(pool).catch((err: unknown) => log.warn({ err }, 'jobs of the previous process'));
    while (!closing.signal.aborted) {
      await addScheduledJobs()
        .then(() => collectMessages(db))
        .then(() => runWaitingJobs(options, closing.signal))
        .catch((err: unknown) => log.warn({ err }, 'running jobs'));
      await sleep(pollIntervalMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const ended = work();
  return {
    async close() {
      closing.abort();
      await ended;
    },
  };
}

/** Runs jobs until none is waiting, or the signal is aborted. */
async function runWaitingJobs(options: JobWorkerOptions, closing: AbortSignal): Promise<void> {
  const { rowCount } = await options.pool.query(
    'SELECT FROM graphile_worker._private_jobs WHERE is_available AND run_at <= now() LIMIT 1',
  );
  if (!rowCount || closing.aborted) return;
  const events = new EventEmitter() as WorkerEvents;
  let stop = (): void => undefined;
  events.once('pool:create', ({ workerPool }) => {
    stop = () => void Promise.resolve(workerPool.gracefulShutdown()).catch(() => undefined);
    closing.addEventListener('abort', stop, { once: true });
  });
  await runOnce({ ...workerOptions(options), concurrency: 1, noPreparedStatements: true, events });
  closing.removeEventListener('abort', stop);
}

const currentMinute = (): number => Math.floor(Date.now() / 60_000);
const maxMissedMinutes = 10;

/** Adds the scheduled jobs of the minutes since the last call: running jobs may have taken longer than a minute. */
function createSchedule({ pool, handlers }: JobWorkerOptions): () => Promise<void> {
  const cronItems = toCronItems(handlers);
  let lastMinute = currentMinute();
  return async () => {
    const minute = currentMinute();
    for (let next = Math.max(lastMinute + 1, minute - maxMissedMinutes); next <= minute; next += 1) {
      const date = new Date(next * 60_000);
      const digest = {
        min: date.getUTCMinutes(),
        hour: date.getUTCHours(),
        date: date.getUTCDate(),
        month: date.getUTCMonth() + 1,
        dow: date.getUTCDay(),
      };
      for (const { task } of cronItems.filter(({ match }) => match(digest)))
        await pool.query('SELECT graphile_worker.add_job($1, job_key => $1)', [task]);
      lastMinute = next;
    }
  };
}
