import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Name of the file that completes a backup: it is written last. */
const manifestFile = 'backup.json';
export const manifestPath = (folder: string): string => join(folder, manifestFile);
/** One row a line, as JSON. */
export const tableFile = (table: string): string => join('tables', `${table}.jsonl`);
export const tablePath = (folder: string, table: string): string => join(folder, tableFile(table));
export const uploadPath = (folder: string, key: string): string => join(folder, 'uploads', key);

const identifier = z.string().regex(/^\w{1,63}$/);
const count = z.number().int().nonnegative();

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Migrations of the database, oldest first. */
  migrations: z.array(z.object({ name: z.string().regex(/^[\w-]+$/), checksum: z.string() })),
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier), rows: count, sha256: z.string() })),
  sequences: z.array(z.object({ name: identifier, value: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
  uploads: z.array(z.object({ key: z.string().regex(/^[\w.]+$/), type: z.string(), bytes: count, sha256: z.string() })),
  /** Keys of uploads whose file did not exist. */
  missingUploads: z.array(z.string()),
});

export type BackupManifest = z.output<typeof manifestSchema>;
export type BackupTable = BackupManifest['tables'][number];
export type BackupUpload = BackupManifest['uploads'][number];

/** @throws Error if the folder contains no complete backup that this version can read */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(manifestPath(folder), 'utf8').catch(() => {
    throw new Error(`${folder} contains no complete backup: ${manifestFile} is missing.`);
  });
  const { data } = manifestSchema.safeParse(JSON.parse(text));
  if (!data) throw new Error(`${manifestPath(folder)} is damaged or of another version.`);
  return data;
}

/** Tables whose content belongs to one database: its migrations, transaction ids, waiting messages, counters of requests, backups and mails. */
export const localTables: ReadonlySet<string> = new Set([
  '_prisma_migrations',
  'content_changes',
  'outgoing_messages',
  'rate_limits',
  'system_events',
]);

/** Tables that a migration fills, so that an unused database has rows in them; a backup replaces the rows. */
export const tablesFilledByMigrations: ReadonlySet<string> = new Set([
  'payment_settings',
  'certificate_settings',
  'contact_details',
  'search_vocabulary',
  'search_words',
]);

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
