import { Prisma } from '../../prisma/generated/client';

/**
 * Payloads of the background jobs by name; a domain adds its own by declaration merging. A payload is stored as JSON and
 * holds no secrets.
 */
export interface JobPayloads {
  /** Deletes rows and files that are no longer needed. */
  clean_up: unknown;
}

export type JobName = keyof JobPayloads;

interface JobOptions {
  /** Default: at once. */
  runAt?: Date;
  /** Of waiting jobs with the same key only the latest remains. */
  key?: string;
  /** A waiting job with the same key keeps its time; default false. Payloads that are arrays are joined in any case. */
  keepsTime?: boolean;
  /** Jobs with a lower number start first; default 0. */
  priority?: number;
  /** Jobs of the same queue run one at a time, so that they leave workers to others. */
  queue?: string;
  /** Attempts until the job counts as failed; default 25, which takes about three days. */
  maxAttempts?: number;
}

/** Queue of the jobs that write zip files. */
export const zipQueue = 'zip files';

/** SQL condition on a job `j` of the queue: it runs or is going to be tried again. */
export const isLiveJob = Prisma.sql`(j.locked_at IS NOT NULL OR j.attempts < j.max_attempts)`;

/** Adds jobs of one name with one statement; see {@link addJob}. */
export async function addJobs<Name extends JobName>(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  name: Name,
  payloads: readonly JobPayloads[Name][],
): Promise<void> {
  await tx.$queryRaw`SELECT enqueue_jobs(${name}, ARRAY(SELECT json_array_elements(${JSON.stringify(payloads)}::json)))`;
}

/**
 * Adds a job in the transaction of its cause: it runs after the commit, and never after a rollback.
 * @param tx the transaction; the client itself adds the job at once
 */
export async function addJob<Name extends JobName>(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  name: Name,
  payload: JobPayloads[Name],
  { runAt, key, keepsTime = false, priority, queue, maxAttempts }: JobOptions = {},
): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM graphile_worker.add_job(
    ${name}::text, ${JSON.stringify(payload)}::json, queue_name => ${queue ?? null}::text,
    run_at => ${runAt ?? null}::timestamptz, job_key => ${key ?? null}::text, max_attempts => ${maxAttempts ?? null}::int,
    priority => ${priority ?? null}::int, job_key_mode => ${keepsTime ? 'preserve_run_at' : 'replace'}::text)`;
}
