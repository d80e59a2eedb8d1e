import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { nextMigrationStamp, parseChecksums, readMigrations, formatChecksums } from './migrationFiles';
import { resolveFromRoot } from './projectRoot';

const now = new Date('2026-11-22T13:07:11.500Z');

test('a new migration has the current time', () => {
  expect(nextMigrationStamp(['20261121000000_init', 'migration_lock.toml'], now)).toBe('20261122130711');
});

test('a new migration sorts after one that is dated in the future', () => {
  expect(nextMigrationStamp(['20261123235958_names', '20261121000000_init'], now)).toBe('20261123235959');
});

test('a new migration sorts after one whose stamp is no time', () => {
  expect(nextMigrationStamp(['20261123500000_names', '20261121000000_init'], now)).toBe('20261123500001');
});

test('the committed list has each migration with the checksum of its file: one that has landed never changes', async () => {
  const list = readFileSync(resolveFromRoot('prisma/migrations/checksums.txt'), 'utf8');
  const migrations = await readMigrations(resolveFromRoot('prisma/migrations'));
  // After a new migration, or a merge: npm run migration -- --list
  expect(Object.fromEntries(parseChecksums(list))).toEqual(
    Object.fromEntries(migrations.map(({ name, checksum }) => [name, checksum])),
  );
  expect(list.trimEnd().split('\n')).toHaveLength(migrations.length);
});

test('a renewed list has new migrations, and keeps the checksums of those that have landed', () => {
  const [one, changed, two] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];
  const migrations = [
    { name: '1_one', sql: '', checksum: changed },
    { name: '2_two', sql: '', checksum: two },
  ];
  const list = `${one}  1_one\n${one}  2_two\n${one}  3_deleted\n`;
  expect(formatChecksums(list, migrations, new Set(['1_one']))).toBe(`${one}  1_one\n${two}  2_two\n`);
});
