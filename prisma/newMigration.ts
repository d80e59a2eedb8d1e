import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSchemaDrift } from './schemaDrift/schemaDrift';
import { nextMigrationStamp, parseChecksums, readMigrations, formatChecksums } from './migrationFiles';
import { resolveFromRoot } from './projectRoot';

// `npm run migration -- <name>` writes the difference between schema.prisma and the migrations; --empty creates an
// empty file. `npm run migration -- --list` renews the checksums of the migrations that are not committed yet.
const [name = '', flag] = process.argv.slice(2);
const isList = name === '--list';
if (!isList && !/^[a-z][a-z0-9_]*$/.test(name))
  throw new Error('Usage: npm run migration -- <lower_case_name> [--empty], or npm run migration -- --list');

const migrations = resolveFromRoot('prisma/migrations');
const checksums = join(migrations, 'checksums.txt');

/** The list of the last commit: its migrations may not change. */
const readCommitted = (): string =>
  spawnSync('git', ['show', 'HEAD:prisma/migrations/checksums.txt'], { encoding: 'utf8', cwd: resolveFromRoot('.') })
    .stdout;

async function writeChecksums(): Promise<void> {
  const list = existsSync(checksums) ? readFileSync(checksums, 'utf8') : '';
  const landed = new Set(parseChecksums(readCommitted()).keys());
  writeFileSync(checksums, formatChecksums(list, await readMigrations(migrations), landed));
}

async function writeMigration(): Promise<void> {
  const sql = flag === '--empty' ? '-- Written by hand.' : await findSchemaDrift();
  if (!sql) {
    process.stdout.write('The migrations match schema.prisma: nothing to write.\n');
    return;
  }
  const folder = join(migrations, `${nextMigrationStamp(readdirSync(migrations), new Date())}_${name}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'migration.sql'), `${sql}\n`);
  process.stdout.write(
    `Written: ${join(folder, 'migration.sql')}. Review it before you commit; after an edit run "npm run migration -- --list".\n`,
  );
}

if (!isList) await writeMigration();
await writeChecksums();
