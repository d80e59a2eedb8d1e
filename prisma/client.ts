import { PrismaPg } from '@prisma/adapter-pg';
import { Pool, type PoolConfig, type PoolClient } from 'pg';
import { PrismaClient } from './generated/client';
import { type EmbeddedDatabase, type EmbeddedDatabaseOptions, startEmbeddedDatabase } from './pglite/embeddedDatabase';
import { migrationLockId } from './migrationFiles';
import { createReadClient } from './reads/readClient';
import { createStatementNames } from './directConnection';

const checkpointIntervalMs = 30_000;
const maxStatementNames = 200;
const maxReadNames = 300;
const maxSearchNames = 100;

/**
 * PGlite never runs checkpoints itself, so its WAL would grow without limit. CHECKPOINT goes through the pool because
 * the engine thread could run it between the messages of a statement.
 * @returns a function that stops the timer
 */
function scheduleCheckpoints(pool: Pool): () => void {
  let checkpointPosition: unknown;
  const checkpoint = async (): Promise<void> => {
    const position = await walPosition(pool);
    if (position === checkpointPosition) return;
    await pool.query('CHECKPOINT');
    checkpointPosition = await walPosition(pool);
  };
  // A failed checkpoint is retried at the next interval.
  const timer = setInterval(() => checkpoint().catch(() => undefined), checkpointIntervalMs).unref();
  return () => clearInterval(timer);
}

async function walPosition(pool: Pool): Promise<unknown> {
  const { rows } = await pool.query<{ lsn: string }>('SELECT pg_current_wal_insert_lsn() AS lsn');
  return rows[0]?.lsn;
}

export interface DatabaseOptions extends EmbeddedDatabaseOptions {
  /**
   * URL of a PostgreSQL database; without it the embedded database is used. URL parameters override the pool's
   * settings.
   */
  url?: string;
  /** Maximum number of PostgreSQL connections of this process. */
  poolSize?: number;
  /** A running embedded database, which stays open when this one is closed. */
  embedded?: EmbeddedDatabase;
}

export interface Database {
  db: PrismaClient;
  /** The pool that `db` uses, for migrations and raw SQL. */
  pool: Pool;
  /** Has a connection of its own for short, frequent statements, which must not wait behind those of `pool`. */
  controlPool: Pool;
  kind: 'postgres' | 'embedded';
  /** Whether the server keeps the plans of named statements; the embedded one does not. */
  supportsNamedStatements: boolean;
  /** Connection URL; may contain a password. */
  url: string;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL at `url`, else the embedded database in `dataDir` or in memory. Does not migrate.
 * The embedded database has one connection: inside `db.$transaction(async (tx) => …)` use `tx`; a query on `db` times
 * out.
 * @throws Error if it cannot be reached, is locked, or cannot search Arabic text
 */
export async function openDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const started = options.url || options.embedded ? undefined : await startEmbeddedDatabase(options);
  const database = createDatabase(options, started);
  try {
    await assertArabicSearch(database.pool);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function createDatabase({ url, poolSize, onEvent, ...options }: DatabaseOptions, started?: EmbeddedDatabase): Database {
  const embedded = started ?? options.embedded;
  const connectionString = embedded?.url ?? url ?? '';
  const pool = new Pool({
    ...(embedded ? { connectionString, ...embeddedPoolConfig } : serverPoolConfig(connectionString, poolSize)),
  });
  // Without a listener, an error of an idle connection ends the process. The pool replaces the connection.
  pool.on('error', (error) => onEvent?.(`An idle database connection ended: ${error.message}`));
  // Connections in use: their statements fail, which the caller learns of.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const controlPool = embedded ? pool : new Pool({ ...serverPoolConfig(connectionString, 1), idleTimeoutMillis: 0 });
  if (!embedded) controlPool.on('error', (error) => onEvent?.(`The control connection ended: ${error.message}`));
  const stopCheckpoints = embedded?.durable ? scheduleCheckpoints(pool) : undefined;
  const nameOf = createStatementNames('tayyar', maxStatementNames);
  const prisma = new PrismaClient({
    // A statement with the name '' is planned each time.
    adapter: new PrismaPg(pool, embedded ? {} : { statementNameGenerator: ({ sql }) => nameOf(sql) ?? '' }),
    transactionOptions: { maxWait: 10_000, timeout: 15_000 },
  });
  const supportsNamedStatements = !embedded;
  const nameOfRead = embedded ? undefined : createStatementNames('read', maxReadNames);
  const nameOfSearch = embedded ? undefined : createStatementNames('search', maxSearchNames);
  const db = createReadClient(prisma, { pool, supportsNamedStatements, nameOfRead, nameOfSearch });
  const close = async (): Promise<void> => {
    stopCheckpoints?.();
    await prisma.$disconnect();
    await pool.end();
    if (controlPool !== pool) await controlPool.end();
    await started?.close();
  };
  const kind = embedded ? 'embedded' : 'postgres';
  return { db, pool, controlPool, kind, supportsNamedStatements, url: connectionString, close };
}

/** Prisma's driver adapter reads and writes timestamps without offset and assumes UTC. */
const setUtcSql = "SET TIME ZONE 'UTC'";

const embeddedPoolConfig: PoolConfig = {
  max: 1,
  connectionTimeoutMillis: 15_000,
  idleTimeoutMillis: 0,
  onConnect: (client) => client.query(setUtcSql),
};

/** Milliseconds that a statement of a request may take. */
export const statementTimeoutMs = 15_000;

/** Settings of a session in milliseconds; the URL may have others. */
const sessionTimeouts = { statement_timeout: statementTimeoutMs, idle_in_transaction_session_timeout: 30_000 };

/** Settings are made by statements: a connection pooler refuses them as parameters of the start of a connection. */
function serverPoolConfig(connectionString: string, max = 10): PoolConfig {
  const timeouts = Object.entries(sessionTimeouts).filter(([name]) => !connectionString.includes(name));
  const sessionSql = [setUtcSql, ...timeouts.map(([name, ms]) => `SET ${name} = ${ms}`)].join('; ');
  return {
    connectionString,
    max,
    application_name: 'tayyar',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    onConnect: (client) => client.query(sessionSql),
  };
}

/**
 * pg_trgm takes letters from the database's locale; locale C has no Arabic letters.
 * @throws Error with instructions if Arabic text yields no trigrams
 */
async function assertArabicSearch(pool: Pool): Promise<void> {
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
