import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type EmbeddedDatabase, type EmbeddedDatabaseOptions, startEmbeddedDatabase } from './embeddedDatabase';
import { createTempFolder } from '../testing/tempFolder';
import { startChildScript } from '../testing/childScript';
import { blankTemplate } from '../testing/databaseTemplate';

// Creating database folders is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

beforeAll(async () => {
  await blankTemplate(); // Built once, outside the time limit of a test.
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

test('data persists after closing and reopening', async () => {
  const dataDir = await createTempFolder();
  const first = await openEmbeddedDatabase({ dataDir });
  await first.pool.query("CREATE TABLE words AS SELECT 'كهرباء' AS word");
  await first.close();
  const second = await openEmbeddedDatabase({ dataDir });
  expect((await second.pool.query('SELECT word FROM words')).rows).toEqual([{ word: 'كهرباء' }]);
});

test('kill -9 during writes loses no acknowledged row and the next start recovers', async () => {
  const dataDir = await createTempFolder();
  const writer = startChildScript('rowWriter.ts', dataDir, await blankTemplate());
  onTestFinished(() => writer.kill());
  const acknowledged: number[] = [];
  for await (const line of writer.lines) {
    acknowledged.push(Number(line));
    if (acknowledged.length === 200) void writer.kill();
  }
  // The output ends slightly before the process exits.
  await writer.kill();
  const { pool } = await openEmbeddedDatabase({ dataDir });
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM written ORDER BY id');
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
});

test('recovers from an interrupted first start', async () => {
  const dataDir = await createTempFolder();
  await mkdir(join(dataDir, 'database.new'));
  await writeFile(join(dataDir, 'database.new', 'PG_VERSION'), '18');
  const { pool } = await openEmbeddedDatabase({ dataDir });
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('rejects a folder in use and explains the options', async () => {
  const dataDir = await createTempFolder();
  await openEmbeddedDatabase({ dataDir });
  await expect(startEmbeddedDatabase({ dataDir: join(dataDir, '.') })).rejects.toThrow(
    /in use.*DATA_DIR.*DATABASE_URL/,
  );
});

test('a damaged database is left as it is, and the error names its folder and the command that restores a backup', async () => {
  const dataDir = await createTempFolder();
  await (await openEmbeddedDatabase({ dataDir })).close();
  const controlFile = join(dataDir, 'database/global/pg_control');
  await writeFile(controlFile, Buffer.alloc(8192, 7));
  await expect(openEmbeddedDatabase({ dataDir })).rejects.toThrow(
    new RegExp(`${join(dataDir, 'database')} cannot be opened.*npm run restore -- <folder>`),
  );
  expect((await readFile(controlFile))[0]).toBe(7);
});

test('a data folder that cannot be created is named with the options', async () => {
  const file = join(await createTempFolder(), 'file');
  await writeFile(file, '');
  await expect(startEmbeddedDatabase({ dataDir: join(file, 'data') })).rejects.toThrow(
    new RegExp(`The data folder ${join(file, 'data')} cannot be written.*DATA_DIR.*DATABASE_URL`),
  );
});

test('a hanging query is terminated with the reason and the database restarts with its data', async () => {
  const onEvent = vi.fn<(event: string) => void>();
  const { pool } = await openEmbeddedDatabase({
    dataDir: await createTempFolder(),
    hangTimeoutMs: 2_000,
    onEvent,
  });
  await pool.query('CREATE TABLE persisted AS SELECT 1 AS one');
  await expect(pool.query('SELECT count(*) FROM generate_series(1, 1000000000000)')).rejects.toThrow();
  await vi.waitFor(() => expect(onEvent).toHaveBeenLastCalledWith('The embedded database is back.'), {
    timeout: 60_000,
  });
  expect(onEvent.mock.calls[0]?.[0]).toMatch(/blocked it for 2 s/);
  expect((await pool.query('SELECT one FROM persisted')).rows).toEqual([{ one: 1 }]);
});
