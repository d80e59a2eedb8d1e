import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from './embedded';
import { migrate } from './migrate';
import { readMigrations } from './migrations';
import { emptyFolder } from './testing/folder';
import { blankDatabase } from './testing/scratch';
import { blankTemplate } from './testing/template';

const server = process.env.TEST_DATABASE_URL;

beforeAll(async () => {
  await blankTemplate(); // made once for all, and not on a test's time
});

async function onEmbedded(): Promise<string> {
  const embedded = await startEmbedded({ template: await blankTemplate() });
  onTestFinished(() => embedded.close());
  return embedded.url;
}

async function onServer(): Promise<string> {
  const { url, drop } = await blankDatabase(server ?? '');
  onTestFinished(drop);
  return url;
}

async function folderWith(migrations: Record<string, string>): Promise<string> {
  const folder = await emptyFolder();
  for (const [name, sql] of Object.entries(migrations)) await put(folder, name, sql);
  return folder;
}

async function put(folder: string, name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'migration.sql'), sql);
}

async function rows(url: string, sql: string): Promise<unknown[]> {
  const pool = new Pool({ connectionString: url, max: 1 });
  return (await pool.query<object>(sql).finally(() => pool.end())).rows;
}

const first = { '1_first': 'CREATE TABLE a (id int); CREATE TABLE b (id int);' };
const both = { ...first, '2_second': 'ALTER TABLE a ADD COLUMN name text;' };

describe.each([
  { kind: 'embedded', blank: onEmbedded, here: true },
  { kind: 'PostgreSQL', blank: onServer, here: server !== undefined },
])('on $kind', ({ blank, here }) => {
  test.runIf(here)('the migrations of the product apply in order, once', async () => {
    const url = await blank();
    const applied = await migrate(url);
    expect(applied[0]).toBe('20261121000000_init');
    expect(await migrate(url)).toEqual([]);
  });

  test.runIf(here)("they are recorded as Prisma's own commands do it, failures leave no trace", async () => {
    const url = await blank();
    const folder = await folderWith({ ...first, '2_second': 'CREATE TABLE c (id int); SELECT 1/0;' });
    await expect(migrate(url, folder)).rejects.toThrow('2_second failed and was undone: division by zero');
    expect(await rows(url, "SELECT to_regclass('c') AS c")).toEqual([{ c: null }]);
    await put(folder, '2_second', both['2_second']);
    expect(await migrate(url, folder)).toEqual(['2_second']);
    const [, second] = await readMigrations(folder);
    expect(
      await rows(
        url,
        `SELECT checksum, finished_at >= started_at AS finished, logs, rolled_back_at, applied_steps_count
      FROM _prisma_migrations WHERE migration_name = '2_second' AND length(id) = 36`,
      ),
    ).toEqual([
      { checksum: second?.checksum, finished: true, logs: null, rolled_back_at: null, applied_steps_count: 1 },
    ]);
  });

  test.runIf(here)(
    'a file changed after it was applied, or a migration recorded as unfinished, stops everything',
    async () => {
      const url = await blank();
      const folder = await folderWith(first);
      await migrate(url, folder);
      await put(folder, '1_first', 'CREATE TABLE other (id int);');
      await put(folder, '2_second', both['2_second']);
      await expect(migrate(url, folder)).rejects.toThrow('1_first was changed after it was applied');
      await rows(url, 'UPDATE _prisma_migrations SET finished_at = NULL');
      await expect(migrate(url, folder)).rejects.toThrow('1_first is recorded as begun and not finished');
      expect(await rows(url, 'SELECT migration_name FROM _prisma_migrations')).toHaveLength(1);
    },
  );
});

test.runIf(server)('several processes at once apply each migration once', async () => {
  const url = await onServer();
  const folder = await folderWith(both);
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url, folder)));
  expect(applied.flat()).toEqual(['1_first', '2_second']);
  expect(await rows(url, 'SELECT migration_name FROM _prisma_migrations')).toHaveLength(2);
});
