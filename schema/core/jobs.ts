import { z } from 'zod';
import { Prisma } from '../../prisma/generated/client';
import type { Language } from '../contract/languages';

/** A background job: its name in the queue, and what its handler gets. */
export interface JobDefinition<Payload = unknown> {
  name: string;
  /** Name in the admin panel. */
  label: Record<Language, string>;
  /**
   * Times (UTC) at which it is added, as in crontab, without a payload. Times at which no worker runs are skipped: the job finds out
   * itself what is due, so that its next run makes up for them.
   */
  schedule?: string;
  /** Stored as JSON until the job runs: holds no secrets. */
  payload: z.ZodType<Payload>;
}

export type JobPayload<Job> = Job extends JobDefinition<infer Payload> ? Payload : never;

/** Of jobs that find out themselves what is due. */
export const noPayload = z.unknown();

const jobs = new Map<string, JobDefinition>();

/** All jobs by name, of the modules that are loaded. */
export const definedJobs: ReadonlyMap<string, JobDefinition> = jobs;

/** Defines a job; its handler is in `gateway/jobs/jobHandlers.ts`. */
export function defineJob<Payload>(job: JobDefinition<Payload>): JobDefinition<Payload> {
  jobs.set(job.name, job);
  return job;
}

export const cleanUpJob = defineJob({
  name: 'clean_up',
  label: { ar: 'حذف ما لم يعد لازمًا', en: 'Delete what is no longer needed' },
  schedule: '7 * * * *',
  payload: noPayload,
});

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
  /** Attempts until the job counts as failed; default 25, which takes about four days. */
  maxAttempts?: number;
}

export const zipQueue = 'zip files';

/** SQL condition on a job `j` of the queue: it runs or is going to be tried again. */
export const isLiveJob = Prisma.sql`(j.locked_at IS NOT NULL OR j.attempts < j.max_attempts)`;

/**
 * SQL condition: no job is going to finish the row `r`, because its process ended in the last attempt, or the database was restored,
 * whose backups contain no jobs.
 * @param key member of the payload that has the id of the row
 */
export const isAbandoned = <Payload>({ name }: JobDefinition<Payload>, key: keyof Payload & string): Prisma.Sql =>
  Prisma.sql`NOT EXISTS (
    SELECT FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = ${name} AND j.payload ->> ${key} = r."id"::text AND ${isLiveJob})`;

/** Adds jobs of one kind with one statement; see {@link addJob}. */
export async function addJobs<Payload>(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { name }: JobDefinition<Payload>,
  payloads: readonly NoInfer<Payload>[],
): Promise<void> {
  await tx.$queryRaw`SELECT enqueue_jobs(${name}, ARRAY(SELECT json_array_elements(${JSON.stringify(payloads)}::json)))`;
}

/**
 * Adds a job in the transaction of its cause: it runs after the commit, and never after a rollback.
 * @param tx the transaction; the client itself adds the job at once
 */
export async function addJob<Payload>(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  { name }: JobDefinition<Payload>,
  payload: NoInfer<Payload>,
  { runAt, key, keepsTime = false, priority, queue, maxAttempts }: JobOptions = {},
): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM graphile_worker.add_job(
    ${name}::text, ${JSON.stringify(payload)}::json, queue_name => ${queue ?? null}::text,
    run_at => ${runAt ?? null}::timestamptz, job_key => ${key ?? null}::text, max_attempts => ${maxAttempts ?? null}::int,
    priority => ${priority ?? null}::int, job_key_mode => ${keepsTime ? 'preserve_run_at' : 'replace'}::text)`;
}
