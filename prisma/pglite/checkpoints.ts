import type { Pool } from 'pg';

const every = 30_000;

/**
 * Writes what has changed from the log into the tables every half minute: PGlite never does it by itself, and its log
 * would grow without end. It goes over the pool because, sent from the database's own thread, it could fall between the
 * parts of a statement that is under way.
 * @returns a function that stops it
 */
export function keepCheckpoints(pool: Pool): () => void {
  let written: unknown;
  const checkpoint = async (): Promise<void> => {
    const before = await position(pool);
    if (before === written) return;
    await pool.query('CHECKPOINT');
    written = await position(pool);
  };
  // Whatever kept it from happening, the next one catches up.
  const timer = setInterval(() => checkpoint().catch(() => undefined), every).unref();
  return () => clearInterval(timer);
}

async function position(pool: Pool): Promise<unknown> {
  const { rows } = await pool.query<{ lsn: string }>('SELECT pg_current_wal_insert_lsn() AS lsn');
  return rows[0]?.lsn;
}
