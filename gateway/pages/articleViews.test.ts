import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../config';
import { startServer } from '../server';
import { startTwoGateways } from '../testing/childGateways';
import {
  sessionCookieHeader,
  sendRequest,
  testFeedMetadata,
  createTestGateway,
  sendGraphql,
  testSessionSecret,
  fetchVisitorCookie,
  findVisitorCookie,
} from '../testing/testGateway';
import { createViewCounter } from './articleViews';
import type { PageRequest } from './website';

type Gateway = Awaited<ReturnType<typeof createTestGateway>>;
let gateway: Gateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { trustProxy: 1 } });
});
afterAll(() => gateway.close());

const getViews = async (id: number, { db } = gateway) => (await db.blogPost.findUniqueOrThrow({ where: { id } })).views;
const flushAndGetViews = async (id: number) => {
  await gateway.readings.flush();
  return getViews(id);
};
const blogPostQuery = '{ blogPost(slug: "%s") { title } }';

test('a browser counts once a day, by whatever door; another one counts as well', async () => {
  const { id, slug } = await gateway.createBlogPost();
  const first = await sendRequest(gateway.app, 'get', `/api/blog/${slug}`);
  const cookie = findVisitorCookie(first)?.split(';')[0] ?? '';
  expect(cookie).not.toBe('');
  expect(await flushAndGetViews(id)).toBe(1);
  for (let again = 0; again < 2; again += 1) {
    expect(findVisitorCookie(await sendRequest(gateway.app, 'get', `/api/blog/${slug}`, { cookie }))).toBeUndefined();
    await sendGraphql(gateway.app, blogPostQuery.replace('%s', slug), {}, { cookie });
  }
  expect(await flushAndGetViews(id)).toBe(1);
  await sendGraphql(gateway.app, blogPostQuery.replace('%s', slug));
  expect(await flushAndGetViews(id)).toBe(2);
  const student = await gateway.createUser();
  const signedIn = { cookie: sessionCookieHeader(await gateway.aToken(student.id)) };
  for (let again = 0; again < 2; again += 1) await sendRequest(gateway.app, 'get', `/api/blog/${slug}`, signedIn);
  expect(await flushAndGetViews(id)).toBe(3);
});

test('neither a list, nor a head, nor what a browser fetches ahead counts', async () => {
  const { id, slug } = await gateway.createBlogPost();
  await sendRequest(gateway.app, 'get', '/api/blog');
  await sendRequest(gateway.app, 'head', `/api/blog/${slug}`);
  await sendRequest(gateway.app, 'get', `/api/blog/${slug}`, { 'sec-purpose': 'prefetch;prerender' });
  expect(await flushAndGetViews(id)).toBe(0);
});

test('a page that is read counts each reader, though pages are kept', async () => {
  const site = {
    staticFiles: (_request: unknown, _response: unknown, next: () => void) => next(),
    assets: { scripts: [], preloads: [], styles: [] },
    render: async ({ url, execute }: PageRequest) => {
      await execute(blogPostQuery.replace('%s', url.split('/')[2] ?? ''), {});
      return { status: 200, html: 'the article' };
    },
    feedMetadata: testFeedMetadata,
  };
  const withPages = await createTestGateway({ site });
  const { id, slug } = await withPages.createBlogPost();
  // A head that is asked for first leaves no page behind that others would be shown uncounted.
  await sendRequest(withPages.app, 'head', `/blog/${slug}`);
  for (let reader = 0; reader < 3; reader += 1) await sendRequest(withPages.app, 'get', `/blog/${slug}`);
  await withPages.readings.flush();
  expect(await getViews(id, withPages)).toBe(3);
  await withPages.close();
});

test('a network makes up so many readers of an article, nobody is refused it, and who reads again takes nothing of it', async () => {
  const { id, slug } = await gateway.createBlogPost();
  const from = { 'x-forwarded-for': '10.9.0.1' };
  const answers = await Promise.all(
    Array.from({ length: 320 }, () => sendRequest(gateway.app, 'get', `/api/blog/${slug}`, from)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await flushAndGetViews(id)).toBe(300);
  await sendRequest(gateway.app, 'get', `/api/blog/${slug}`, { 'x-forwarded-for': '10.9.0.2' });
  expect(await flushAndGetViews(id)).toBe(301);
});

test('while the database is away readings are kept, reported, and written later', async () => {
  const { id } = await gateway.createBlogPost();
  const log = pino({ level: 'silent' });
  const warn = vi.spyOn(log, 'warn');
  const counter = createViewCounter(gateway.db, log);
  vi.spyOn(gateway.db, '$executeRaw').mockRejectedValueOnce(new Error('away'));
  counter.add({ postId: id, viewerKey: 'v:kept' });
  await counter.flush();
  expect([await getViews(id), warn.mock.calls.length]).toEqual([0, 1]);
  await counter.flush();
  expect([await getViews(id), warn.mock.calls.length]).toEqual([1, 1]);
});

test('what is gathered is written by itself', async () => {
  const { id, slug } = await gateway.createBlogPost();
  await sendRequest(gateway.app, 'get', `/api/blog/${slug}`);
  await expect.poll(() => getViews(id), { timeout: 5000 }).toBe(1);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  '200 reads of one browser at once, in two processes, count once; 30 browsers count as 30',
  async () => {
    const both = await startTwoGateways();
    const { id, slug } = await both.createBlogPost();
    const { id: otherId, slug: otherSlug } = await both.createBlogPost();
    const read = (ofSlug: string, cookie: string) =>
      both.post('/graphql', { query: blogPostQuery.replace('%s', ofSlug) }, { cookie });
    const one = await fetchVisitorCookie(both.app);
    const thirty = await Promise.all(Array.from({ length: 30 }, () => fetchVisitorCookie(both.app)));
    const answers = await Promise.all([
      ...Array.from({ length: 200 }, () => read(slug, one)),
      ...thirty.flatMap((cookie) => [read(otherSlug, cookie), read(otherSlug, cookie), read(slug, one)]),
    ]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    await expect.poll(() => getViews(otherId, both), { timeout: 10_000 }).toBe(30);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect([await getViews(id, both), await getViews(otherId, both)]).toEqual([1, 30]);
    await both.close();
  },
  60_000,
);

test.runIf(process.env.TEST_DATABASE_URL)('what was read right before the end is written before it', async () => {
  const { id, slug } = await gateway.createBlogPost();
  const env = { NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DEMO_DATA: 'off', DATABASE_URL: gateway.database.url };
  const surroundings = { log: pino({ level: 'silent' }), site: null, sandboxFolder: null };
  const running = await startServer(readConfig({ ...env, SESSION_SECRET: testSessionSecret }), surroundings);
  // Ended at once, the gathering of the last moment is still under way.
  const closed = running.close();
  expect((await fetch(`http://127.0.0.1:${running.port}/api/blog/${slug}`)).status).toBe(200);
  await closed;
  expect(await getViews(id)).toBe(1);
});
