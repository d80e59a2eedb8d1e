import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeEach, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../app';
import { readConfig } from '../config';
import { defaultLimits } from '../limits';
import { sessionCookieHeader, createTestGateway, testSessionSecret, type TestGateway } from '../testing/testGateway';
import type { PageRequest } from './website';

const pageQueries: Record<string, string> = {
  '/courses': '{ courses { nodes { title } } }',
  '/absent': '{ course(id: 999) { title } }',
};

/** Renders the result of the page's operation. */
const render = vi.fn(async ({ url, execute }: PageRequest) => {
  const path = url.split('?')[0] ?? '';
  const { data } = await execute(pageQueries[path] ?? '{ __typename }', {});
  const padding = path === '/large' ? 'x'.repeat(1024 * 1024) : '';
  const html = `<style>a{}</style></head>${JSON.stringify(data)}${padding}`;
  return { status: path === '/absent' ? 404 : 200, html };
});

let gateway: TestGateway;
let secondApp: Awaited<ReturnType<typeof createApp>>;
let course: { id: number };
const site = { staticFiles: () => undefined, assets: { scripts: [], preloads: [], styles: [] }, render } as never;

const passThrough = (_request: unknown, _response: unknown, next: () => void) => next();
const passThroughSite = { ...(site as object), staticFiles: passThrough } as never;

beforeAll(async () => {
  gateway = await createTestGateway({ site: passThroughSite });
  secondApp = await createApp({
    config: { ...readConfig({ NODE_ENV: 'test' }), limits: defaultLimits },
    ...{
      database: gateway.database,
      secret: testSessionSecret,
      log: pino({ level: 'silent' }),
      site: passThroughSite,
      sandboxFolder: null,
    },
    viewCounter: gateway.viewCounter,
  });
  course = await gateway.createCourse({ title: 'First title' });
});
beforeEach(() => void render.mockClear());
afterAll(() => gateway.close());

const getPage = (path: string, { app = gateway.app, cookie = '' } = {}) =>
  request(app).get(path).set({ host: 'tayyar.example', cookie });

test('renders a page once for all visitors', async () => {
  const [first, second] = [await getPage('/courses?a'), await getPage('/courses?a')];
  expect(render).toHaveBeenCalledTimes(1);
  expect(first.text).toContain('First title');
  expect(second.text).toBe(first.text);
  expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
});

test('caches by URL, language and color scheme', async () => {
  for (const path of ['/courses?b', '/courses?c', '/courses?b&lang=en']) await getPage(path);
  await getPage('/courses?b', { cookie: 'tayyar_scheme=dark' });
  expect(render).toHaveBeenCalledTimes(4);
});

test('a write invalidates the page in every gateway', async () => {
  const titles: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    await gateway.db.course.update({ where: { id: course.id }, data: { title: `Title ${round}` } });
    for (const app of [gateway.app, secondApp, gateway.app, secondApp]) {
      titles.push(/Title \d|First title/.exec((await getPage('/courses?d', { app })).text)?.[0] ?? '');
    }
  }
  expect(titles).toEqual([0, 1, 2].flatMap((round) => Array<string>(4).fill(`Title ${round}`)));
  expect(render).toHaveBeenCalledTimes(6);
});

test('sessions and views do not invalidate a page of courses', async () => {
  await getPage('/courses?e');
  const { id } = await gateway.createUser();
  await getPage('/courses?e');
  render.mockClear();
  await gateway.createToken(id);
  const { id: postId } = await createPublishedPost(id);
  await getPage('/courses?e');
  render.mockClear();
  await gateway.db.blogPostView.create({ data: { postId, viewerKey: 'v:1', day: new Date() } });
  await getPage('/courses?e');
  expect(render).not.toHaveBeenCalled();
});

const createPublishedPost = (authorId: number) =>
  gateway.db.blogPost.create({
    data: { title: 'a', titleAr: 'ا', content: 'c', contentAr: 'م', slug: 'a-post', authorId },
  });

test('does not cache searches and pages above the size limit', async () => {
  for (const path of ['/courses?search=solar', '/courses?search=solar', '/large', '/large']) await getPage(path);
  expect(render).toHaveBeenCalledTimes(4);
});

test('drops the oldest unused pages beyond the size of the cache', async () => {
  const limited = await createTestGateway({ config: { pageCacheBytes: 550 }, site: passThroughSite });
  render.mockClear();
  for (const path of ['/about?1', '/about?2', '/about?2', '/about?3', '/about?1'])
    await getPage(path, { app: limited.app });
  expect(render.mock.calls.map(([{ url }]) => url)).toEqual(['/about?1', '/about?2', '/about?3', '/about?1']);
  await limited.close();
});

test('does not cache pages of users and 404 pages', async () => {
  const cookie = sessionCookieHeader(await gateway.createToken((await gateway.createUser()).id));
  for (let round = 0; round < 2; round += 1) {
    await getPage('/courses?f', { cookie });
    expect((await getPage('/absent')).status).toBe(404);
  }
  expect(render).toHaveBeenCalledTimes(4);
});

test.skipIf(!process.env.TEST_DATABASE_URL)('a write that commits after rendering invalidates the page', async () => {
  const client = await gateway.database.pool.connect();
  await client.query('BEGIN');
  await client.query('UPDATE "courses" SET "title" = $1 WHERE "id" = $2', ['Ended later', course.id]);
  expect((await getPage('/courses?g')).text).not.toContain('Ended later');
  await client.query('COMMIT');
  client.release();
  expect((await getPage('/courses?g')).text).toContain('Ended later');
});
