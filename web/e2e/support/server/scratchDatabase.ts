import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseLocation } from './testServer';

/** An empty database for one test run. */
export interface ScratchDatabase {
  location: DatabaseLocation;
  remove(): Promise<void>;
}

/** A new folder for the embedded database, or a new database on the server of the one that E2E_DATABASE_URL names. */
export const createScratchDatabase = (): Promise<ScratchDatabase> =>
  process.env.E2E_DATABASE_URL ? createPostgresDatabase(process.env.E2E_DATABASE_URL) : createEmbeddedDatabase();

async function createDataFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'tayyar-e2e-'));
  return { dataDir, removeFolder: () => rm(dataDir, { recursive: true, force: true }) };
}

async function createEmbeddedDatabase(): Promise<ScratchDatabase> {
  const { dataDir, removeFolder } = await createDataFolder();
  return { location: { dataDir }, remove: removeFolder };
}

async function createPostgresDatabase(url: string): Promise<ScratchDatabase> {
  const name = `tayyar_e2e_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
  // pg_trgm finds no Arabic trigrams under the locale C.
  await execute(url, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const { dataDir, removeFolder } = await createDataFolder();
  const remove = async () => {
    await execute(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await removeFolder();
  };
  return { location: { dataDir, databaseUrl: own.href }, remove };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
