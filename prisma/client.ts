import { PrismaPg } from '@prisma/adapter-pg';
import { Pool, type PoolConfig } from 'pg';
import { assertArabicSearch } from './arabic';
import { keepCheckpoints } from './pglite/checkpoints';
import { type Embedded, type EmbeddedOptions, startEmbedded } from './embedded';
import { PrismaClient } from './generated/client';

export interface DatabaseOptions extends EmbeddedOptions {
  /** A PostgreSQL server's database; without it the embedded database is used. Its parameters win over those set here. */
  url?: string;
  /** Connections to a PostgreSQL server that this process may hold. */
  poolSize?: number;
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
  const embedded = options.url ? undefined : await startEmbedded(options);
  const database = connected(options, embedded);
  try {
    await assertArabicSearch(database.pool);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function connected({ url, poolSize, report }: DatabaseOptions, embedded?: Embedded): Database {
  const connectionString = embedded?.url ?? url ?? '';
  const pool = new Pool({ connectionString, ...(embedded ? embeddedPool : serverPool(poolSize)), ...everywhere });
  // A connection that breaks while idle is replaced by the next query; unheard, it would end the process.
  pool.on('error', (error) => report?.(`An idle database connection ended: ${error.message}`));
  const stopCheckpoints = embedded?.durable ? keepCheckpoints(pool) : undefined;
  const db = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: 10_000, timeout: 15_000 },
  });
  const close = async (): Promise<void> => {
    stopCheckpoints?.();
    await db.$disconnect();
    await pool.end();
    await embedded?.close();
  };
  return { db, pool, kind: embedded ? 'embedded' : 'postgres', url: connectionString, close };
}

const everywhere: PoolConfig = {
  // Prisma's driver reads and writes points in time without their offset, as if every session were in UTC.
  onConnect: (client) => client.query("SET TIME ZONE 'UTC'"),
};

const embeddedPool: PoolConfig = { max: 1, connectionTimeoutMillis: 15_000, idleTimeoutMillis: 0 };

function serverPool(max = 10): PoolConfig {
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
