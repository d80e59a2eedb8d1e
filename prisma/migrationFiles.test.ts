import { expect, test } from 'vitest';
import { nextMigrationStamp } from './migrationFiles';

const now = new Date('2026-11-22T13:07:11.500Z');

test('a new migration has the current time', () => {
  expect(nextMigrationStamp(['20261121000000_init', 'migration_lock.toml'], now)).toBe('20261122130711');
});

test('a new migration sorts after one that is dated in the future', () => {
  expect(nextMigrationStamp(['20261123235959_names', '20261121000000_init'], now)).toBe('20261124000000');
});
