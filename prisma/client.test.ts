import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from './client';
import { migrate } from './migrate';
import { createBlankDatabase, createScratchDatabase } from './testing/scratchDatabase';
import { migratedTemplate } from './testing/databaseTemplate';
import { directConnectionOf, type DirectConnection } from './directConnection';
import { createReadClient } from './reads/readClient';

const server = process.env.TEST_DATABASE_URL;

beforeAll(async () => {
  await migratedTemplate(); // Built once, outside the time limit of a test.
});

async function openScratchDatabase(url?: string): Promise<Database> {
  const database = await createScratchDatabase(url);
  onTestFinished(() => database.close());
  return database;
}

describe.each([
  { kind: 'embedded', url: undefined, isAvailable: true },
  { kind: 'postgres', url: server, isAvailable: server !== undefined },
])('on $kind', ({ kind, url, isAvailable }) => {
  test.runIf(isAvailable)('timestamps round-trip unchanged and sessions use UTC', async () => {
    const database = await openScratchDatabase(url);
    expect(database.kind).toBe(kind);
    expect((await database.pool.query('SHOW TIME ZONE')).rows).toEqual([{ TimeZone: 'UTC' }]);
    const createdAt = new Date('2026-07-05T23:30:00.123Z');
    const { id } = await database.db.category.create({
      data: { name: 'Solar', nameAr: 'شمسي', slug: 'solar', createdAt },
    });
    expect(await database.db.category.findUnique({ where: { id } })).toMatchObject({ createdAt, nameAr: 'شمسي' });
  });

  test.runIf(isAvailable)(
    'concurrent transactions are isolated and a failed one is rolled back completely',
    async () => {
      const { db } = await openScratchDatabase(url);
      const attempts = Array.from({ length: 20 }, (_, n) =>
        db.$transaction(async (tx) => {
          await tx.category.create({ data: { name: 'x', nameAr: 'x', slug: `x${n}` } });
          await tx.faqCategory.create({ data: { name: 'x', nameAr: 'x', slug: `x${n}` } });
          if (n % 2) throw new Error('rolled back');
        }),
      );
      const reads = Array.from({ length: 20 }, () => db.user.count());
      await Promise.allSettled([...attempts, ...reads]);
      expect(await db.category.count()).toBe(10);
      expect(await db.faqCategory.count()).toBe(10);
    },
  );
});

const settings = ['TimeZone', 'statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout'];
const readSettings = async ({ pool }: Database) =>
  (
    await pool.query<Record<string, string>>(
      `SELECT ${settings.map((name) => `current_setting('${name}') AS "${name}"`).join(', ')}`,
    )
  ).rows[0];

test.runIf(server)(
  'a session has the time zone and the limits of the product, and other settings of the URL',
  async () => {
    const { url } = await openScratchDatabase(server);
    const limits = { TimeZone: 'UTC', statement_timeout: '15s', idle_in_transaction_session_timeout: '30s' };
    for (const [parameters, expected] of [
      ['', { ...limits, lock_timeout: '0' }],
      ['?options=-c%20lock_timeout%3D4s%20-c%20TimeZone%3DAsia/Tokyo', { ...limits, lock_timeout: '4s' }],
      ['?statement_timeout=60000', { ...limits, statement_timeout: '1min', lock_timeout: '0' }],
    ] as const) {
      const database = await openDatabase({ url: url + parameters });
      onTestFinished(() => database.close());
      expect(await readSettings(database)).toEqual(expected);
      await migrate(database.pool);
      expect(await readSettings(database)).toMatchObject({ TimeZone: 'UTC' });
    }
  },
);

test.runIf(server)(
  'repeated statements are prepared once per connection, by clients of any request, but no searches',
  async () => {
    const { url } = await openScratchDatabase(server);
    const database = await openDatabase({ url, poolSize: 1 });
    onTestFinished(() => database.close());
    const { pool } = database;
    for (let n = 0; n < 6; n += 1) {
      const db = createReadClient(database.db, directConnectionOf(database.db) as DirectConnection);
      await db.user.findMany({ where: { id: n }, select: { id: true } });
      await db.user.findMany({ where: { firstName: { contains: `name ${n}` } }, select: { id: true } });
    }
    const { rows } = await pool.query<{ statement: string; uses: string }>(
      'SELECT statement, generic_plans + custom_plans AS uses FROM pg_prepared_statements',
    );
    expect(rows.map(({ uses }) => Number(uses))).toEqual([4]);
    expect(rows[0]?.statement).toMatch(/"users".*"id" = \$1/);
  },
);

test.runIf(server)('rejects a database that cannot search Arabic and explains how to create one', async () => {
  const { url, drop } = await createBlankDatabase(server ?? '', "TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'");
  onTestFinished(drop);
  await expect(openDatabase({ url })).rejects.toThrow(/cannot search Arabic: its locale C .*CREATE DATABASE/);
});
