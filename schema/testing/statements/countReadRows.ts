import type { Pool } from 'pg';
import type { Statement } from './captureStatements';

interface ReadRows {
  /** Tables that were read one row after another. */
  scanned: string[];
  /** The most rows that an index gave of one table. */
  fetched: number;
  /** Rows of all tables, scanned or by an index. */
  total: number;
}

/** Rows of tables that statements read, in a transaction that is rolled back. */
export async function countReadRows(
  pool: Pool,
  tables: readonly string[],
  statements: readonly Statement[],
): Promise<ReadRows> {
  const client = await pool.connect();
  // Counts of earlier transactions of the connection are not flushed yet.
  const readCounts = async () => {
    const { rows } = await client.query<{ name: string; scanned: number; fetched: number }>(
      `SELECT relname AS name, seq_tup_read::int AS scanned, coalesce(idx_tup_fetch, 0)::int AS fetched
       FROM pg_stat_xact_user_tables WHERE relname = ANY ($1) ORDER BY relname`,
      [tables],
    );
    return rows;
  };
  try {
    await client.query('BEGIN');
    const before = await readCounts();
    for (const { text, values } of statements) await client.query(text, values);
    const counts = (await readCounts()).map(({ name, scanned, fetched }, index) => ({
      name,
      scanned: scanned - (before[index]?.scanned ?? 0),
      fetched: fetched - (before[index]?.fetched ?? 0),
    }));
    const scanned = counts.filter((count) => count.scanned > 0).map(({ name }) => name);
    const total = counts.reduce((sum, count) => sum + count.scanned + count.fetched, 0);
    return { scanned, fetched: Math.max(...counts.map((count) => count.fetched)), total };
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}
