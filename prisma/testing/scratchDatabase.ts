import { createHash, randomBytes } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';
import { type Database, openDatabase } from '../client';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../pglite/embeddedDatabase';
import { migrate } from '../migrate';
import { migrationLockId, readMigrations } from '../migrationFiles';
import { resolveFromRoot } from '../projectRoot';
import { resetDatabase, saveInitialRows, schemaFingerprint } from './resetDatabase';
import { migratedTemplate } from './databaseTemplate';

/**
 * A migrated, empty database for one test file, released by `close()`.
 * @param server URL of a PostgreSQL server to create it on; without it, it is embedded and in memory
 */
export const createScratchDatabase = (server?: string): Promise<Database> =>
  server ? serverDatabase(server) : embeddedDatabase();

interface IdleDatabase {
  embedded: EmbeddedDatabase;
  fingerprint: string;
}

/** Starting an embedded database costs seconds, emptying one milliseconds: a test process keeps the ones it has closed. */
const idle: IdleDatabase[] = [];

async function embeddedDatabase(): Promise<Database> {
  const { embedded, fingerprint } = idle.pop() ?? (await startMigrated());
  const database = await openDatabase({ embedded });
  const close = async (): Promise<void> => {
    await database.close();
    if (await emptied(embedded, fingerprint)) idle.push({ embedded, fingerprint });
    else await embedded.close();
  };
  return { ...database, close };
}

async function startMigrated(): Promise<IdleDatabase> {
  const embedded = await startEmbeddedDatabase({ template: await migratedTemplate() });
  const fingerprint = await withClient(embedded.url, async (client) => {
    await saveInitialRows(client);
    return schemaFingerprint(client);
  });
  return { embedded, fingerprint };
}

/** False where a test has changed more than rows, or has ended the database. */
const emptied = (embedded: EmbeddedDatabase, fingerprint: string): Promise<boolean> =>
  withClient(embedded.url, async (client) => {
    await resetDatabase(client);
    return (await schemaFingerprint(client)) === fingerprint;
  }).catch(() => false);

async function serverDatabase(server: string): Promise<Database> {
  const { url, drop } = await createBlankDatabase(server, `TEMPLATE ${await serverTemplate(server)}`);
  const database = await openDatabase({ url });
  return { ...database, close: () => database.close().finally(drop) };
}

/** The migrated, empty database that others on the server are copied from; created when it is missing. */
async function serverTemplate(server: string): Promise<string> {
  const migrations = await readMigrations(resolveFromRoot('prisma/migrations'));
  const checksums = JSON.stringify(migrations.map(({ checksum }) => checksum));
  const name = `tayyar_template_${createHash('sha256').update(checksums).digest('hex').slice(0, 12)}`;
  await withClient(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLockId]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const { url, rename } = await createBlankDatabase(server);
    await migrate(url);
    await rename(name);
  });
  return name;
}

interface BlankDatabase {
  url: string;
  drop: () => Promise<void>;
  rename: (name: string) => Promise<void>;
}

/**
 * A database with a random name on a PostgreSQL server.
 * @param clauses options of CREATE DATABASE
 */
export async function createBlankDatabase(server: string, clauses = ''): Promise<BlankDatabase> {
  const name = `tayyar_test_${randomBytes(6).toString('hex')}`;
  const run = (sql: string) => withClient(server, async (client) => void (await client.query(sql)));
  await run(`CREATE DATABASE ${name} ${clauses}`);
  const url = new URL(server);
  url.pathname = name;
  return {
    url: url.href,
    drop: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
    rename: (newName) => run(`ALTER DATABASE ${name} RENAME TO ${newName}`),
  };
}

async function withClient<T>(url: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const pool = new Pool({ connectionString: url, max: 1 });
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
    await pool.end();
  }
}
