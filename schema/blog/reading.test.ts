import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Context, Reading } from '../context';
import { Problem } from '../errors';
import { openTestDatabase } from '../testing/database';
import { asker, aVisitor, aWorld, freely, viewerOf } from '../testing/world';
import { recordReadings } from './reading';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

/** Somebody who reads articles, and what is noted of it. */
function aReader(context: Partial<Context> = {}) {
  const noted: Reading[] = [];
  const { ask } = asker(db, { readings: { add: (reading) => noted.push(reading) }, ...context });
  const read = (slug: string, ...rest: [] | [ReturnType<typeof viewerOf>]) =>
    ask('query ($slug: String!) { blogPost(slug: $slug) { title } }', { slug }, ...rest);
  return { read, ask, noted };
}

const viewsOf = async (id: number) => (await db.blogPost.findUniqueOrThrow({ where: { id } })).views;

test('reading an article notes its reader, and writes nothing while it is read', async () => {
  const { aPost, aUser } = aWorld(db);
  const [post, student] = [await aPost(), await aUser()];
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  const reader = aReader({ visitor: aVisitor('browser-1') });
  await reader.read(post.slug);
  await reader.read(post.slug, viewerOf(student));
  const asked = statements.mock.calls.map((call) => JSON.stringify(call[0]));
  expect(asked.filter((text) => !text.includes('SELECT') && !text.includes('SET '))).toEqual([]);
  expect(reader.noted).toMatchObject([
    { postId: post.id, reader: 'v:browser-1' },
    { postId: post.id, reader: `u:${student.id}` },
  ]);
});

test('a browser is remembered, and counts only where its network has a ration left', async () => {
  const post = await aWorld(db).aPost();
  const visitor = aVisitor();
  const ration = vi.fn(() => Promise.reject(new Problem('tooManyAttempts')));
  const reader = aReader({ visitor, attempts: { ...freely.attempts, ration } });
  expect((await reader.read(post.slug)).errors).toBeUndefined();
  expect(visitor.id).not.toBeNull();
  expect(ration).not.toHaveBeenCalled();
  expect(reader.noted).toMatchObject([{ postId: post.id, reader: `v:${visitor.id}` }]);
  await expect(reader.noted[0]?.permit?.()).rejects.toThrow('Too many attempts');
  expect(ration).toHaveBeenCalledWith('visitorView', String(post.id));
});

test('drafts, admins, and authors of their own are not counted; lists count nobody', async () => {
  const { aPost, aUser } = aWorld(db);
  const author = await aUser({ role: 'trainer' });
  const [post, draft] = [
    await aPost({ authorId: author.id }),
    await aPost({ authorId: author.id, isPublished: false }),
  ];
  const visitor = aVisitor();
  const reader = aReader({ visitor });
  await reader.read(post.slug, viewerOf(author));
  await reader.read(draft.slug, viewerOf(author));
  await reader.read(post.slug, viewerOf(await aUser({ role: 'admin' })));
  await reader.read(draft.slug);
  await reader.read('no-such-article');
  await reader.ask('{ blogPosts { nodes { title views related { title } } } }');
  expect([reader.noted, visitor.id]).toEqual([[], null]);
});

test('a reader counts once an article and day, and articles that are gone are left out', async () => {
  const { aPost } = aWorld(db);
  const [one, other] = [await aPost({ views: 40 }), await aPost()];
  const readings = [
    { postId: other.id, reader: 'v:a' },
    { postId: one.id, reader: 'v:b' },
    { postId: one.id, reader: 'v:a' },
    { postId: one.id + 1000, reader: 'v:a' },
  ];
  await recordReadings(db, readings);
  await recordReadings(db, [...readings, { postId: one.id, reader: 'u:1' }]);
  expect([await viewsOf(one.id), await viewsOf(other.id)]).toEqual([43, 1]);
  await db.$executeRaw`UPDATE "article_views" SET "day" = "day" - 1 WHERE "postId" = ${one.id} AND "visitorKey" = 'v:a'`;
  await recordReadings(db, readings);
  expect([await viewsOf(one.id), await viewsOf(other.id)]).toEqual([44, 1]);
});

test('a day is a day of Algiers', async () => {
  const { id } = await aWorld(db).aPost();
  await recordReadings(db, [{ postId: id, reader: 'v:a' }]);
  const { day } = await db.articleView.findFirstOrThrow({ where: { postId: id } });
  const inAlgiers = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Algiers' });
  expect(day.toISOString().slice(0, 10)).toBe(inAlgiers.format(new Date()));
});

test('who counts it changes nothing of what a person changed', async () => {
  const post = await aWorld(db).aPost();
  await recordReadings(db, [{ postId: post.id, reader: 'v:a' }]);
  expect((await db.blogPost.findUniqueOrThrow({ where: { id: post.id } })).updatedAt).toEqual(post.updatedAt);
});
