import type { RequestListener } from 'node:http';
import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sitemapPaths } from '../../web/routing/screens';
import { createChangeTracker } from '../cache/changeTracker';
import { parseCookies } from '../context/cookies';
import { createErrorHandler } from '../errors/errorHandler';
import { createLogger } from '../observability/log';
import { createErrorLogger } from '../observability/log';
import {
  createTestGateway,
  sessionCookieHeader,
  testFeedMetadata,
  testSessionSecret,
  type TestGateway,
} from '../testing/testGateway';
import { findXmlErrors } from '../testing/documents/xmlErrors';
import { sitemapRouter } from './sitemap';

let gateway: TestGateway;

/** A site with empty pages. */
const emptySite = {
  staticFiles: (_request: unknown, _response: unknown, next: () => void) => next(),
  render: () => Promise.resolve({ status: 200, html: '' }),
  sitemapPaths,
  feedMetadata: testFeedMetadata,
  assets: { scripts: [], preloads: [], styles: [] },
};

beforeAll(async () => {
  gateway = await createTestGateway({ site: emptySite });
});
afterAll(() => gateway.close());

const host = 'tayyar.example';
const siteUrl = `http://${host}`;

/** Requests a path with the host of the site. */
const getAsCrawler = (path: string, headers: Record<string, string> = {}, app: RequestListener = gateway.app) =>
  request(app)
    .get(path)
    .set({ host, ...headers });

const parseLocations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '');
const fetchListedUrls = async (headers = {}) => parseLocations((await getAsCrawler('/sitemap.xml', headers)).text);

