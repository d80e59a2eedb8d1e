import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { canonicalPath, notFoundPath } from '../../web/app/routes/canonicalPath';
import { normalizePageUrl } from '../../web/routing/pageAddress';
import { createApp } from '../app';
import { readConfig } from '../config';
import { defaultLimits } from '../limits';
import {
  sessionCookieHeader,
  createTestGateway,
  fetchVisitorCookie,
  testSessionSecret,
  type TestGateway,
} from '../testing/testGateway';
import type { PageRequest } from './website';

const pageQueries: Record<string, string> = {
  '/polls': '{ polls { nodes { question hasVoted myChoices } } }',
  '/courses': '{ courses { nodes { title } } }',
  '/absent': '{ course(id: 999) { title } }',
};

/** Renders the result of the page's operation. */
const render = vi.fn(async ({ url, execute }: PageRequest) => {
  const path = url.split('?')[0] ?? '';
  const { data } = await execute(pageQueries[path] ?? '{ __typename }', {});
  const padding = 'x'.repeat({ '/large': 1024 * 1024, '/padded': 5000 }[path] ?? 0);
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
    database: gateway.database,
    secret: testSessionSecret,
    log: pino({ level: 'silent' }),
    site: passThroughSite,
    sandboxFolder: null,
    viewBuffer: gateway.viewBuffer,
  });
  course = await gateway.createCourse({ title: 'First title' });
});
beforeEach(() => void render.mockClear());
afterAll(() => gateway.close());

const getPage = (path: string, { app = gateway.app, cookie = '', headers = {} } = {}) =>
  request(app)
    .get(path)
    .set({ host: 'tayyar.example', cookie, ...headers });

/** A promise that the test resolves. */
function createGate<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolvePromise) => (resolve = resolvePromise));
  return { promise, resolve };
}

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
  const limited = await createTestGateway({ config: { pageCacheBytes: 1024 * 1024 }, site: passThroughSite });
  render.mockClear();
  for (const path of ['/courses?search=solar', '/courses?search=solar', '/large', '/large'])
    await getPage(path, { app: limited.app });
  expect(render).toHaveBeenCalledTimes(4);
  await limited.close();
});

test('caches missing pages, and the polls without the votes of a visitor', async () => {
  const cookie = await fetchVisitorCookie(gateway.app);
  await gateway.createPoll();
  for (let round = 0; round < 2; round += 1) {
    const missing = await getPage('/absent');
    expect(missing.status).toBe(404);
    const again = await getPage('/absent', { headers: { 'if-none-match': missing.headers.etag ?? '' } });
    expect(again.status).toBe(404);
    const { headers, text } = await getPage('/polls', { cookie });
    expect([headers['set-cookie'], text.includes('"hasVoted":false')]).toEqual([undefined, true]);
  }
  expect(render).toHaveBeenCalledTimes(2);
});

test('does not cache pages of users', async () => {
  const cookie = sessionCookieHeader(await gateway.createToken((await gateway.createUser()).id));
  for (let round = 0; round < 2; round += 1) await getPage('/courses?f', { cookie });
  expect(render).toHaveBeenCalledTimes(2);
});

describe('addresses', () => {
  const pages = { canonicalPath, normalizePageUrl, notFoundPath };
  let limited: TestGateway;
  beforeAll(async () => {
    // Holds some twenty pages.
    const config = { pageCacheBytes: 20 * 3400 };
    limited = await createTestGateway({ config, site: { ...(passThroughSite as object), ...pages } as never });
  });
  afterAll(() => limited.close());
  const get = (path: string, cookie = '') => getPage(path, { app: limited.app, cookie });

  test('that lead to no page share one page for each language and color scheme', async () => {
    const cookies = ['', 'tayyar_language=en', 'tayyar_scheme=dark'];
    for (const cookie of cookies)
      for (const path of ['/zz1', '/zz2?a=1', '/courses/1/2', '/%zz', '//evil.example', '/zz3?a=2', '/dashboard/none'])
        await get(path, cookie);
    expect(render.mock.calls.map(([{ url }]) => url)).toEqual(['/404', '/404', '/404']);
  });

  test.each([
    ['/courses/', '/courses'],
    ['//courses?sort=newest&utm_source=a', '/courses?sort=newest&utm_source=a'],
    ['/./COURSES/%37', '/courses/7'],
    ['/courses/%2e%2e/', '/'],
    ['//', '/'],
  ])('in the spelling %s lead to %s', async (path, address) => {
    for (const response of [
      await get(path),
      await getPage(path, { app: limited.app }).set('authorization', 'Bearer x'),
    ])
      expect([response.status, response.headers.location]).toEqual([308, address]);
    expect(render).not.toHaveBeenCalled();
  });

  test('that were invented do not drop the pages in use', async () => {
    const inUse = ['/', '/courses', '/about', '/contact', '/help'];
    for (const path of [...inUse, ...inUse]) await get(path);
    for (let n = 0; n < 60; n += 1) await get(`/courses/${1000 + n}?tab=${n}`);
    render.mockClear();
    for (const path of inUse) await get(path);
    expect(render).not.toHaveBeenCalled();
  });

  test('that differ in what the page does not read share a page', async () => {
    for (const query of ['', '?a=1', '?a=2&utm_source=b', '?sort=&b', '?lang=ar']) await get(`/privacy${query}`);
    expect(render).toHaveBeenCalledTimes(1);
  });
});

