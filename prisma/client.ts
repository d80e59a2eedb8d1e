import { PrismaPg } from '@prisma/adapter-pg';
import { Pool, type PoolConfig } from 'pg';
import { PrismaClient } from './generated/client';
import { assertArabicSearch } from './localeCheck';
import { type EmbeddedDatabase, type EmbeddedDatabaseOptions, startEmbeddedDatabase } from './pglite/embeddedDatabase';

const checkpointIntervalMs = 30_000;

/**
 * Writes what has changed from the log into the tables every half minute: PGlite never does it by itself, and its log
 * would grow without end. It goes over the pool because, sent from the database's own thread, it could fall between the
 * parts of a statement that is under way.
 * @returns a function that stops it
 */
function scheduleCheckpoints(pool: Pool): () => void {
  let written: unknown;
  const checkpoint = async (): Promise<void> => {
    const before = await walPosition(pool);
    if (before === written) return;
    await pool.query('CHECKPOINT');
    written = await walPosition(pool);
  };
  // Whatever kept it from happening, the next one catches up.
  const timer = setInterval(() => checkpoint().catch(() => undefined), checkpointIntervalMs).unref();
  return () => clearInterval(timer);
}

async function walPosition(pool: Pool): Promise<unknown> {
  const { rows } = await pool.query<{ lsn: string }>('SELECT pg_current_wal_insert_lsn() AS lsn');
  return rows[0]?.lsn;
}

export interface DatabaseOptions extends EmbeddedDatabaseOptions {
  /** A PostgreSQL server's database; without it the embedded database is used. Its parameters win over those set here. */
  url?: string;
  /** Connections to a PostgreSQL server that this process may hold. */
  poolSize?: number;
  /** A running embedded database, which stays open when this one is closed. */
  embedded?: EmbeddedDatabase;
}

export interface Database {
  db: PrismaClient;
  /** The connections that `db` uses, for what Prisma cannot say (migrations, LISTEN). */
  pool: Pool;
  kind: 'postgres' | 'embedded';
  /** As one connects to it; may hold a password. */
  url: string;
  close(): Promise<void>;
}

/**
 * Opens the database: the PostgreSQL at `url`, else the embedded one in `dataDir`, else one in memory.
 * It is not migrated yet: see `migrate`.
 *
 * The embedded database has a single connection: all connections of PGlite share one session, so that two of them would
 * meet in each other's transactions. There, a query on `db` from inside `db.$transaction(async (tx) => …)` waits for itself
 * until it times out: use `tx`.
 * @throws Error when it can't be reached, is in use, or could not search Arabic texts
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
    connectionString,
    ...(embedded ? embeddedPoolConfig : serverPoolConfig(poolSize)),
    ...sessionPoolConfig,
  });
  // A connection that breaks while idle is replaced by the next query; unheard, it would end the process.
  pool.on('error', (error) => onEvent?.(`An idle database connection ended: ${error.message}`));
  const stopCheckpoints = embedded?.durable ? scheduleCheckpoints(pool) : undefined;
  const db = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: 10_000, timeout: 15_000 },
  });
  const close = async (): Promise<void> => {
    stopCheckpoints?.();
    await db.$disconnect();
    await pool.end();
    await started?.close();
  };
  return { db, pool, kind: embedded ? 'embedded' : 'postgres', url: connectionString, close };
}

const sessionPoolConfig: PoolConfig = {
  // Prisma's driver reads and writes points in time without their offset, as if every session were in UTC.
  onConnect: (client) => client.query("SET TIME ZONE 'UTC'"),
};

const embeddedPoolConfig: PoolConfig = { max: 1, connectionTimeoutMillis: 15_000, idleTimeoutMillis: 0 };

function serverPoolConfig(max = 10): PoolConfig {
  return {
    max,
    application_name: 'tayyar',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  };
}
