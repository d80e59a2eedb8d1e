import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type EmbeddedDatabase, type EmbeddedDatabaseOptions, startEmbeddedDatabase } from './embeddedDatabase';
import { createTempFolder } from '../testing/tempFolder';
import { startChildScript } from '../testing/childScript';
import { blankTemplate } from '../testing/databaseTemplate';

// Folders full of files are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

beforeAll(async () => {
  await blankTemplate(); // made once for all, and not on a test's time
});

async function openEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase & { pool: Pool }> {
  const embedded = await startEmbeddedDatabase({ template: await blankTemplate(), ...options });
  const pool = new Pool({ connectionString: embedded.url, max: 1 });
  pool.on('error', () => undefined);
  const close = async (): Promise<void> => {
    if (!pool.ended) await pool.end();
    await embedded.close();
  };
  onTestFinished(close);
  return { ...embedded, pool, close };
}

test('what was written is there after closing and opening again', async () => {
  const dataDir = await createTempFolder();
  const first = await openEmbeddedDatabase({ dataDir });
  await first.pool.query("CREATE TABLE words AS SELECT 'كهرباء' AS word");
  await first.close();
  const second = await openEmbeddedDatabase({ dataDir });
  expect((await second.pool.query('SELECT word FROM words')).rows).toEqual([{ word: 'كهرباء' }]);
});

test('kill -9 in the middle of writing loses no acknowledged row, and the next start needs no hand', async () => {
  const dataDir = await createTempFolder();
  const writer = startChildScript('writer.ts', dataDir, await blankTemplate());
  onTestFinished(() => writer.kill());
  const acknowledged: number[] = [];
  for await (const line of writer.lines) {
    acknowledged.push(Number(line));
    if (acknowledged.length === 200) void writer.kill();
  }
  // Its output ends a moment before the process has ended.
  await writer.kill();
  const { pool } = await openEmbeddedDatabase({ dataDir });
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM written ORDER BY id');
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
});

test('a first start that was cut off leaves nothing in the way', async () => {
  const dataDir = await createTempFolder();
  await mkdir(join(dataDir, 'database.new'));
  await writeFile(join(dataDir, 'database.new', 'PG_VERSION'), '18');
  const { pool } = await openEmbeddedDatabase({ dataDir });
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('a folder in use is refused, with what to do', async () => {
  const dataDir = await createTempFolder();
  await openEmbeddedDatabase({ dataDir });
  await expect(startEmbeddedDatabase({ dataDir: join(dataDir, '.') })).rejects.toThrow(
    /in use.*DATA_DIR.*DATABASE_URL/,
  );
});

test('a query that never ends is ended, with the reason, and the database comes back as it was', async () => {
  const report = vi.fn<(event: string) => void>();
  const { pool } = await openEmbeddedDatabase({
    dataDir: await createTempFolder(),
    hangTimeoutMs: 2_000,
    onEvent: report,
  });
  await pool.query('CREATE TABLE kept AS SELECT 1 AS one');
  await expect(pool.query('SELECT count(*) FROM generate_series(1, 1000000000000)')).rejects.toThrow();
  await vi.waitFor(() => expect(report).toHaveBeenLastCalledWith('The embedded database is back.'), {
    timeout: 60_000,
  });
  expect(report.mock.calls[0]?.[0]).toMatch(/kept it from answering for 2 s/);
  expect((await pool.query('SELECT one FROM kept')).rows).toEqual([{ one: 1 }]);
});
