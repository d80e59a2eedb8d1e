import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startEmbeddedDatabase } from '../pglite/embeddedDatabase';
import { migrate } from '../migrate';
import { readMigrations } from '../migrationFiles';
import { resolveFromRoot } from '../projectRoot';

/**
 * A migrated, empty embedded database as a file to start others from: reading it takes a fraction of a second where
 * making one takes several. Made when it is missing, and kept until PGlite or a migration changes.
 * @returns the file's path
 */
export function migratedTemplate(): Promise<string> {
  return buildTemplate(resolveFromRoot('prisma/migrations'));
}

/** The same without a schema. */
export function blankTemplate(): Promise<string> {
  return buildTemplate();
}

async function buildTemplate(migrations?: string): Promise<string> {
  const checksums = migrations ? (await readMigrations(migrations)).map(({ checksum }) => checksum) : [];
  const made = createHash('sha256').update(JSON.stringify([pgliteVersion(), checksums]));
  const folder = join(dirname(resolveFromRoot('package.json')), '.cache');
  const file = join(folder, `database-${made.digest('hex').slice(0, 16)}.tar.gz`);
  if (existsSync(file)) return file;
  // Several test processes may make it at once: each its own, and the last one stays.
  const unfinished = `${file}.${randomUUID()}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, await dumpDatabase(migrations));
  renameSync(unfinished, file);
  return file;
}

async function dumpDatabase(migrations?: string): Promise<Uint8Array> {
  const embedded = await startEmbeddedDatabase();
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
