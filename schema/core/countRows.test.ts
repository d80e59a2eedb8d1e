import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { pageSizes } from '../contract/pageSizes';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { openTestDatabase } from '../testing/testDatabase';
import type { Viewer } from './context';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
  await db.$executeRaw`INSERT INTO "newsletter_subscribers" ("email", "language")
    SELECT n || '@example.dz', (CASE WHEN n % 2 = 0 THEN 'ar' ELSE 'en' END)::"Language"
    FROM generate_series(1, ${2 * pageSizes.countedRows}::int) n`;
});
afterAll(() => close());

const countOf = async (document: string): Promise<unknown> => {
  const { data, errors } = await createExecutor(db).execute(document, {}, admin);
  expect(errors).toBeUndefined();
  return data?.list;
};

test('rows are counted up to the limit, and all pages can be read', async () => {
  const list = (args: string) => `{ list: adminNewsletterSubscribers(${args}) { totalCount rows { email } } }`;
  const uncounted = pageSizes.countedRows + 1;
  expect(await countOf(list('sort: createdAt, pageSize: 1'))).toMatchObject({ totalCount: uncounted });
  expect(await countOf(list('filter: { language: ar }, pageSize: 1'))).toMatchObject({
    totalCount: pageSizes.countedRows,
  });
  const late = (await countOf(list('page: 200, pageSize: 100'))) as { totalCount: number; rows: unknown[] };
  expect([late.totalCount, late.rows.length]).toEqual([uncounted, 100]);
  expect(await countOf('{ list: newsletterSubscribers { totalCount } }')).toEqual({ totalCount: uncounted });
});

test.each([
  'adminUsers',
  'adminReviews',
  'adminContactMessages',
  'adminAuditEntries',
  'adminNewsletterSubscribers',
  'studioCourses',
  'studioEnrollments',
  'users',
  'enrollments',
  'contactMessages',
])('the count of %s has a limit in SQL', async (field) => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await countOf(`{ list: ${field} { totalCount } }`);
  const statements = query.mock.calls.map(([first]) => first as unknown as { text?: string; values?: unknown[] });
  query.mockRestore();
  const counts = statements.filter(({ text = '' }) => /count\(/i.test(text));
  expect(counts).toHaveLength(1);
  expect(counts[0]?.text).toMatch(/LIMIT/);
  expect(counts[0]?.values?.map(String)).toContain(String(pageSizes.countedRows + 1));
});
