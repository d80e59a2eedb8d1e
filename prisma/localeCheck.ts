import type { Pool, PoolClient } from 'pg';
import { migrationLockId } from './migrationFiles';

/**
 * Search compares texts by their trigrams (pg_trgm), and what counts as a letter depends on the database's locale.
 * @throws Error with what to do, when Arabic letters give none
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

/** Before the first migration the extension is there only for the length of the transaction. */
async function installTrigramExtension(client: PoolClient): Promise<void> {
  const { rowCount } = await client.query("SELECT FROM pg_extension WHERE extname = 'pg_trgm'");
  if (rowCount) return;
  // Another process may be installing it for good at this moment; that wait has no limit.
  await client.query('SET LOCAL statement_timeout = 0');
  await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLockId]);
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm').catch((error: unknown) => {
    throw new Error(
      `The database needs the extension pg_trgm: let its owner run CREATE EXTENSION pg_trgm. (${(error as Error).message})`,
    );
  });
}

function localeErrorMessage({ database, locale }: LocaleProbe): string {
  return (
    `The database "${database}" cannot search Arabic: its locale ${locale} knows no Arabic letters. Create it anew with ` +
    `CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8', and move the data there.`
  );
}
