import request from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { xml2js } from 'xml-js';
import { hostileTexts } from '../../schema/testing/hostileTexts';
import { createTestGateway, sessionCookieHeader, sendRequest, type TestGateway } from '../testing/testGateway';
import { findXmlErrors } from '../testing/documents/xmlErrors';

let gateway: TestGateway;
beforeAll(async () => {
  const feedMetadata = {
    ar: { title: 'مدوّنة تيّار', description: 'مقالات' },
    en: { title: 'The blog', description: 'Articles' },
  };
  const site = {
    staticFiles: (_request: unknown, _response: unknown, next: () => void) => next(),
    assets: { scripts: [], preloads: [], styles: [] },
    render: () => Promise.resolve({ status: 200, html: 'a page' }),
    feedMetadata: (language: 'ar' | 'en') => Promise.resolve(feedMetadata[language]),
  };
  gateway = await createTestGateway({ site });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.db.blogPost.deleteMany();
});

interface XmlNode {
  name?: string;
  text?: string;
  cdata?: string;
  attributes?: Record<string, string>;
  elements?: XmlNode[];
}
const nodeText = ({ text, cdata, elements = [] }: XmlNode): string => text ?? cdata ?? elements.map(nodeText).join('');
const childNodes = (node: XmlNode | undefined, name: string) =>
  (node?.elements ?? []).filter((child) => child.name === name);
const childText = (node: XmlNode | undefined, name: string) => childNodes(node, name).map(nodeText).join();

/** The feed, parsed by a strict XML parser, and valid. */
async function fetchFeed(query = '', headers: Record<string, string> = {}) {
  const response = await request(gateway.app)
    .get(`/blog/rss.xml${query}`)
    .set({ host: 'tayyar.example', ...headers });
  expect(await findXmlErrors(response.text, 'rss')).toEqual([]);
  const channel = childNodes(childNodes(xml2js(response.text) as XmlNode, 'rss')[0], 'channel')[0];
  return { response, channel, items: childNodes(channel, 'item') };
}

test('a draft that is published late comes first, with the date of its publication', async () => {
  const draft = await gateway.createBlogPost({ isPublished: false, createdAt: new Date('2026-01-01T09:00:00Z') });
  await gateway.createBlogPost({ createdAt: new Date('2026-01-02T09:00:00Z') });
  const { publishedAt } = await gateway.db.blogPost.update({ where: { id: draft.id }, data: { isPublished: true } });
  const { items } = await fetchFeed();
  expect(items.map((item) => childText(item, 'link').split('/').at(-1))[0]).toBe(draft.slug);
  expect(childText(items[0], 'pubDate')).toBe(publishedAt.toUTCString());
});

test('the feed lists the newest posts in the language of its URL, by default Arabic', async () => {
  const author = await gateway.createUser({
    role: 'trainer',
    firstName: 'Nadia',
    firstNameAr: 'نادية',
    lastName: 'مزيان',
  });
  const { id: categoryId } = await gateway.createCategory();
  const createdAt = new Date('2026-02-03T09:00:00Z');
  await gateway.createBlogPost({ slug: 'شمس', excerptAr: 'باختصار', createdAt, authorId: author.id, categoryId });
  const arabic = await fetchFeed();
  expect([arabic.response.status, arabic.response.type]).toEqual([200, 'application/rss+xml']);
  expect([childText(arabic.channel, 'title'), childText(arabic.channel, 'language')]).toEqual(['مدوّنة تيّار', 'ar']);
  expect(childText(arabic.channel, 'link')).toBe('http://tayyar.example/blog');
  expect(childNodes(arabic.channel, 'atom:link')[0]?.attributes).toMatchObject({
    rel: 'self',
    href: 'http://tayyar.example/blog/rss.xml',
  });
  const [item] = arabic.items;
  expect(
    ['title', 'description', 'link', 'pubDate', 'category', 'dc:creator'].map((name) => childText(item, name)),
  ).toEqual([
    'قراءة ملصق البطارية',
    'باختصار',
    'http://tayyar.example/blog/%D8%B4%D9%85%D8%B3',
    'Tue, 03 Feb 2026 09:00:00 GMT',
    'الطاقة الشمسية',
    'نادية مزيان',
  ]);
  const english = await fetchFeed('?lang=en', { cookie: 'tayyar_language=ar' });
  expect([childText(english.channel, 'title'), childText(english.channel, 'language')]).toEqual(['The blog', 'en']);
  expect(childNodes(english.channel, 'atom:link')[0]?.attributes?.href).toBe(
    'http://tayyar.example/blog/rss.xml?lang=en',
  );
  expect(childText(english.items[0], 'title')).toBe('Reading a battery label');
  expect(childText(english.items[0], 'dc:creator')).toBe('Nadia مزيان');
  expect(childText(english.items[0], 'link')).toBe('http://tayyar.example/blog/%D8%B4%D9%85%D8%B3?lang=en');
  expect(childText((await fetchFeed('?lang=fr')).channel, 'language')).toBe('ar');
});

