import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../config';
import { startServer } from '../server';
import {
  sessionCookieHeader,
  sendRequest,
  testFeedMetadata,
  createTestGateway,
  sendGraphql,
  testSessionSecret,
  findVisitorSetCookie,
  type TestGateway,
} from '../testing/testGateway';
import { createBlogPostViewBuffer } from './blogPostViewBuffer';
import type { PageRequest } from '../pages/website';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { trustProxy: 1 } });
});
afterAll(() => gateway.close());

const getViews = async (id: number, { db } = gateway) => (await db.blogPost.findUniqueOrThrow({ where: { id } })).views;
const flushAndGetViews = async (id: number) => {
  await gateway.viewBuffer.flush();
  return getViews(id);
};
const blogPostQuery = '{ blogPost(slug: "%s") { title } }';

test('counts one view per browser and day over REST and GraphQL', async () => {
  const { id, slug } = await gateway.createBlogPost();
  const first = await sendRequest(gateway.app, 'get', `/api/blog/${slug}`);
  const cookie = findVisitorSetCookie(first)?.split(';')[0] ?? '';
  expect(cookie).not.toBe('');
  expect(await flushAndGetViews(id)).toBe(1);
  for (let again = 0; again < 2; again += 1) {
    expect(
      findVisitorSetCookie(await sendRequest(gateway.app, 'get', `/api/blog/${slug}`, { cookie })),
    ).toBeUndefined();
    await sendGraphql(gateway.app, blogPostQuery.replace('%s', slug), {}, { cookie });
  }
  expect(await flushAndGetViews(id)).toBe(1);
  await sendGraphql(gateway.app, blogPostQuery.replace('%s', slug));
  expect(await flushAndGetViews(id)).toBe(2);
  const student = await gateway.createUser();
  const signedIn = { cookie: sessionCookieHeader(await gateway.createToken(student.id)) };
  for (let again = 0; again < 2; again += 1) await sendRequest(gateway.app, 'get', `/api/blog/${slug}`, signedIn);
  expect(await flushAndGetViews(id)).toBe(3);
});

test('does not count lists, HEAD requests and prefetches', async () => {
  const { id, slug } = await gateway.createBlogPost();
  await sendRequest(gateway.app, 'get', '/api/blog');
  await sendRequest(gateway.app, 'head', `/api/blog/${slug}`);
  await sendRequest(gateway.app, 'get', `/api/blog/${slug}`, { 'sec-purpose': 'prefetch;prerender' });
  expect(await flushAndGetViews(id)).toBe(0);
});

test('counts each reader of a cached page', async () => {
  const site = {
    staticFiles: (_request: unknown, _response: unknown, next: () => void) => next(),
    assets: { scripts: [], preloads: [], styles: [] },
    render: async ({ url, execute }: PageRequest) => {
      await execute(blogPostQuery.replace('%s', url.split('/')[2] ?? ''), {});
      return { status: 200, html: 'the article' };
    },
    sitemapPaths: [],
    feedMetadata: testFeedMetadata,
  };
  const gatewayWithPages = await createTestGateway({ site });
  const { id, slug } = await gatewayWithPages.createBlogPost();
  // A HEAD request must not cache a page whose views would not be counted.
  await sendRequest(gatewayWithPages.app, 'head', `/blog/${slug}`);
  for (let reader = 0; reader < 3; reader += 1) await sendRequest(gatewayWithPages.app, 'get', `/blog/${slug}`);
  await gatewayWithPages.viewBuffer.flush();
  expect(await getViews(id, gatewayWithPages)).toBe(3);
  await gatewayWithPages.close();
});

test('limits counted views per network without refusing reads', async () => {
  const { id, slug } = await gateway.createBlogPost();
  const headers = { 'x-forwarded-for': '10.9.0.1' };
  const responses = await Promise.all(
    Array.from({ length: 320 }, () => sendRequest(gateway.app, 'get', `/api/blog/${slug}`, headers)),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await flushAndGetViews(id)).toBe(300);
  await sendRequest(gateway.app, 'get', `/api/blog/${slug}`, { 'x-forwarded-for': '10.9.0.2' });
  expect(await flushAndGetViews(id)).toBe(301);
});

test('keeps and logs views that cannot be written, and retries', async () => {
  const { id } = await gateway.createBlogPost();
  const log = pino({ level: 'silent' });
  const warn = vi.spyOn(log, 'warn');
  const buffer = createBlogPostViewBuffer(gateway.db, log);
  vi.spyOn(gateway.db, '$executeRaw').mockRejectedValueOnce(new Error('away'));
  buffer.add({ postId: id, viewerKey: 'v:retried' });
  await buffer.flush();
  expect([await getViews(id), warn.mock.calls.length]).toEqual([0, 1]);
  await buffer.flush();
  expect([await getViews(id), warn.mock.calls.length]).toEqual([1, 1]);
});

test('writes buffered views after the flush interval', async () => {
  const { id, slug } = await gateway.createBlogPost();
  await sendRequest(gateway.app, 'get', `/api/blog/${slug}`);
  await expect.poll(() => getViews(id), { timeout: 5000 }).toBe(1);
});

test.runIf(process.env.TEST_DATABASE_URL)('writes buffered views before shutdown', async () => {
  const { id, slug } = await gateway.createBlogPost();
  const env = { NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DEMO_DATA: 'off', DATABASE_URL: gateway.database.url };
  const serverOptions = { log: pino({ level: 'silent' }), site: null, sandboxFolder: null };
  const server = await startServer(readConfig({ ...env, SESSION_SECRET: testSessionSecret }), serverOptions);
  // The server closes while the last view is still buffered.
  const closed = server.close();
  expect((await fetch(`http://127.0.0.1:${server.port}/api/blog/${slug}`)).status).toBe(200);
  await closed;
  expect(await getViews(id)).toBe(1);
});
