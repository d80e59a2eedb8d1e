import pg from 'pg';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { seedDemo } from '../../../prisma/seed';
import { canonicalPath, isPublicPage, notFoundPath } from '../../../web/app/routes/canonicalPath';
import { normalizePageUrl } from '../../../web/routing/pageAddress';
import { renderServerPage } from '../../../web/testing/renderServerPage';
import { createApp } from '../../app';
import { readConfig } from '../../config';
import { defaultLimits } from '../../limits';
import {
  createTestGateway,
  sessionCookieHeader,
  testFeedMetadata,
  testSessionSecret,
  type TestGateway,
} from '../../testing/testGateway';
import type { Website } from '../website';

const assets = { scripts: [], preloads: [], styles: [] };
const render = vi.fn<Website['render']>((page) => renderServerPage(page.url, { ...page, assets }));
const site: Website = {
  staticFiles: (_request, _response, next) => next(),
  assets,
  render,
  canonicalPath,
  isPublicPage,
  normalizePageUrl,
  notFoundPath,
  sitemapPaths: [],
  feedMetadata: testFeedMetadata,
};

let gateway: TestGateway;
/** Renders each page for its viewer alone. */
let uncachedApp: TestGateway['app'];
let cookies: Record<string, string>;
beforeAll(async () => {
  gateway = await createTestGateway({ site });
  const { db, createToken, createUser } = gateway;
  uncachedApp = await createApp({
    config: { ...readConfig({ NODE_ENV: 'test' }), limits: defaultLimits },
    database: gateway.database,
    secret: testSessionSecret,
    log: pino({ level: 'silent' }),
    site: { ...site, noCache: true },
    sandboxFolder: null,
    viewBuffer: gateway.viewBuffer,
  });
  await seedDemo(db, { now: new Date(), hashPassword: () => Promise.resolve('none') });
  const demo = async (email: string) => (await db.user.findUniqueOrThrow({ where: { email } })).id;
  const users = {
    demoStudent: await demo('student@demo.dz'),
    trainer: await demo('trainer@demo.dz'),
    admin: await demo('admin@demo.dz'),
    hostileName: (
      await createUser({ firstName: `<b title="'">&amp;`, lastName: '</script>', email: 'a&b<c>"@example.dz' })
    ).id,
    plainName: (await createUser({ email: 'plain@example.dz' })).id,
    arabicName: (await createUser({ firstNameAr: 'ليلى', lastNameAr: 'قاسم', lastName: '' })).id,
    avatar: (await createUser({ avatar: 'https://media.example/a.png?x=1&y=2', emailConfirmedAt: null })).id,
    leaving: (await createUser({ deleteAfter: new Date(Date.now() + 86_400_000 * 7) })).id,
    otherTrainer: (await createUser({ role: 'trainer', firstName: '🌞 Nour' })).id,
  };
  await gateway.createEnrollment(users.leaving, 1, { status: 'in_progress' });
  const { trainerId } = await db.course.findUniqueOrThrow({ where: { id: 1 } });
  await db.review.create({
    data: { courseId: 1, userId: users.leaving, trainerId, rating: 4, comment: 'words of mine' },
  });
  cookies = Object.fromEntries(
    await Promise.all(
      Object.entries(users).map(async ([name, id]) => [name, sessionCookieHeader(await createToken(id))] as const),
    ),
  );
});
beforeEach(() => void render.mockClear());
afterAll(() => gateway.close());

const getPage = (path: string, viewer: string, { app = gateway.app, language = 'ar', headers = {} } = {}) =>
  request(app)
    .get(path)
    .set({ host: 'tayyar.test', cookie: `${cookies[viewer]}; tayyar_language=${language}`, ...headers });

/** The rows for hydration stand in the order in which the queries of a page ended. */
function parsePage(html: string): { content: string; data: unknown } {
  const [, content = '', data = 'null'] =
    /^(.*)<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html) ?? [];
  return { content, data: JSON.parse(data) };
}

/** Without those that belong to one response. */
function sentHeaders({ headers }: { headers: Record<string, unknown> }): Record<string, unknown> {
  const own = new Set(['date', 'etag', 'content-length', 'x-request-id', 'transfer-encoding', 'content-encoding']);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
}

const everyViewer = [
  'demoStudent',
  'trainer',
  'admin',
  'hostileName',
  'arabicName',
  'avatar',
  'leaving',
  'otherTrainer',
];
/** Whose page has words that are only theirs: a review, the address of a meeting. */
const rendersEachTime: Record<string, readonly string[]> = {
  '/courses/1': ['leaving'],
  '/events': ['trainer', 'admin'],
};
const pages: [path: string, viewers: readonly string[]][] = [
  ['/', everyViewer],
  ['/courses/1', everyViewer],
  ['/events', everyViewer],
  ['/courses', ['demoStudent', 'trainer']],
  ['/courses/2?tab=curriculum', ['trainer', 'demoStudent']],
  ['/courses/3?tab=reviews', ['demoStudent', 'arabicName']],
  ['/events/1', ['demoStudent', 'leaving']],
  ['/blog', ['avatar']],
  ['/polls', ['demoStudent', 'admin']],
  ['/categories/1', ['hostileName']],
  ['/trainers/2', ['arabicName']],
  ['/contact', ['hostileName', 'avatar']],
  ['/no/such/page', ['leaving']],
];

