import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Pool, PoolClient } from 'pg';
import { allTables } from '../../prisma/changeLog';
import { migrate } from '../../prisma/migrate';
import { readMigrations } from '../../prisma/migrationFiles';
import { resolveFromRoot } from '../../prisma/projectRoot';
import type { FileStorage } from '../storage/createStorage';
import {
  tablesFilledByMigrations,
  localTables,
  quoteIdentifier,
  readManifest,
  tableFile,
  tablePath,
  uploadPath,
  type BackupManifest,
  type BackupTable,
} from './manifest';

interface RestoreTarget {
  pool: Pool;
  storage: FileStorage;
  /** Folder for files on their way to the storage. */
  incomingFolder: string;
}

/**
 * Fills an empty database, of either kind, from a backup, with its uploads. All rows are written in one transaction,
 * which is committed when the numbers of rows and the hashes of the files agree with the backup.
 * @throws Error if the database is not empty, or the backup is damaged or newer than this version
 */
export async function restoreBackup(target: RestoreTarget, folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  await migrateToBackup(target.pool, manifest);
  const stored: string[] = [];
  try {
    await inTransaction(target.pool, async (client) => {
      await assertEmpty(client);
      await restoreTables(client, manifest, folder);
      await restoreUploads(target, manifest, folder, stored);
    });
  } catch (error) {
    for (const key of stored) await target.storage.delete(key);
    throw error;
  }
  // The migrations after the backup, which then convert its data.
  await migrate(target.pool);
  return manifest;
}

async function migrateToBackup(pool: Pool, { migrations }: BackupManifest): Promise<void> {
  const known = new Map((await readMigrations(resolveFromRoot('prisma/migrations'))).map((each) => [each.name, each]));
  const foreign = migrations.find(({ name, checksum }) => known.get(name)?.checksum !== checksum);
  if (foreign)
    throw new Error(`The backup was made by another version: this one does not have the migration ${foreign.name}.`);
  const last = migrations.at(-1)?.name ?? '';
  await migrate(pool, { upTo: last });
  const { rows } = await pool.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE migration_name > $1',
    [last],
  );
  if (rows[0])
    throw new Error(`The database has a newer schema than the backup (${rows[0].name}): create a new, empty database.`);
}

async function inTransaction(pool: Pool, write: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  let failed = true;
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    await write(client);
    await client.query('COMMIT');
    failed = false;
  } finally {
    if (failed) await client.query('ROLLBACK').catch(() => undefined);
    client.release(failed);
  }
}

/** Locks the tables until the end, so that no server writes to them. */
async function assertEmpty(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  for (const { name } of rows.filter((table) => !localTables.has(table.name))) {
    await client.query(`LOCK TABLE ${quoteIdentifier(name)} IN ACCESS EXCLUSIVE MODE`);
    const { rowCount } = await client.query(`SELECT 1 FROM ${quoteIdentifier(name)} LIMIT 1`);
    if (rowCount && !tablesFilledByMigrations.has(name))
      throw new Error(
        `The database is not empty: there are rows in ${name}. Restore into a new database that no server has used.`,
      );
  }
}

async function restoreTables(client: PoolClient, { tables, sequences }: BackupManifest, folder: string): Promise<void> {
  // Counters, search texts and audit entries are part of the rows: the triggers that write them must not run.
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoteIdentifier(name)} DISABLE TRIGGER USER`);
  for (const { name } of tables.filter((table) => tablesFilledByMigrations.has(table.name)))
    await client.query(`DELETE FROM ${quoteIdentifier(name)}`);
  const alterForeignKeys = await findForeignKeys(client);
  await alterForeignKeys('DEFERRABLE INITIALLY DEFERRED');
  for (const table of tables) await restoreTable(client, table, folder);
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  await alterForeignKeys('NOT DEFERRABLE');
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoteIdentifier(name)} ENABLE TRIGGER USER`);
  for (const { name, value, isCalled } of sequences)
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [quoteIdentifier(name), value, isCalled]);
  // Triggers did not note the rows: caches of a running server must drop everything.
  await client.query('DELETE FROM "content_changes"');
  await client.query(`INSERT INTO "content_changes" ("xid", "scope") VALUES (pg_current_xact_id()::text::bigint, $1)`, [
    allTables,
  ]);
}

/** A function that alters all foreign keys: a row may come before the one that it names, and tables name each other. */
async function findForeignKeys(client: PoolClient): Promise<(attributes: string) => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string }>(`
    SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
  return async (attributes) => {
    for (const { table, name } of rows)
      await client.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${name} ${attributes}`);
  };
}

const maxBatchCharacters = 1024 * 1024;

async function restoreTable(client: PoolClient, table: BackupTable, folder: string): Promise<void> {
  const { name, rows, sha256 } = table;
  const hash = createHash('sha256');
  let [batch, batchCharacters]: [string[], number] = [[], 0];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await insertRows(client, table, batch);
    [batch, batchCharacters] = [[], 0];
  };
  const lines = createInterface({ input: createReadStream(tablePath(folder, name)), crlfDelay: Infinity });
  for await (const line of lines) {
    hash.update(`${line}\n`);
    batch.push(line);
    batchCharacters += line.length;
    if (batchCharacters > maxBatchCharacters) await flush();
  }
  await flush();
  if (hash.digest('hex') !== sha256)
    throw new Error(`The backup is damaged: the rows in ${tableFile(name)} have changed.`);
  const { rows: counted } = await client.query<{ rows: string }>(
    `SELECT count(*) AS rows FROM ${quoteIdentifier(name)}`,
  );
  if (Number(counted[0]?.rows) !== rows)
    throw new Error(`${name} has ${counted[0]?.rows} rows instead of the ${rows} of the backup.`);
}

/** The JSON is passed on as text, so that numbers and times keep all their digits. */
async function insertRows(client: PoolClient, { name, columns }: BackupTable, lines: string[]): Promise<void> {
  const [table, list] = [quoteIdentifier(name), columns.map(quoteIdentifier).join(', ')];
  const insert = `INSERT INTO ${table} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${table}, $1::json)`;
  await client.query(insert, [`[${lines.join(',')}]`]).catch((error: unknown) => {
    throw new Error(`The backup is damaged: rows in ${tableFile(name)} cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  });
}

async function restoreUploads(
  { storage, incomingFolder }: RestoreTarget,
  { uploads }: BackupManifest,
  folder: string,
  stored: string[],
): Promise<void> {
  await mkdir(incomingFolder, { recursive: true, mode: 0o700 });
  for (const { key, type, sha256 } of uploads) {
    const path = join(incomingFolder, key);
    await copyFile(uploadPath(folder, key), path);
    try {
      const digest = createHash('sha256')
        .update(await readFile(path))
        .digest('hex');
      if (digest !== sha256) throw new Error(`The backup is damaged: the upload ${key} has changed.`);
      stored.push(key);
      await storage.put(key, path, type);
    } finally {
      await rm(path, { force: true });
    }
  }
}
