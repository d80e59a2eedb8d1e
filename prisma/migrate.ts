import { randomUUID } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';
import { deleteForeignChanges } from './changeLog';
import { statementTimeoutMs } from './client';
import { type Migration, migrationLockId, readMigrations } from './migrationFiles';
import { resolveFromRoot } from './projectRoot';
import { Logger, runMigrations } from 'graphile-worker';

interface MigrateOptions {
  folder?: string;
  upTo?: string;
  onApplied?: (name: string, durationMs: number) => void;
}

/**
 * Applies pending migrations and records them in `_prisma_migrations`, compatible with `prisma migrate deploy`. Each
 * migration is one transaction; safe to call from several processes.
 * @param target the database's pool or URL
 * @returns names of the migrations applied by this call, oldest first
 * @throws Error if the database has a migration that the folder lacks, an applied file was changed, a migration is recorded as
 * failed, or one fails
 */
export async function migrate(target: Pool | string, options: MigrateOptions = {}): Promise<string[]> {
  if (target instanceof Pool) return migratePool(target, options);
  const pool = new Pool({ connectionString: target, max: 1 });
  for (const event of ['error', 'connect'] as const) pool.on(event, () => undefined);
  return migratePool(pool, options).finally(() => pool.end());
}

async function migratePool(pool: Pool, options: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(options.folder ?? resolveFromRoot('prisma/migrations'));
  const applied = await withMigrationLock(pool, (client) => applyPendingMigrations(client, migrations, options));
  // Outside the lock, which holds the only connection of the embedded database. The queue's own migrations may run in
  // several processes at once.
  await migrateJobQueue(pool);
  return applied;
}

async function withMigrationLock<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    // Waiting for another process and building indexes can exceed the statement timeout.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLockId]);
    return await work(client);
  } finally {
    const restore = client.query(
      `SELECT pg_advisory_unlock(${migrationLockId}); SET statement_timeout = ${statementTimeoutMs}`,
    );
    // Discard the connection if its settings cannot be restored.
    client.release(await restore.then(() => false).catch(() => true));
  }
}

async function applyPendingMigrations(
  client: PoolClient,
  migrations: Migration[],
  { upTo, onApplied }: MigrateOptions,
): Promise<string[]> {
  await client.query(createMigrationTableSql);
  const { rows } = await client.query<MigrationRecord>(
    'SELECT migration_name, checksum, finished_at, logs FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  const recorded = new Map(rows.map((row) => [row.migration_name, row]));
  rows.forEach(assertFinished);
  assertKnown(rows, migrations);
  const pending = migrations
    .filter(({ name }) => upTo === undefined || name <= upTo)
    .filter((migration) => !isApplied(migration, recorded.get(migration.name)));
  for (const migration of pending) {
    const startedAt = performance.now();
    await applyMigration(client, migration);
    onApplied?.(migration.name, Math.round(performance.now() - startedAt));
  }
  await deleteForeignChanges(client);
  return pending.map(({ name }) => name);
}

interface MigrationRecord {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
  logs: string | null;
}

function assertFinished({ migration_name, finished_at, logs }: MigrationRecord): void {
  if (finished_at) return;
  throw new Error(
    `Migration ${migration_name} is recorded as started but not finished. Check its changes in the database, then run ` +
      `"prisma migrate resolve" with --applied or --rolled-back ${migration_name}. ${logs ?? ''}`,
  );
}

/** This version would read and write tables whose present form it does not know. */
function assertKnown(records: readonly MigrationRecord[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = records.map(({ migration_name: name }) => name).filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(
      `A newer version has updated this database: this one does not know ${unknown.join(', ')}. Start the newer version, or ` +
        'restore the backup that was made before the update into a new database.',
    );
}

function isApplied(migration: Migration, record: MigrationRecord | undefined): boolean {
  if (record && record.checksum !== migration.checksum)
    throw new Error(
      `Migration ${migration.name} was changed after it was applied to this database. Restore the file and put the change in a new migration.`,
    );
  return record !== undefined;
}

async function applyMigration(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw new Error(`Migration ${name} failed and was rolled back: ${(error as Error).message}`, { cause: error });
  }
}

/** Same definition as Prisma's. */
const createMigrationTableSql = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id                  VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum            VARCHAR(64) NOT NULL,
  finished_at         TIMESTAMPTZ,
  migration_name      VARCHAR(255) NOT NULL,
  logs                TEXT,
  rolled_back_at      TIMESTAMPTZ,
  started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

/** Discards the messages of graphile-worker: failures reach the caller as errors. */
const silentLogger = new Logger(() => () => undefined);

/** Creates or updates the tables and functions of the job queue, in the schema `graphile_worker`. */
const migrateJobQueue = (pgPool: Pool): Promise<void> => runMigrations({ pgPool, logger: silentLogger });
