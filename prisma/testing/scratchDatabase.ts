import { createHash, randomBytes } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';
import { type Database, type DatabaseOptions, openDatabase } from '../client';
import { startEmbeddedDatabase } from '../pglite/embeddedDatabase';
import { migrate } from '../migrate';
import { migrationLockId, readMigrations } from '../migrationFiles';
import { resolveFromRoot } from '../projectRoot';
import { resetDatabase, saveInitialRows, schemaFingerprint } from './resetDatabase';
import { migratedTemplate } from './databaseTemplate';

/** A migrated database of this process, open for one test file at a time. */
interface TestDatabase {
  /** Undefined: embedded and in memory. */
  server: string | undefined;
  options: DatabaseOptions;
  url: string;
  fingerprint: string;
  end: () => Promise<void>;
}

/**
 * Starting an embedded database costs seconds; copying and dropping one on a server makes it write all files. Emptying
 * one costs milliseconds, so a test process keeps the ones it has closed.
 */
const idle: TestDatabase[] = [];

/**
 * A migrated, empty database for one test file, released by `close()`.
 * @param server URL of a PostgreSQL server to create it on; without it, it is embedded and in memory
 */
export async function createScratchDatabase(server?: string): Promise<Database> {
  const kept = idle.find((each) => each.server === server);
  if (kept) idle.splice(idle.indexOf(kept), 1);
  const scratch = kept ?? (await startMigrated(server));
  const database = await openDatabase(scratch.options);
  const close = async (): Promise<void> => {
    await database.close();
    if (await emptied(scratch)) idle.push(scratch);
    else await scratch.end();
  };
  return { ...database, close };
}

async function startMigrated(server: string | undefined): Promise<TestDatabase> {
  const started = await (server ? startOnServer(server) : startEmbedded());
  const fingerprint = await withClient(started.url, async (client) => {
    await saveInitialRows(client);
    return schemaFingerprint(client);
  });
  return { server, ...started, fingerprint };
}

async function startEmbedded() {
  const embedded = await startEmbeddedDatabase({ template: await migratedTemplate() });
  return { options: { embedded }, url: embedded.url, end: () => embedded.close() };
}

async function startOnServer(server: string) {
  const { url, drop } = await createBlankDatabase(server, `TEMPLATE ${await serverTemplate(server)}`);
  return { options: { url }, url, end: drop };
}

/** False where a test has changed more than rows, or has ended the database. */
const emptied = ({ server, url, fingerprint }: TestDatabase): Promise<boolean> =>
  withClient(url, async (client) => {
    if (server) await client.query(endOtherConnections);
    await resetDatabase(client);
    return (await schemaFingerprint(client)) === fingerprint;
  }).catch(() => false);

/** Those of child processes, and of pools that a test has left open. */
const endOtherConnections = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

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
  const name = `${testRunPrefix()}_${randomBytes(6).toString('hex')}`;
  const run = (sql: string) => withClient(server, async (client) => void (await client.query(sql)));
  await run(`CREATE DATABASE ${name} ${clauses}`);
  // No test ends the server, so none can lose what was not written yet.
  await run(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  const url = new URL(server);
  url.pathname = name;
  return {
    url: url.href,
    drop: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
    rename: (newName) => run(`ALTER DATABASE ${name} RENAME TO ${newName}`),
  };
}

/** Begins the names of the databases of one test run; `globalSetup.ts` sets the variable, and drops the databases. */
const testRunPrefix = (): string => `tayyar_test_${process.env.TEST_RUN_ID ?? 'other'}`;

/** Drops what the processes of this test run have kept. */
export const dropTestDatabases = (server: string): Promise<void> =>
  withClient(server, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [`${testRunPrefix()}_`],
    );
    for (const { name } of rows) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });

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
