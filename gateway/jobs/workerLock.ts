import type { Pool, PoolClient } from 'pg';

/** First key of the advisory locks that running workers hold; the second one is the hash of the worker's name. */
const lockClass = 72_045;

/** A job locked for longer than this belongs to a worker with its advisory lock, or to one that has ended. */
const startupSeconds = 10;

/**
 * Marks a worker as running as long as the connection exists, also after `kill -9` of the process.
 * @param workerName the name that the worker writes to the jobs it runs
 */
export async function lockWorker(pool: Pool, workerName: string): Promise<PoolClient> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock_shared($1, hashtext($2))', [lockClass, workerName]);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * Releases the jobs of workers that no longer run: graphile-worker itself waits for four hours.
 * @returns the number of those workers
 */
export async function releaseJobsOfEndedWorkers(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `WITH "workers" AS (
       SELECT DISTINCT locked_by FROM graphile_worker._private_jobs WHERE locked_at < now() - $2 * interval '1 second'
     ), "ended" AS MATERIALIZED (
       SELECT array_agg(locked_by) AS "names", count(*)::int AS "count" FROM "workers"
       WHERE NOT EXISTS (
         SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = $1::oid AND granted
           AND objid = (hashtext(locked_by)::bigint & 4294967295)::oid
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
     )
     SELECT "count", graphile_worker.force_unlock_workers("names") FROM "ended" WHERE "count" > 0`,
    [lockClass, startupSeconds],
  );
  return rows[0]?.count ?? 0;
}

/** On the embedded database, which one process uses, all locks at the start are of an earlier process. */
export async function releaseAllJobs(pool: Pool): Promise<void> {
  await pool.query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
       FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL`,
  );
}
