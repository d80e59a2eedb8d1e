import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSchemaDrift } from './diff/schemaDrift';
import { nextMigrationStamp } from './migrationFiles';
import { resolveFromRoot } from './projectRoot';

// `npm run migration -- <name>` writes the difference between schema.prisma and the migrations; --empty creates an
// empty file.
const [name = '', flag] = process.argv.slice(2);
if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error('Usage: npm run migration -- <lower_case_name> [--empty]');

const sql = flag === '--empty' ? '-- Written by hand.' : await findSchemaDrift();
if (sql) {
  const migrations = resolveFromRoot('prisma/migrations');
  const folder = join(migrations, `${nextMigrationStamp(readdirSync(migrations), new Date())}_${name}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'migration.sql'), `${sql}\n`);
  process.stdout.write(`Written: ${join(folder, 'migration.sql')}. Review it before you commit.\n`);
} else {
  process.stdout.write('The migrations match schema.prisma: nothing to write.\n');
}
