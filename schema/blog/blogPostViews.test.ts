import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Context } from '../core/context';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { insertBlogPostViews } from './blogPostViews';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

/** A viewer of blog posts, and the recorded views. */
function createReader(context: Partial<Context> = {}) {
  const views: number[] = [];
  const { execute } = createExecutor(db, {
    services: { blogPostViewCounter: { add: (postId) => views.push(postId) } },
    ...context,
  });
  const read = (slug: string, ...rest: [] | [ReturnType<typeof viewerFor>]) =>
    execute('query ($slug: String!) { blogPost(slug: $slug) { title } }', { slug }, ...rest);
  return { read, execute, views };
}

const countViews = async (id: number) => (await db.blogPost.findUniqueOrThrow({ where: { id } })).views;

test('reading a post records the viewer without writing to the database', async () => {
  const { createBlogPost, createUser } = createFixtures(db);
  const [post, student] = [await createBlogPost(), await createUser()];
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  const reader = createReader();
  await reader.read(post.slug);
  await reader.read(post.slug, viewerFor(student));
  const sql = statements.mock.calls.map((call) => JSON.stringify(call[0]));
  expect(sql.filter((text) => !text.includes('SELECT') && !text.includes('SET '))).toEqual([]);
  expect(reader.views).toEqual([post.id, post.id]);
});

test('views of drafts, by admins and in lists are not counted', async () => {
  const { createBlogPost, createUser } = createFixtures(db);
  const author = await createUser({ role: 'trainer' });
  const [post, draft] = [
    await createBlogPost({ authorId: author.id }),
    await createBlogPost({ authorId: author.id, isPublished: false }),
  ];
  const reader = createReader();
  await reader.read(draft.slug, viewerFor(author));
  await reader.read(post.slug, viewerFor(await createUser({ role: 'admin' })));
  await reader.read(draft.slug);
  await reader.read('no-such-article');
  await reader.execute('{ blogPosts { nodes { title views related { title } } } }');
  expect(reader.views).toEqual([]);
});

test('a viewer counts once per post and day, and deleted posts are skipped', async () => {
  const { createBlogPost } = createFixtures(db);
  const [one, other] = [await createBlogPost({ views: 40 }), await createBlogPost()];
  const newViews = [
    { postId: other.id, viewerKey: 'v:a' },
    { postId: one.id, viewerKey: 'v:b' },
    { postId: one.id, viewerKey: 'v:a' },
    { postId: one.id + 1000, viewerKey: 'v:a' },
  ];
  await insertBlogPostViews(db, newViews);
  await insertBlogPostViews(db, [...newViews, { postId: one.id, viewerKey: 'u:1' }]);
  expect([await countViews(one.id), await countViews(other.id)]).toEqual([43, 1]);
  await db.$executeRaw`UPDATE "blog_post_views" SET "day" = "day" - 1 WHERE "postId" = ${one.id} AND "viewerKey" = 'v:a'`;
  await insertBlogPostViews(db, newViews);
  expect([await countViews(one.id), await countViews(other.id)]).toEqual([44, 1]);
});

test('the author of a post is not counted', async () => {
  const { createBlogPost, createUser } = createFixtures(db);
  const author = await createUser({ role: 'trainer' });
  const [own, other] = [await createBlogPost({ authorId: author.id }), await createBlogPost()];
  await insertBlogPostViews(
    db,
    [own, other].map(({ id }) => ({ postId: id, viewerKey: `u:${author.id}` })),
  );
  expect([await countViews(own.id), await countViews(other.id)]).toEqual([0, 1]);
});

test('a day starts at midnight in Algiers', async () => {
  const { id } = await createFixtures(db).createBlogPost();
  await insertBlogPostViews(db, [{ postId: id, viewerKey: 'v:a' }]);
  const { day } = await db.blogPostView.findFirstOrThrow({ where: { postId: id } });
  const inAlgiers = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Algiers' });
  expect(day.toISOString().slice(0, 10)).toBe(inAlgiers.format(new Date()));
});

test('counting a view does not change updatedAt', async () => {
  const post = await createFixtures(db).createBlogPost();
  await insertBlogPostViews(db, [{ postId: post.id, viewerKey: 'v:a' }]);
  expect((await db.blogPost.findUniqueOrThrow({ where: { id: post.id } })).updatedAt).toEqual(post.updatedAt);
});
