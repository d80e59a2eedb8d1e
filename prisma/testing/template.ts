import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startEmbedded } from '../embedded';
import { migrate } from '../migrate';
import { readMigrations } from '../migrations';
import { projectPath } from '../place';

/**
 * A migrated, empty embedded database as a file to start others from: reading it takes a fraction of a second where
 * making one takes several. Made when it is missing, and kept until PGlite or a migration changes.
 * @returns the file's path
 */
export function migratedTemplate(): Promise<string> {
  return templateOf(projectPath('prisma/migrations'));
}

/** The same without a schema. */
export function blankTemplate(): Promise<string> {
  return templateOf();
}

async function templateOf(migrations?: string): Promise<string> {
  const checksums = migrations ? (await readMigrations(migrations)).map(({ checksum }) => checksum) : [];
  const made = createHash('sha256').update(JSON.stringify([pgliteVersion(), checksums]));
  const folder = join(dirname(projectPath('package.json')), '.cache');
  const file = join(folder, `database-${made.digest('hex').slice(0, 16)}.tar.gz`);
  if (existsSync(file)) return file;
  // Several test processes may make it at once: each its own, and the last one stays.
  const unfinished = `${file}.${randomUUID()}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, await dumpOf(migrations));
  renameSync(unfinished, file);
  return file;
}

async function dumpOf(migrations?: string): Promise<Uint8Array> {
  const embedded = await startEmbedded();
  try {
    if (migrations) await migrate(embedded.url, migrations);
    return await embedded.dump();
  } finally {
    await embedded.close();
  }
}

function pgliteVersion(): string {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(main), '../package.json'), 'utf8')) as { version: string };
  return version;
}
