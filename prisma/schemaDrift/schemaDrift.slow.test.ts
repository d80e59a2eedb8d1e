import { expect, test, vi } from 'vitest';
import { findSchemaDrift } from './schemaDrift';
import { createTempFolder } from '../testing/tempFolder';

// Each test builds a database from scratch.
vi.setConfig({ testTimeout: 60_000 });

test('the migrations produce the schema in schema.prisma', async () => {
  expect(await findSchemaDrift()).toBe('');
});

test('reports missing migrations as SQL', async () => {
  expect(await findSchemaDrift(await createTempFolder())).toContain('CREATE TABLE "courses"');
});
