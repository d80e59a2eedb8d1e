import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { type Database, openDatabase } from '../client';
import { migrate } from '../migrate';
import { migratedTemplate } from './databaseTemplate';

/**
 * A migrated, empty database that is deleted by `close()`.
 * @param server URL of a PostgreSQL server; without it the database is in memory
 */
export async function createScratchDatabase(server?: string): Promise<Database> {
  if (!server) return openDatabase({ template: await migratedTemplate() });
  const { url, drop } = await createBlankDatabase(server);
  const database = await openDatabase({ url });
  await migrate(database.pool);
  return { ...database, close: () => database.close().finally(drop) };
}

/**
 * A database with a random name on a PostgreSQL server.
 * @param clauses options of CREATE DATABASE
 */
export async function createBlankDatabase(
  server: string,
  clauses = '',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `tayyar_test_${randomBytes(6).toString('hex')}`;
  await executeOnServer(server, `CREATE DATABASE ${name} ${clauses}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => executeOnServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function executeOnServer(server: string, sql: string): Promise<void> {
  const pool = new Pool({ connectionString: server, max: 1 });
  await pool.query(sql).finally(() => pool.end());
}
