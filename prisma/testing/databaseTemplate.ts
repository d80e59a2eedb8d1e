import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startEmbeddedDatabase } from '../pglite/embeddedDatabase';
import { migrate } from '../migrate';
import { readMigrations } from '../migrationFiles';
import { resolveFromRoot } from '../projectRoot';

/**
 * Cached dump of a migrated, empty embedded database; starting from it is much faster than migrating. Rebuilt when
 * PGlite or a migration changes.
 * @returns path of the file
 */
export function migratedTemplate(): Promise<string> {
  return buildTemplate(resolveFromRoot('prisma/migrations'));
}

/** Same without a schema. */
export function blankTemplate(): Promise<string> {
  return buildTemplate();
}

async function buildTemplate(migrations?: string): Promise<string> {
  const checksums = migrations ? (await readMigrations(migrations)).map(({ checksum }) => checksum) : [];
  const hash = createHash('sha256').update(JSON.stringify([pgliteVersion(), checksums]));
  const folder = join(dirname(resolveFromRoot('package.json')), '.cache');
  const file = join(folder, `database-${hash.digest('hex').slice(0, 16)}.tar.gz`);
  if (existsSync(file)) return file;
  // Concurrent test processes each write their own file; the last rename wins.
  const tempFile = `${file}.${randomUUID()}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(tempFile, await dumpDatabase(migrations));
  renameSync(tempFile, file);
  return file;
}

async function dumpDatabase(migrations?: string): Promise<Uint8Array> {
  const embedded = await startEmbeddedDatabase();
  try {
    if (migrations) await migrate(embedded.url, { folder: migrations });
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