test('lists every public page in both languages with alternate links', async () => {
  const course = await gateway.createCourse();
  await gateway.createBlogPost({ slug: 'reading-a-label' });
  const event = await gateway.createEvent();
  const { status, type, text } = await getAsCrawler('/sitemap.xml');
  expect([status, type]).toEqual([200, 'application/xml']);
  expect(await findXmlErrors(text, 'sitemap')).toEqual([]);
  const groups = [`/categories/${course.categoryId}`, `/trainers/${course.trainerId}`];
  const paths = [...sitemapPaths, ...groups, `/courses/${course.id}`, '/blog/reading-a-label', `/events/${event.id}`];
  expect(parseLocations(text)).toEqual(paths.flatMap((path) => [siteUrl + path, `${siteUrl}${path}?lang=en`]));
  const own = `${siteUrl}/courses/${course.id}`;
  const links = Object.entries({ ar: own, en: `${own}?lang=en`, 'x-default': own })
    .map(([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
    .join('');
  for (const url of [own, `${own}?lang=en`])
    expect(text).toContain(`<url><loc>${url}</loc><lastmod>${course.updatedAt.toISOString()}</lastmod>${links}</url>`);
});

test('never lists drafts and reflects publishing immediately', async () => {
  const admin = await gateway.createUser({ role: 'admin' });
  const course = await gateway.createCourse({ isPublished: false });
  const post = await gateway.createBlogPost({ isPublished: false, slug: 'a-secret-draft' });
  const address = `${siteUrl}/courses/${course.id}`;
  const withCookie = { cookie: sessionCookieHeader(await gateway.createToken(admin.id)) };
  for (const headers of [withCookie, {}]) {
    const all = await fetchListedUrls(headers);
    expect(all).not.toContain(address);
    expect(all.join()).not.toContain('a-secret-draft');
  }
  await gateway.db.course.update({ where: { id: course.id }, data: { isPublished: true } });
  expect(await fetchListedUrls()).toContain(address);
  await gateway.db.course.update({ where: { id: course.id }, data: { isPublished: false } });
  expect(await fetchListedUrls()).not.toContain(address);
  await gateway.db.blogPost.delete({ where: { id: post.id } });
});

test('escapes URLs for XML', async () => {
  const post = await gateway.createBlogPost({ slug: 'الطاقة & <b>' });
  expect((await fetchListedUrls()).filter((url) => url.includes('%3Cb%3E'))).toEqual([
    `${siteUrl}/blog/${encodeURIComponent(post.slug)}`,
    `${siteUrl}/blog/${encodeURIComponent(post.slug)}?lang=en`,
  ]);
});

test('returns 304 until something changes', async () => {
  const { headers } = await getAsCrawler('/sitemap.xml');
  expect(headers['cache-control']).toBe('public, no-cache');
  expect((await getAsCrawler('/sitemap.xml', { host: 'another.example' })).headers.etag).not.toBe(headers.etag);
  const again = { 'if-none-match': headers.etag ?? '' };
  expect((await getAsCrawler('/sitemap.xml', again)).status).toBe(304);
  await gateway.createCourse();
  expect((await getAsCrawler('/sitemap.xml', again)).status).toBe(200);
});

test('cacheable responses set no cookie', async () => {
  for (const path of ['/sitemap.xml', '/robots.txt', '/blog/rss.xml']) {
    const response = await getAsCrawler(path, { cookie: 'tayyar_session=worthless' });
    expect([response.status, response.headers['set-cookie']], path).toEqual([200, undefined]);
  }
});

test('rejects a forwarded protocol other than http and https', async () => {
  const behind = await createTestGateway({ config: { trustProxy: 1 }, site: emptySite });
  expect((await getAsCrawler('/robots.txt', { 'x-forwarded-proto': 'javascript' }, behind.app)).status).toBe(400);
  expect((await getAsCrawler('/robots.txt', { 'x-forwarded-proto': 'https' }, behind.app)).text).toContain(
    `https://${host}/`,
  );
  await behind.close();
});

test('reads the pages once for concurrent requests', async () => {
  await gateway.createCourse();
  const count = vi.spyOn(gateway.db.course, 'findMany');
  const responses = await Promise.all(Array.from({ length: 20 }, () => fetchListedUrls()));
  expect(new Set(responses.map((urls) => urls.length)).size).toBe(1);
  expect(count).toHaveBeenCalledTimes(1);
});

test('supports HEAD and rejects other methods', async () => {
  for (const path of ['/sitemap.xml', '/robots.txt']) {
    const head = await request(gateway.app).head(path);
    expect([head.status, head.text]).toEqual([200, undefined]);
    expect((await request(gateway.app).post(path)).status).toBe(405);
  }
});

test('returns 503 while the database is unreachable and recovers afterwards', async () => {
  await gateway.createCourse();
  vi.spyOn(gateway.database.pool, 'query').mockRejectedValueOnce(
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  );
  expect((await getAsCrawler('/sitemap.xml')).status).toBe(503);
  expect((await getAsCrawler('/sitemap.xml')).status).toBe(200);
});

test('splits a large sitemap into files with an index', async () => {
  const { db, pool } = gateway.database;
  const tracker = createChangeTracker(pool, { supportsNamedStatements: false });
  const app = express().use(
    parseCookies(testSessionSecret),
    sitemapRouter({ db, tracker, sitemapPaths, maxUrlsPerFile: 10 }),
    createErrorHandler(createErrorLogger(createLogger({ logLevel: 'silent' }))),
  );
  const index = await getAsCrawler('/sitemap.xml', {}, app);
  const files = parseLocations(index.text);
  expect(await findXmlErrors(index.text, 'siteIndex')).toEqual([]);
  expect(files.slice(0, 2)).toEqual([`${siteUrl}/sitemap-1.xml`, `${siteUrl}/sitemap-2.xml`]);
  const urls: string[] = [];
  for (const file of files) {
    const { text } = await getAsCrawler(new URL(file).pathname, {}, app);
    const found = parseLocations(text);
    expect(await findXmlErrors(text, 'sitemap')).toEqual([]);
    expect(found.length).toBeLessThanOrEqual(10);
    urls.push(...found);
  }
  expect(urls).toEqual(await fetchListedUrls());
  for (const name of [files.length + 1, 0, -1, 'x', '1.5']) {
    expect((await getAsCrawler(`/sitemap-${name}.xml`, {}, app)).status).toBe(404);
  }
});

test('writes a file again only when its own pages change', async () => {
  const { db, pool } = gateway.database;
  const tracker = createChangeTracker(pool, { supportsNamedStatements: false });
  const app = express().use(sitemapRouter({ db, tracker, sitemapPaths, maxUrlsPerFile: 10 }));
  const read = async (path: string) => (await getAsCrawler(path, {}, app)).headers.etag;
  const before = [await read('/sitemap.xml'), await read('/sitemap-1.xml')];
  const course = await gateway.createCourse();
  const after = [await read('/sitemap.xml'), await read('/sitemap-1.xml')];
  expect(after[0]).not.toBe(before[0]);
  // The first file has the static pages only.
  expect(sitemapPaths.length).toBeGreaterThan(5);
  expect(after[1]).toBe(before[1]);
  await gateway.db.course.delete({ where: { id: course.id } });
});

test('robots.txt excludes personal pages and APIs and names the sitemap', async () => {
  const { status, type, text, headers } = await getAsCrawler('/robots.txt');
  expect([status, type, headers['cache-control']]).toEqual([200, 'text/plain', 'public, max-age=3600']);
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /dashboard',
    'Disallow: /account',
    'Disallow: /notifications',
    'Disallow: /payments',
    'Disallow: /certificates$',
    'Disallow: /notes',
    'Disallow: /checkout',
    'Disallow: /unsubscribe',
    'Disallow: /api/',
    'Disallow: /graphql',
    'Disallow: /auth?*next=',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ]);
});

test.each(['a b', '[x'])('returns 400 for the invalid host %s', async (name) => {
  for (const path of ['/sitemap.xml', '/robots.txt'])
    expect((await getAsCrawler(path, { host: name })).status).toBe(400);
});
