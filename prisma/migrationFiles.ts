import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The advisory lock of whoever changes the schema: Prisma's own number, so that its commands and ours wait for each other. */
export const migrationLockId = 72707369;

export interface Migration {
  /** Its folder's name: a time and a word, so that names sort as they happened. */
  name: string;
  sql: string;
  /** SHA-256 of the file, in hex, as Prisma takes it. */
  checksum: string;
}

/** Every `<folder>/<name>/migration.sql`, oldest first. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(names.sort().map((name) => readMigration(folder, name)));
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}
