import { expect, test, vi } from 'vitest';
import { findSchemaDrift } from './schemaDrift';
import { createTempFolder } from '../testing/tempFolder';

// Each makes a database from nothing.
vi.setConfig({ testTimeout: 60_000 });

test('the migrations say all that schema.prisma says', async () => {
  expect(await findSchemaDrift()).toBe('');
});

test('what they lack is told in SQL', async () => {
  expect(await findSchemaDrift(await createTempFolder())).toContain('CREATE TABLE "courses"');
});
