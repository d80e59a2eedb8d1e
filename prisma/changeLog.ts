import type { ClientBase, Pool } from 'pg';

/** Scope of a change that concerns every table, such as a restored backup. */
export const allTables = '*';

async function currentSnapshot(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ snapshot: string }>('SELECT pg_current_snapshot()::text AS snapshot');
  if (!rows[0]) throw new Error('PostgreSQL returned no snapshot');
  return rows[0].snapshot;
}

/** Rows of the change log are deleted after this time; cached results must not live longer. */
export const changeLogRetentionMs = 60 * 60 * 1000;

/** Rows older than this are deleted by the first run of a process too. */
const maxRetentionMs = 24 * 60 * 60 * 1000;

/**
 * Deletes rows that have been visible for `changeLogRetentionMs`. Their time is the start of the transaction, which may
 * have ended much later.
 * @param previousSnapshot what this function returned `changeLogRetentionMs` ago or earlier; null in the first run
 * @returns the current snapshot
 */
export async function pruneChangeLog(pool: Pool, previousSnapshot: string | null): Promise<string> {
  const snapshot = await currentSnapshot(pool);
  await pool.query(
    `DELETE FROM "content_changes"
      WHERE "at" < now() - $1 * interval '1 millisecond' OR pg_visible_in_snapshot("xid"::text::xid8, $2::pg_snapshot)`,
    [maxRetentionMs, previousSnapshot],
  );
  return snapshot;
}

/**
 * Deletes rows whose transaction ids belong to another cluster, as a restored dump contains them. A committed
 * transaction of this cluster is always older than the end of the current snapshot.
 */
export async function deleteForeignChanges(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('content_changes') IS NOT NULL AS exists`,
  );
  if (!rows[0]?.exists) return;
  await client.query(
    `DELETE FROM "content_changes" WHERE "xid" >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`,
  );
}