test('renders a page once for visitors who ask for it together', async () => {
  const pages = await Promise.all(Array.from({ length: 12 }, () => getPage('/courses?together')));
  expect(render).toHaveBeenCalledTimes(1);
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
});

test('sends compressed and revalidated pages with the same content', async () => {
  const paths = ['identity', 'gzip', 'br', 'br'].map((encoding) => ({ encoding }));
  const bodies: string[] = [];
  for (const { encoding } of paths) {
    const response = await request(gateway.app)
      .get('/padded')
      .set({ host: 'tayyar.example', 'accept-encoding': encoding })
      .buffer(true)
      .parse((message, done) => {
        const chunks: Buffer[] = [];
        message.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(null, Buffer.concat(chunks)));
      });
    expect(response.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    // The client has unpacked it.
    bodies.push((response.body as Buffer).toString());
  }
  expect(new Set(bodies).size).toBe(1);
  const { headers } = await getPage('/padded');
  const again = await getPage('/padded', { headers: { 'if-none-match': String(headers.etag) } });
  expect([again.status, again.text]).toEqual([304, '']);
  expect(render).toHaveBeenCalledTimes(1);
});

test('refuses renders over the limit at once, and serves cached pages meanwhile', async () => {
  await getPage('/courses?cached');
  const gate = createGate<string>();
  const blocked = vi.fn(async () => {
    return { status: 200, html: await gate.promise };
  });
  const limited = await createTestGateway({
    site: { ...(passThroughSite as object), render: blocked, concurrency: 2 } as never,
    limits: { waitingRenders: 2 },
  });
  const accepted = Array.from({ length: 6 }, (_, index) => getPage(`/page-${index}`, { app: limited.app }));
  accepted.forEach((page) => void page.then(() => undefined));
  await expect.poll(() => blocked.mock.calls.length).toBe(2);
  const refused = await getPage('/page-7', { app: limited.app, headers: { accept: 'text/html' } });
  expect([refused.status, refused.type, refused.headers['retry-after']]).toEqual([503, 'text/html', '2']);
  gate.resolve('late');
  expect((await Promise.all(accepted)).map(({ text }) => text)).toEqual(Array<string>(6).fill('late'));
  await limited.close();
});

test('serves the latest page while the database is unreachable', async () => {
  const lonely = await createTestGateway({ site: passThroughSite });
  const first = await getPage('/courses?away', { app: lonely.app });
  await lonely.close();
  render.mockClear();
  const second = await getPage('/courses?away', { app: lonely.app });
  expect([second.status, second.text]).toEqual([200, first.text]);
  expect(render).not.toHaveBeenCalled();
});

test('drops the oldest unused pages beyond the size of the cache', async () => {
  // An entry of the cache counts about 3 KB; those that were asked for once hold a quarter.
  const limited = await createTestGateway({ config: { pageCacheBytes: 32 * 3400 }, site: passThroughSite });
  render.mockClear();
  const paths = Array.from({ length: 12 }, (_, index) => `/about?${index}`);
  for (const path of [...paths, '/about?11', '/about?0']) await getPage(path, { app: limited.app });
  const rendered = render.mock.calls.map(([{ url }]) => url);
  expect(rendered).toEqual([...paths, '/about?0']);
  await limited.close();
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

test('a visitor over the limit of requests does not cost another one the page', async () => {
  const rateLimits = { ...defaultLimits.rateLimits, requests: { points: 2, seconds: 60 } };
  const limited = await createTestGateway({ config: { trustProxy: 1 }, limits: { rateLimits }, site: passThroughSite });
  const getFrom = (address: string, path: string) =>
    getPage(path, { app: limited.app, headers: { 'x-forwarded-for': address } });
  for (const path of ['/about', '/contact']) expect((await getFrom('10.0.0.1', path)).status).toBe(200);
  const responses = await Promise.all([getFrom('10.0.0.1', '/courses'), getFrom('10.0.0.2', '/courses')]);
  expect(responses.map(({ status }) => status)).toEqual([429, 200]);
  await limited.close();
});
