import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pruneChangeLog } from '../../prisma/changeLog';
import type { Database } from '../../prisma/client';
import { createScratchDatabase } from '../../prisma/testing/scratchDatabase';
import { createFixtures } from '../../schema/testing/fixtures';
import { createChangeTracker, rowScopeKey, tableScopeKey } from './changeTracker';

let database: Database;
beforeAll(async () => {
  database = await createScratchDatabase(process.env.TEST_DATABASE_URL);
});
afterAll(() => database.close());

const createTracker = (options: { maxScopes?: number } = {}) =>
  createChangeTracker(database.controlPool, { ...database, ...options });

/** Which of the scopes a new check finds changed. */
async function changedScopes(tracker: ReturnType<typeof createTracker>, since: number, scopes: string[]) {
  await tracker.check();
  return scopes.filter((scope) => !tracker.isUnchanged(since, [scope]));
}

test('finds the tables that changed since a check', async () => {
  const { createCourse } = createFixtures(database.db);
  const course = await createCourse();
  const tracker = createTracker();
  const since = await tracker.check();
  const scopes = ['courses', 'categories', 'users', 'users.rows'];
  expect(await changedScopes(tracker, since, scopes)).toEqual([]);
  await database.db.course.update({ where: { id: course.id }, data: { title: 'Other' } });
  expect(await changedScopes(tracker, since, scopes)).toEqual(['courses']);
  expect(await changedScopes(tracker, await tracker.check(), scopes)).toEqual([]);
});

test('new accounts and their private data change no answer that shows authors', async () => {
  const tracker = createTracker();
  const since = await tracker.check();
  const { id } = await createFixtures(database.db).createUser();
  await database.db.user.update({ where: { id }, data: { phone: '0550' } });
  expect(await changedScopes(tracker, since, ['users', 'users.rows'])).toEqual(['users.rows']);
  await database.db.user.update({ where: { id }, data: { firstName: 'Amel' } });
  expect(await changedScopes(tracker, since, ['users'])).toEqual(['users']);
});

test('views of a post change its own scope and that of all views', async () => {
  const { createBlogPost } = createFixtures(database.db);
  const [one, other] = [await createBlogPost(), await createBlogPost()];
  const tracker = createTracker();
  const since = await tracker.check();
  await database.db.blogPostView.create({ data: { postId: one.id, viewerKey: 'v:1', day: new Date() } });
  const views = 'blog_posts.views';
  const scopes = [views, rowScopeKey(views, one.id), rowScopeKey(views, other.id), tableScopeKey(views), 'blog_posts'];
  expect(await changedScopes(tracker, since, scopes)).toEqual([views, rowScopeKey(views, one.id)]);
});

test('concurrent callers share the next check', async () => {
  const query = vi.spyOn(database.controlPool, 'query');
  const tracker = createTracker();
  const sequences = await Promise.all(Array.from({ length: 20 }, () => tracker.check()));
  expect([new Set(sequences).size, query.mock.calls.length]).toEqual([1, 1]);
});

test('a failed check validates nothing, and the next one finds what it missed', async () => {
  const { id } = await createFixtures(database.db).createCourse();
  const tracker = createTracker();
  const since = await tracker.check();
  await database.db.course.update({ where: { id }, data: { title: 'Missed' } });
  vi.spyOn(database.controlPool, 'query').mockImplementationOnce(() => {
    throw new Error('away');
  });
  await expect(tracker.check()).rejects.toThrow('away');
  expect(await changedScopes(tracker, since, ['courses', 'faqs'])).toEqual(['courses']);
});

test('a restored database, another server and a long pause end everything', async () => {
  const query = database.controlPool.query.bind(database.controlPool) as (
    config: unknown,
  ) => Promise<{ rows: object[] }>;
  for (const change of [{ snapshot: '3:3:' }, { origin: 'another server' }, { at: '0' }]) {
    const tracker = createTracker();
    const since = await tracker.check();
    vi.spyOn(database.controlPool, 'query').mockImplementationOnce(async (config: unknown) => {
      const { rows } = await query(config);
      return { rows: [{ ...rows[0], ...change }] };
    });
    expect(await changedScopes(tracker, since, ['faqs'])).toEqual(['faqs']);
  }
  const tracker = createTracker();
  const since = await tracker.check();
  await database.pool.query(
    `INSERT INTO "content_changes" ("xid", "scope") VALUES (pg_current_xact_id()::text::bigint, '*')`,
  );
  expect(await changedScopes(tracker, since, ['faqs'])).toEqual(['faqs']);
});

test('forgets the oldest scopes beyond its size, which count as changed', async () => {
  const { createCourse, createFaq } = createFixtures(database.db);
  const course = await createCourse();
  const tracker = createTracker({ maxScopes: 4 });
  const since = await tracker.check();
  await database.db.course.update({ where: { id: course.id }, data: { title: 'Other' } });
  await tracker.check();
  await createFaq();
  const later = await tracker.check();
  expect(tracker.isUnchanged(since, ['polls'])).toBe(false);
  expect(tracker.isUnchanged(later, ['polls', 'faqs', 'courses'])).toBe(true);
});

test('pruning keeps what was not visible an hour before', async () => {
  await createFixtures(database.db).createFaq();
  const countRows = async () => (await database.pool.query('SELECT 1 FROM "content_changes"')).rowCount ?? 0;
  const before = await countRows();
  const snapshot = await pruneChangeLog(database.pool, null);
  expect([before > 0, await countRows()]).toEqual([true, before]);
  await createFixtures(database.db).createFaq();
  await pruneChangeLog(database.pool, snapshot);
  const { rows } = await database.pool.query<{ scope: string }>('SELECT DISTINCT "scope" FROM "content_changes"');
  expect(rows.map(({ scope }) => scope).sort()).toEqual(['faqs', 'search_documents']);
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'finds a transaction when it ends, and not if it is rolled back',
  async () => {
    const { id } = await createFixtures(database.db).createCourse();
    const tracker = createTracker();
    for (const [end, found] of [
      ['COMMIT', ['courses']],
      ['ROLLBACK', []],
    ] as const) {
      const client = await database.pool.connect();
      await client.query('BEGIN');
      await client.query('UPDATE "courses" SET "title" = $1 WHERE "id" = $2', [end, id]);
      const since = await tracker.check();
      await createFixtures(database.db).createUser();
      expect(await changedScopes(tracker, since, ['courses'])).toEqual([]);
      await client.query(end);
      client.release();
      expect(await changedScopes(tracker, since, ['courses'])).toEqual(found);
    }
  },
);
