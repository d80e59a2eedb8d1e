import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from './client';
import { createBlankDatabase, createScratchDatabase } from './testing/scratchDatabase';
import { migratedTemplate } from './testing/databaseTemplate';

const server = process.env.TEST_DATABASE_URL;

beforeAll(async () => {
  await migratedTemplate(); // made once for all, and not on a test's time
});

async function openScratchDatabase(at?: string): Promise<Database> {
  const database = await createScratchDatabase(at);
  onTestFinished(() => database.close());
  return database;
}

describe.each([
  { kind: 'embedded', at: undefined, here: true },
  { kind: 'postgres', at: server, here: server !== undefined },
])('on $kind', ({ kind, at, here }) => {
  test.runIf(here)('points in time come back as they went in, and sessions are in UTC', async () => {
    const database = await openScratchDatabase(at);
    expect(database.kind).toBe(kind);
    expect((await database.pool.query('SHOW TIME ZONE')).rows).toEqual([{ TimeZone: 'UTC' }]);
    const createdAt = new Date('2026-07-05T23:30:00.123Z');
    const { id } = await database.db.category.create({
      data: { name: 'Solar', nameAr: 'شمسي', slug: 'solar', createdAt },
    });
    expect(await database.db.category.findUnique({ where: { id } })).toMatchObject({ createdAt, nameAr: 'شمسي' });
  });

  test.runIf(here)('transactions side by side do not mix, and one that fails takes nothing with it', async () => {
    const { db } = await openScratchDatabase(at);
    const attempts = Array.from({ length: 20 }, (_, n) =>
      db.$transaction(async (tx) => {
        await tx.category.create({ data: { name: 'x', nameAr: 'x', slug: `x${n}` } });
        await tx.faqCategory.create({ data: { name: 'x', nameAr: 'x', slug: `x${n}` } });
        if (n % 2) throw new Error('changed my mind');
      }),
    );
    const outside = Array.from({ length: 20 }, () => db.user.count());
    await Promise.allSettled([...attempts, ...outside]);
    expect(await db.category.count()).toBe(10);
    expect(await db.faqCategory.count()).toBe(10);
  });
});

test.runIf(server)('a database that cannot search Arabic is refused, with what to do', async () => {
  const { url, drop } = await createBlankDatabase(server ?? '', "TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'");
  onTestFinished(drop);
  await expect(openDatabase({ url })).rejects.toThrow(/cannot search Arabic: its locale C .*CREATE DATABASE/);
});
