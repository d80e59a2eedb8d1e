import { Logger, type Job } from 'graphile-worker';
import type { Logger as Log } from 'pino';

/** Writes the worker's messages to the log. Details of jobs are left out: they contain payloads. */
export const createJobLogger = (log: Log): Logger =>
  new Logger(() => (logLevel, message, meta) => {
    const level: string = logLevel;
    const { error: err, job } = (meta ?? {}) as { error?: unknown; job?: Job };
    if (level === 'error' && job) logFailure(log, err, job);
    else if (level === 'error') log.warn({ err, text: message }, 'job worker');
    else if (level === 'warning') log.warn({ text: message }, 'job worker');
    else log.debug({ text: message }, 'job worker');
  });

/** A job without further attempts needs an admin. */
function logFailure(log: Log, err: unknown, { id, task_identifier: name, attempts, max_attempts: maxAttempts }: Job) {
  log[attempts < maxAttempts ? 'warn' : 'error']({ err, job: { id, name, attempts, maxAttempts } }, 'a job failed');
}
