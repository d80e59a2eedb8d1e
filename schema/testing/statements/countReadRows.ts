import pg from 'pg';
import { vi } from 'vitest';
import type { Database } from '../../../prisma/client';

interface Statement {
  text: string;
  values?: unknown[];
}

/** The reading statements that are sent to the database while a function runs, with their values. */
async function captureReads(run: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  const calls = query.mock.calls.map(([first]) => first as unknown as Statement | string);
  query.mockRestore();
  return calls
    .map((statement) => (typeof statement === 'string' ? { text: statement } : statement))
    .filter(({ text }) => /^\s*\(?(SELECT|WITH)\b/i.test(text));
}

/**
 * Rows of tables that the reading statements of a function read on PostgreSQL: they run again in a transaction that is rolled back.
 * @param tables names in the database
 */
export async function countReadRows(
  { pool }: Pick<Database, 'pool'>,
  tables: readonly string[],
  run: () => Promise<unknown>,
): Promise<number> {
  const statements = await captureReads(run);
  const client = await pool.connect();
  // It also counts what the connection has read before.
  const readSoFar = async () => {
    const { rows } = await client.query<{ read: string }>(
      `SELECT coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0) AS read
       FROM pg_stat_xact_user_tables WHERE relname = ANY($1)`,
      [tables],
    );
    return Number(rows[0]?.read ?? 0);
  };
  try {
    await client.query('BEGIN');
    const before = await readSoFar();
    for (const { text, values } of statements) await client.query(text, values);
    return (await readSoFar()) - before;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}
