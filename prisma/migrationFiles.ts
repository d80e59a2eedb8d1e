import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Advisory lock id that Prisma's commands use, so that both exclude each other. */
export const migrationLockId = 72707369;

export interface Migration {
  /** Folder name: timestamp and description. */
  name: string;
  sql: string;
  /** SHA-256 of the file in hex, as Prisma computes it. */
  checksum: string;
}

/** Reads `<folder>/<name>/migration.sql`, oldest first. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(names.sort().map((name) => readMigration(folder, name)));
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

/** `<checksum>  <name>`, as `sha256sum` prints it. */
const checksumLine = /^([0-9a-f]{64})  (\S+)$/gm;

export const parseChecksums = (list: string): Map<string, string> =>
  new Map(Array.from(list.matchAll(checksumLine), ([, checksum = '', name = '']) => [name, checksum]));

/**
 * The list with all migrations, oldest first. A migration that has landed keeps its checksum, so that a changed file is found;
 * those of others are renewed.
 * @param landed names of the migrations that may not change
 */
export function formatChecksums(list: string, migrations: readonly Migration[], landed: ReadonlySet<string>): string {
  const known = parseChecksums(list);
  const lines = migrations.map(
    ({ name, checksum }) => `${(landed.has(name) && known.get(name)) || checksum}  ${name}\n`,
  );
  return lines.join('');
}

/**
 * The timestamp of a new folder, which sorts after all others: `now`, or one more than the newest folder's. That is a number of
 * 14 digits, not always a time: landed folders have hours like 50.
 */
export function nextMigrationStamp(names: readonly string[], now: Date): string {
  const stamps = names.filter((name) => /^\d{14}_/.test(name)).map((name) => Number(name.slice(0, 14)) + 1);
  return String(Math.max(Number(now.toISOString().replace(/\D/g, '').slice(0, 14)), ...stamps));
}