test('lists 20 published posts, newest first, and no drafts', async () => {
  for (let n = 1; n <= 22; n += 1)
    await gateway.createBlogPost({ title: `Post ${n}`, createdAt: new Date(2026, 0, n) });
  const admin = await gateway.createUser({ role: 'admin' });
  await gateway.createBlogPost({ title: 'Draft', isPublished: false, authorId: admin.id });
  const { items } = await fetchFeed('?lang=en', { cookie: sessionCookieHeader(await gateway.createToken(admin.id)) });
  expect(items.map((item) => childText(item, 'title'))).toEqual(
    Array.from({ length: 20 }, (_, at) => `Post ${22 - at}`),
  );
});

test('the feed of an empty blog is empty', async () => {
  expect((await fetchFeed()).items).toEqual([]);
});

test('an unchanged feed returns 304 and is revalidated by caches', async () => {
  await gateway.createBlogPost();
  const { response } = await fetchFeed();
  expect(response.headers['cache-control']).toBe('public, no-cache');
  expect(response.headers['set-cookie']).toBeUndefined();
  const etag = String(response.headers.etag);
  const again = () =>
    sendRequest(gateway.app, 'get', '/blog/rss.xml', { host: 'tayyar.example', 'if-none-match': etag });
  expect((await again()).status).toBe(304);
  await gateway.db.blogPost.updateMany({ data: { isPublished: false } });
  expect((await again()).status).toBe(200);
});

test('hostile texts keep the feed well-formed and add no markup', async () => {
  const texts = [...hostileTexts, ']]>]]></title><evil/><title>', '&amp;lt;', '\u0001\u0008a\ufffe', '<![CDATA[x]]>'];
  const xmlTexts = texts.filter((text) => !text.includes('\u0000') && !/\p{Cs}/u.test(text));
  const { id: categoryId } = await gateway.createCategory({ name: ']]></category>', nameAr: '<b>&amp;' });
  for (let from = 0; from < xmlTexts.length; from += 20) {
    await gateway.db.blogPost.deleteMany();
    const titles = xmlTexts.slice(from, from + 20);
    for (const [at, title] of titles.entries())
      await gateway.createBlogPost({ title, excerpt: title, categoryId, createdAt: new Date(2026, 0, 28 - at) });
    const { items } = await fetchFeed('?lang=en');
    const others = ['category', 'dc:creator'];
    expect(items).toHaveLength(titles.length);
    for (const [at, item] of items.entries()) {
      expect(item.elements?.map(({ name }) => name)).toEqual([
        'title',
        'link',
        'guid',
        'pubDate',
        'description',
        ...others,
      ]);
      expect(childText(item, 'link')).toMatch(/^http:\/\/tayyar\.example\/blog\/post-[\w-]+\?lang=en$/);
      expect(childText(item, 'title').length).toBeLessThanOrEqual((titles[at]?.length ?? 0) + 3);
      expect(childText(item, 'description')).not.toMatch(/[<>]/);
    }
  }
}, 60_000);

test('other URLs below /blog render pages', async () => {
  expect((await sendRequest(gateway.app, 'get', '/blog/rss')).text).toBe('a page');
});
