import type { Pool, PoolClient } from 'pg';
import { migrationLockId } from './migrationFiles';

/**
 * pg_trgm takes letters from the database's locale; locale C has no Arabic letters.
 * @throws Error with instructions if Arabic text yields no trigrams
 */
export async function assertArabicSearch(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await installTrigramExtension(client);
    const { rows } = await client.query<LocaleProbe>(localeProbeSql);
    if (rows[0]?.trigrams === 0) throw new Error(localeErrorMessage(rows[0]));
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    client.release();
  }
}

interface LocaleProbe {
  trigrams: number;
  database: string;
  locale: string;
}

const localeProbeSql = `SELECT cardinality(show_trgm('كهرباء')) AS trigrams, datname AS database, datctype AS locale
  FROM pg_database WHERE datname = current_database()`;

/** Before the first migration the extension exists only within the transaction, which is rolled back. */
async function installTrigramExtension(client: PoolClient): Promise<void> {
  const { rowCount } = await client.query("SELECT FROM pg_extension WHERE extname = 'pg_trgm'");
  if (rowCount) return;
  // Another process may be migrating; the wait for its lock has no time limit.
  await client.query('SET LOCAL statement_timeout = 0');
  await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLockId]);
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm').catch((error: unknown) => {
    throw new Error(
      `The database needs the extension pg_trgm: its owner must run CREATE EXTENSION pg_trgm. (${(error as Error).message})`,
    );
  });
}

function localeErrorMessage({ database, locale }: LocaleProbe): string {
  return (
    `The database "${database}" cannot search Arabic: its locale ${locale} has no Arabic letters. Recreate it with ` +
    `CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8' and move the data there.`
  );
}
