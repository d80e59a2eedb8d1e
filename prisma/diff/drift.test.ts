import { expect, test, vi } from 'vitest';
import { drift } from './drift';
import { emptyFolder } from '../testing/folder';

// Each makes a database from nothing.
vi.setConfig({ testTimeout: 60_000 });

test('the migrations say all that schema.prisma says', async () => {
  expect(await drift()).toBe('');
});

test('what they lack is told in SQL', async () => {
  expect(await drift(await emptyFolder())).toContain('CREATE TABLE "courses"');
});
