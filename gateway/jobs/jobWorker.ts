import {
  Logger as WorkerLogger,
  parseCronItems,
  type Job,
  type ParsedCronItem,
  type RunnerOptions,
  type TaskList,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Logger } from 'pino';
import type { JobHandler } from './jobHandlers';
import { toStoredError } from './storedError';

/** Runs the jobs of the queue in this process until it is closed. */
export interface JobWorker {
  /** Waits for running jobs, whose signals are aborted after 5 seconds; the others stay in the queue. */
  close(): Promise<void>;
}

export interface JobWorkerOptions {
  db: PrismaClient;
  pool: Pool;
  handlers: readonly JobHandler[];
  log: Logger;
}

/** How often messages that wait are collected into jobs, and the queue of the embedded database is looked at. */
export const pollIntervalMs = 1_000;

/** After this time, closing a worker aborts the signal of the jobs that still run. */
const abortDelayMs = 5_000;

export const workerOptions = ({ pool, handlers, log }: JobWorkerOptions) =>
  ({
    pgPool: pool,
    taskList: toTaskList(handlers),
    logger: createJobLogger(log),
    noHandleSignals: true,
    preset: {
      worker: {
        gracefulShutdownAbortTimeout: abortDelayMs,
        // Batches are awaited at the end, and a failed one restarts the worker, which releases its jobs.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  }) satisfies RunnerOptions;

/** graphile-worker passes the payload that `addJob` stored for the name. */
const toTaskList = (handlers: readonly JobHandler[]): TaskList =>
  Object.fromEntries(
    handlers.map(({ job, run }) => [
      job.name,
      async (payload: unknown, { abortSignal: signal }) => {
        await run(payload, { signal }).catch((error: unknown) => {
          throw toStoredError(error);
        });
      },
    ]),
  );

/** Of several processes one adds a job at its times; one that is still waiting is not added twice. */
export const toCronItems = (handlers: readonly JobHandler[]): ParsedCronItem[] =>
  parseCronItems(
    handlers.flatMap(({ job: { name, schedule } }) =>
      schedule ? [{ task: name, match: schedule, options: { jobKey: name, backfillPeriod: 0 } }] : [],
    ),
  );

/** Writes the worker's messages to the log. Details of jobs are left out: they contain payloads. */
const createJobLogger = (log: Logger) =>
  new WorkerLogger(() => (logLevel, message, meta) => {
    const level: string = logLevel;
    const { error: err, job } = (meta ?? {}) as { error?: unknown; job?: Job };
    if (level === 'error' && job) logFailure(log, err, job);
    else if (level === 'error') log.warn({ err, text: message }, 'job worker');
    else if (level === 'warning') log.warn({ text: message }, 'job worker');
    else log.debug({ text: message }, 'job worker');
  });

/** A job without further attempts needs an admin. */
function logFailure(
  log: Logger,
  err: unknown,
  { id, task_identifier: name, attempts, max_attempts: maxAttempts }: Job,
) {
  log[attempts < maxAttempts ? 'warn' : 'error']({ err, job: { id, name, attempts, maxAttempts } }, 'a job failed');
}
