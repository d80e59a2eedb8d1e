import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startEmbeddedDatabase } from './pglite/embeddedDatabase';
import { migrate } from './migrate';
import { readMigrations } from './migrationFiles';
import { createTempFolder } from './testing/tempFolder';
import { createBlankDatabase } from './testing/scratchDatabase';
import { blankTemplate } from './testing/databaseTemplate';

const server = process.env.TEST_DATABASE_URL;

beforeAll(async () => {
  await blankTemplate(); // made once for all, and not on a test's time
});

async function createEmbeddedDatabase(): Promise<string> {
  const embedded = await startEmbeddedDatabase({ template: await blankTemplate() });
  onTestFinished(() => embedded.close());
  return embedded.url;
}

async function createServerDatabase(): Promise<string> {
  const { url, drop } = await createBlankDatabase(server ?? '');
  onTestFinished(drop);
  return url;
}

async function createMigrationFolder(migrations: Record<string, string>): Promise<string> {
  const folder = await createTempFolder();
  for (const [name, sql] of Object.entries(migrations)) await writeMigration(folder, name, sql);
  return folder;
}

async function writeMigration(folder: string, name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, 'migration.sql'), sql);
}

async function queryRows(url: string, sql: string): Promise<unknown[]> {
  const pool = new Pool({ connectionString: url, max: 1 });
  return (await pool.query<object>(sql).finally(() => pool.end())).rows;
}

const firstMigration = { '1_first': 'CREATE TABLE a (id int); CREATE TABLE b (id int);' };
const bothMigrations = { ...firstMigration, '2_second': 'ALTER TABLE a ADD COLUMN name text;' };

describe.each([
  { kind: 'embedded', blank: createEmbeddedDatabase, here: true },
  { kind: 'PostgreSQL', blank: createServerDatabase, here: server !== undefined },
])('on $kind', ({ blank, here }) => {
  test.runIf(here)('the migrations of the product apply in order, once', async () => {
    const url = await blank();
    const applied = await migrate(url);
    expect(applied[0]).toBe('20261121000000_init');
    expect(await migrate(url)).toEqual([]);
  });

  test.runIf(here)("they are recorded as Prisma's own commands do it, failures leave no trace", async () => {
    const url = await blank();
    const folder = await createMigrationFolder({
      ...firstMigration,
      '2_second': 'CREATE TABLE c (id int); SELECT 1/0;',
    });
    await expect(migrate(url, folder)).rejects.toThrow('2_second failed and was undone: division by zero');
    expect(await queryRows(url, "SELECT to_regclass('c') AS c")).toEqual([{ c: null }]);
    await writeMigration(folder, '2_second', bothMigrations['2_second']);
    expect(await migrate(url, folder)).toEqual(['2_second']);
    const [, second] = await readMigrations(folder);
    expect(
      await queryRows(
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
      const folder = await createMigrationFolder(firstMigration);
      await migrate(url, folder);
      await writeMigration(folder, '1_first', 'CREATE TABLE other (id int);');
      await writeMigration(folder, '2_second', bothMigrations['2_second']);
      await expect(migrate(url, folder)).rejects.toThrow('1_first was changed after it was applied');
      await queryRows(url, 'UPDATE _prisma_migrations SET finished_at = NULL');
      await expect(migrate(url, folder)).rejects.toThrow('1_first is recorded as begun and not finished');
      expect(await queryRows(url, 'SELECT migration_name FROM _prisma_migrations')).toHaveLength(1);
    },
  );
});

test.runIf(server)('several processes at once apply each migration once', async () => {
  const url = await createServerDatabase();
  const folder = await createMigrationFolder(bothMigrations);
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url, folder)));
  expect(applied.flat()).toEqual(['1_first', '2_second']);
  expect(await queryRows(url, 'SELECT migration_name FROM _prisma_migrations')).toHaveLength(2);
});
