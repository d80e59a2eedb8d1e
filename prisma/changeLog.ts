import type { Pool } from 'pg';

/** What a change may be about: `views` are the counts of articles alone, `content` is all the rest that visitors see. */
export type CacheScope = 'content' | 'views';

/**
 * Where the database stands now: which transactions have ended. To be taken before the reads whose answers are kept, so
 * that a write in their middle makes the answers old, never young.
 */
export async function currentSnapshot(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ stand: string }>('SELECT pg_current_snapshot()::text AS stand');
  if (!rows[0]) throw new Error('PostgreSQL has told no snapshot');
  return rows[0].stand;
}

/** How long rows are kept that tell of writes; nothing may be kept longer by those who ask `isUnchanged`. */
export const changeLogRetentionMs = 60 * 60 * 1000;

/**
 * Whether nothing that visitors are shown has changed since a stand, as far as it is about these scopes. Exact, in every
 * process: a write counts from the moment that its transaction ends.
 */
export async function isUnchangedSince(pool: Pool, stand: string, scopes: readonly CacheScope[]): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT 1 FROM "public_writes"
      WHERE "xid" >= pg_snapshot_xmin($1::pg_snapshot)::text::bigint AND "scope" = ANY($2)
        AND NOT pg_visible_in_snapshot("xid"::text::xid8, $1::pg_snapshot)
      LIMIT 1`,
    [stand, scopes],
  );
  return rowCount === 0;
}

/** Forgets writes older than `memoryMs`. */
export async function pruneChangeLog(pool: Pool): Promise<void> {
  await pool.query(`DELETE FROM "public_writes" WHERE "at" < now() - $1 * interval '1 millisecond'`, [
    changeLogRetentionMs,
  ]);
}
