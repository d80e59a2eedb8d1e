import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { variantsOf } from '../../schema/contract/uploads/pictureVariants';
import type { UploadKind } from '../../schema/contract/uploads/uploads';
import type { FileStorage } from '../storage/createStorage';
import { variantKey } from '../uploads/pictureVariants';
import {
  localTables,
  manifestPath,
  quoteIdentifier,
  tablePath,
  uploadPath,
  type BackupManifest,
  type BackupTable,
  type BackupUpload,
} from './manifest';

export interface BackupSource {
  pool: Pool;
  storage: Pick<FileStorage, 'open'>;
}

/**
 * Writes all rows of one moment, and the uploads they name, to a new folder. Writes continue: rows are read in
 * one snapshot, and stored files never change.
 * @throws Error if the folder is not empty
 */
export async function createBackup({ pool, storage }: BackupSource, folder: string): Promise<BackupManifest> {
  await createEmptyFolder(folder);
  const { uploads, ...data } = await inSnapshot(pool, (client) => exportDatabase(client, folder));
  const files = await copyUploads(uploads, storage, folder);
  const manifest: BackupManifest = { format: 1, createdAt: new Date().toISOString(), ...data, ...files };
  await writeFile(manifestPath(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  await recordBackup(pool);
  return manifest;
}

/** The backup counts also where its time cannot be stored: before the migration, or by a role that only reads. */
const recordBackup = (pool: Pool): Promise<unknown> =>
  pool
    .query(
      `INSERT INTO "system_events" ("kind", "at") VALUES ('backup', now())
       ON CONFLICT ("kind") DO UPDATE SET "at" = excluded."at"`,
    )
    .catch(() => undefined);

async function createEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty: give a new folder for each backup.`);
  for (const name of ['tables', 'uploads']) await mkdir(join(folder, name), { mode: 0o700 });
}

async function inSnapshot<Result>(pool: Pool, read: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    return await read(client);
  } finally {
    const ended = client.query('ROLLBACK').then(
      () => false,
      () => true,
    );
    client.release(await ended);
  }
}

async function exportDatabase(client: PoolClient, folder: string) {
  const migrations = await client.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  const tables: BackupTable[] = [];
  for (const table of await listTables(client)) tables.push(await exportTable(client, table, folder));
  const uploads = await listFiles(client);
  return { migrations: migrations.rows, tables, sequences: await readSequences(client), uploads };
}

type TableColumns = Pick<BackupTable, 'name' | 'columns'>;

async function listTables(client: PoolClient): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(`
    SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY 1 ORDER BY 1`);
  return rows.filter(({ name }) => !localTables.has(name));
}

const rowsPerFetch = 500;

async function exportTable(client: PoolClient, { name, columns }: TableColumns, folder: string): Promise<BackupTable> {
  const file = await open(tablePath(folder, name), 'wx', 0o600);
  const hash = createHash('sha256');
  let count = 0;
  try {
    const source = `SELECT ${columns.map(quoteIdentifier).join(', ')} FROM ${quoteIdentifier(name)}`;
    await client.query(`DECLARE backup NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS line FROM (${source}) t`);
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`FETCH ${rowsPerFetch} FROM backup`);
      if (rows.length === 0) break;
      const lines = rows.map(({ line }) => `${line}\n`).join('');
      hash.update(lines);
      await file.write(lines);
      count += rows.length;
    }
    await client.query('CLOSE backup');
    await file.sync();
  } finally {
    await file.close();
  }
  return { name, columns, rows: count, sha256: hash.digest('hex') };
}

/** The stored files of all uploads; before the migration none has variants. */
async function listFiles(client: PoolClient): Promise<{ key: string; type: string }[]> {
  const { rows } = await client.query<{ key: string; type: string; kind: UploadKind; width: number | null }>(
    `SELECT "key", "type", "kind", (to_jsonb(u) ->> 'width')::integer AS "width" FROM "uploads" u`,
  );
  return rows.flatMap(({ key, type, ...picture }) => [
    { key, type },
    ...variantsOf(picture).map((variant) => ({ key: variantKey(key, variant.name), type: variant.type })),
  ]);
}

/** Sequences run ahead of the snapshot, never behind it. */
async function readSequences(client: PoolClient): Promise<BackupManifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT sequencename::text AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  const sequences: BackupManifest['sequences'] = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${quoteIdentifier(name)}`,
    );
    if (state[0]) sequences.push({ name, ...state[0] });
  }
  return sequences;
}

async function copyUploads(
  uploads: { key: string; type: string }[],
  storage: BackupSource['storage'],
  folder: string,
): Promise<Pick<BackupManifest, 'uploads' | 'missingUploads'>> {
  const copied: BackupUpload[] = [];
  const missingUploads: string[] = [];
  for (const { key, type } of uploads) {
    const content = await storage.open(key);
    if (!content) {
      missingUploads.push(key);
      continue;
    }
    const hash = createHash('sha256');
    let bytes = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    await pipeline(content, measure, createWriteStream(uploadPath(folder, key), { mode: 0o600, flush: true }));
    copied.push({ key, type, bytes, sha256: hash.digest('hex') });
  }
  return { uploads: copied, missingUploads };
}
