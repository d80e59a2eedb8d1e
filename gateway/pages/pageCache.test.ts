import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeEach, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../app';
import { defaultLimits, readConfig } from '../config';
import { sessionCookieHeader, createTestGateway, testSessionSecret } from '../testing/testGateway';
import type { PageRequest } from './website';

const pageQueries: Record<string, string> = {
  '/courses': '{ courses { nodes { title } } }',
  '/absent': '{ course(id: 999) { title } }',
};

/** Pages whose text is what their operation answers. */
const render = vi.fn(async ({ url, nonce, execute }: PageRequest) => {
  const path = url.split('?')[0] ?? '';
  const { data } = await execute(pageQueries[path] ?? '{ __typename }', {});
  const filling = path === '/large' ? 'x'.repeat(1024 * 1024) : '';
  const html = `<style nonce="${nonce}"></style>${JSON.stringify(data)}${filling}`;
  return { status: path === '/absent' ? 404 : 200, html };
});

let gateway: Awaited<ReturnType<typeof createTestGateway>>;
let secondApp: Awaited<ReturnType<typeof createApp>>;
let course: { id: number };
const site = { staticFiles: () => undefined, assets: { scripts: [], preloads: [], styles: [] }, render } as never;

beforeAll(async () => {
  const passing = (_request: unknown, _response: unknown, next: () => void) => next();
  const shown = { ...(site as object), staticFiles: passing } as never;
  gateway = await createTestGateway({ site: shown });
  secondApp = await createApp({
    config: { ...readConfig({ NODE_ENV: 'test' }), limits: defaultLimits },
    ...{
      database: gateway.database,
      secret: testSessionSecret,
      log: pino({ level: 'silent' }),
      site: shown,
      sandboxFolder: null,
    },
    viewCounter: gateway.readings,
  });
  course = await gateway.createCourse({ title: 'First title' });
});
beforeEach(() => void render.mockClear());
afterAll(() => gateway.close());

const getPage = (path: string, { app = gateway.app, cookie = '' } = {}) =>
  request(app).get(path).set({ host: 'tayyar.example', cookie });
const extractNonce = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1];

test('a page is rendered once for all visitors, each with the nonce of their own answer', async () => {
  const [first, second] = [await getPage('/courses?a'), await getPage('/courses?a')];
  expect(render).toHaveBeenCalledTimes(1);
  expect(extractNonce(second.text)).not.toBe(extractNonce(first.text));
  for (const { text, headers } of [first, second]) {
    expect(headers['content-security-policy']).toContain(`'nonce-${extractNonce(text)}'`);
    expect(text).toContain('First title');
  }
});

test('address, language and scheme make different pages', async () => {
  for (const path of ['/courses?b', '/courses?c', '/courses?b&lang=en']) await getPage(path);
  await getPage('/courses?b', { cookie: 'tayyar_scheme=dark' });
  expect(render).toHaveBeenCalledTimes(4);
});

test('a write is seen by the next read, from every gateway', async () => {
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

test('what a session, a sign-in or a view writes leaves a page of courses as it is', async () => {
  await getPage('/courses?e');
  const { id } = await gateway.createUser();
  await getPage('/courses?e');
  render.mockClear();
  await gateway.aToken(id);
  const { id: postId } = await createPublishedPost(id);
  await getPage('/courses?e');
  render.mockClear();
  await gateway.db.blogPostView.create({ data: { postId, viewerKey: 'v:1', day: new Date() } });
  await getPage('/courses?e');
  expect(render).not.toHaveBeenCalled();
});

const createPublishedPost = (authorId: number) =>
  gateway.db.blogPost.create({
    data: { title: 'a', titleAr: 'ا', content: 'c', contentAr: 'م', slug: 'a-post', authorId, searchText: '' },
  });

test('a search, and a page too large to be many, are rendered each time', async () => {
  for (const path of ['/courses?search=solar', '/courses?search=solar', '/large', '/large']) await getPage(path);
  expect(render).toHaveBeenCalledTimes(4);
});

test('a signed-in person’s page and one that is not there are rendered each time', async () => {
  const cookie = sessionCookieHeader(await gateway.aToken((await gateway.createUser()).id));
  for (let round = 0; round < 2; round += 1) {
    await getPage('/courses?f', { cookie });
    expect((await getPage('/absent')).status).toBe(404);
  }
  expect(render).toHaveBeenCalledTimes(4);
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a write that was under way while a page was made is seen once it has ended',
  async () => {
    const client = await gateway.database.pool.connect();
    await client.query('BEGIN');
    await client.query('UPDATE "courses" SET "title" = $1 WHERE "id" = $2', ['Ended later', course.id]);
    expect((await getPage('/courses?g')).text).not.toContain('Ended later');
    await client.query('COMMIT');
    client.release();
    expect((await getPage('/courses?g')).text).toContain('Ended later');
  },
);