test.each(pages)('%s is for each viewer what it is when it is rendered for them alone', async (path, viewers) => {
  // A part of a page that is not loaded yet leaves marks of React in the first render.
  await getPage(path, 'admin', { app: uncachedApp });
  for (const [index, viewer] of viewers.entries()) {
    const language = index % 2 === 0 ? 'ar' : 'en';
    const alone = await getPage(path, viewer, { app: uncachedApp, language });
    // The first finds out what the page asks of a viewer, the second is stored, the third is filled.
    for (let round = 0; round < 3; round += 1) {
      render.mockClear();
      const shared = await getPage(path, viewer, { language });
      expect([viewer, shared.status, parsePage(shared.text)]).toEqual([viewer, alone.status, parsePage(alone.text)]);
      expect(sentHeaders(shared)).toEqual(sentHeaders(alone));
    }
    const isRendered = rendersEachTime[path]?.includes(viewer) ?? false;
    expect([viewer, render.mock.calls.length]).toEqual([viewer, isRendered ? 1 : 0]);
  }
});

test.each(pages)('%s is rendered once for all visitors', async (path) => {
  await request(gateway.app).get(path).set({ host: 'visitors.test' });
  const { headers } = await request(gateway.app).get(path).set({ host: 'visitors.test' });
  expect([render.mock.calls.length, headers['cache-control']]).toEqual([1, 'private, no-cache']);
});

describe('a stored page', () => {
  test('serves all viewers of whom a page shows the same', async () => {
    const { id } = await gateway.createCourse();
    for (const viewer of ['plainName', 'plainName', 'hostileName', 'plainName', 'hostileName'])
      await getPage(`/courses/${id}`, viewer);
    expect(render).toHaveBeenCalledTimes(2);
    // Whether there is a name in Arabic letters is a state.
    for (let round = 0; round < 2; round += 1) await getPage(`/courses/${id}`, 'arabicName');
    expect(render).toHaveBeenCalledTimes(3);
  });

  test('is left as soon as the viewer enrolls, or the course changes', async () => {
    const { id } = await gateway.createCourse();
    const path = `/courses/${id}?tab=curriculum`;
    for (let round = 0; round < 3; round += 1) await getPage(path, 'arabicName');
    const { id: studentId } = await gateway.db.user.findFirstOrThrow({ where: { firstNameAr: 'ليلى' } });
    await gateway.createEnrollment(studentId, id, { status: 'in_progress' });
    const enrolled = await getPage(path, 'arabicName');
    expect(parsePage(enrolled.text).data).toMatchObject({ [`Course:${id}`]: { myEnrollment: expect.anything() } });
    await gateway.db.course.update({ where: { id }, data: { titleAr: 'عنوان جديد' } });
    expect((await getPage(path, 'arabicName')).text).toContain('عنوان جديد');
  });

  test('holds no words of a viewer: a page with an own review is rendered each time', async () => {
    for (let round = 0; round < 4; round += 1) await getPage('/courses/1', 'leaving');
    const rendered = render.mock.calls.length;
    expect((await getPage('/courses/1', 'leaving')).text).toContain('words of mine');
    expect(render).toHaveBeenCalledTimes(rendered + 1);
  });

  test('is sent compressed with the same content, and without body to HEAD', async () => {
    for (let round = 0; round < 2; round += 1) await getPage('/about', 'hostileName');
    const plain = await getPage('/about', 'hostileName', { headers: { 'accept-encoding': 'identity' } });
    const compressed = await getPage('/about', 'hostileName', { headers: { 'accept-encoding': 'br, gzip' } });
    expect([compressed.headers['content-encoding'], compressed.text]).toEqual(['gzip', plain.text]);
    const { headers, text } = await request(gateway.app)
      .head('/about')
      .set({ host: 'tayyar.test', cookie: `${cookies.hostileName}`, 'accept-encoding': 'identity' });
    expect([headers['content-length'], text]).toEqual([plain.headers['content-length'], undefined]);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('of an article is sent without reading the article, and counts each reader but its author', async () => {
    const author = await gateway.db.user.findUniqueOrThrow({ where: { email: 'plain@example.dz' } });
    const { id, slug } = await gateway.createBlogPost({ isPublished: true, authorId: author.id });
    for (let round = 0; round < 2; round += 1) await getPage(`/blog/${slug}`, 'hostileName');
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    for (const viewer of ['plainName', 'demoStudent']) await getPage(`/blog/${slug}`, viewer);
    expect(render).toHaveBeenCalledTimes(2);
    expect(statements.mock.calls.filter(([query]) => JSON.stringify(query).includes('FROM \\"blog_posts'))).toEqual([]);
    await gateway.viewBuffer.flush();
    expect(await gateway.db.blogPostView.count({ where: { postId: id } })).toBe(2);
  });

  test('is never one of a dashboard', async () => {
    for (let round = 0; round < 3; round += 1) await getPage('/dashboard/student', 'demoStudent');
    expect(render).toHaveBeenCalledTimes(3);
  });
});

test('viewers who ask for a new page together wait for one render after that which finds out what it asks', async () => {
  const { id } = await gateway.createCourse();
  const answers = await Promise.all(
    ['hostileName', 'plainName', 'hostileName', 'plainName', 'plainName'].map((viewer) =>
      getPage(`/courses/${id}`, viewer),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(render).toHaveBeenCalledTimes(2);
  const ownPages = [0, 1, 0, 1, 1].map((isPlain) => (isPlain ? 'plain@example.dz' : 'a&amp;b'));
  expect(answers.map(({ text }, index) => text.includes(ownPages[index]!))).toEqual(answers.map(() => true));
  const otherPages = [1, 0, 1, 0, 0].map((isPlain) => (isPlain ? 'plain@example.dz' : 'a&amp;b'));
  expect(answers.map(({ text }, index) => text.includes(otherPages[index]!))).toEqual(answers.map(() => false));
});
