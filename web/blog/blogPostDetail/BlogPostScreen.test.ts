import { expect, test } from 'vitest';
import { renderServerPageWithData } from '../../testing/renderServerPage';
import { blogPostFixture, userFixture } from '../../testing/fixtures';

const path = '/blog/reading-a-battery-label';
const post = (overrides: Record<string, unknown> = {}) => ({ blogPost: blogPostFixture(overrides) });

test('shows category, title, author, date, read time, views and tags (R-BLOG-4)', async () => {
  const { status, text, html } = await renderServerPageWithData(path, post({ tags: ['LFP', 'بطارية'] }));
  expect(status).toBe(200);
  for (const expectedText of [
    'Back to the blog',
    'Batteries',
    'Reading a battery label',
    'Nadia Meziane',
    'February 3, 2026',
    '5 min read',
    '1,234 views',
    'LFP',
    'بطارية',
  ])
    expect(text).toContain(expectedText);
  expect(html).toMatch(/<p dir="auto">What the figures mean\.<\/p><p dir="auto">And what they leave out\.<\/p>/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('<title>Reading a battery label · Tayyar</title>');
  expect(html).toContain('<meta property="og:type" content="article"');
  expect(html).toContain('"@type":"BlogPosting"');
});

test('leads an admin to the record of the article, and no other reader', async () => {
  const open = async (role: 'admin' | 'trainer') =>
    (await renderServerPageWithData(path, { ...post({ id: '7' }), me: userFixture(role, 9) })).html;
  expect(await open('admin')).toMatch(/href="\/dashboard\/admin\/blog\/7[^"]*"[^>]*>Edit the article</);
  expect(await open('trainer')).not.toContain('Edit the article');
});

test('shows the Arabic text and marks an English fallback with its language', async () => {
  const { text, html } = await renderServerPageWithData(path, post({ contentAr: ' ' }), 'ar');
  expect(text).toContain('قراءة ملصق البطارية');
  expect(text).toContain('نادية مزيان');
  expect(html).not.toContain('"name":"Nadia Meziane"');
  expect(html).toMatch(/<div[^>]*lang="en" dir="ltr"[^>]*>.*What the figures mean/s);
});

test('shows the default category for a post without one', async () => {
  expect((await renderServerPageWithData(path, post({ category: null }))).text).toContain('EV Technology');
});

test('shows an image only if the post has one', async () => {
  const imageUrl = 'https://example.dz/battery.jpg';
  expect((await renderServerPageWithData(path, post({ thumbnail: imageUrl }))).html).toContain(`src="${imageUrl}"`);
  expect((await renderServerPageWithData(path, post())).html).not.toMatch(/<main.*<img/s);
});

test('share links contain the canonical URL and send no referrer', async () => {
  const hrefs = async (language: 'en' | 'ar') => {
    const { html } = await renderServerPageWithData(path, post(), language);
    return [...html.matchAll(/<a [^>]*target="_blank"[^>]*>/g)]
      .map(([link]) => link)
      .filter((link) => /sharer|wa\.me|intent/.test(link));
  };
  const english = await hrefs('en');
  expect(english).toHaveLength(3);
  for (const link of english) {
    expect(link).toContain('rel="noopener noreferrer"');
    expect(link).toContain('https%3A%2F%2Ftayyar.test%2Fblog%2Freading-a-battery-label%3Flang%3Den');
  }
  expect(english.join()).toContain('text=Reading%20a%20battery%20label');
  for (const link of await hrefs('ar')) expect(link).not.toContain('lang%3D');
});

test('shows related posts with title, a 100-character excerpt and date', async () => {
  const summary = 'x'.repeat(99) + 'yz';
  const related = [
    blogPostFixture({ id: 7, slug: 'other', title: 'Another one', summary }),
    blogPostFixture({ id: 8, summary: 'Short.' }),
  ];
  const { text, html } = await renderServerPageWithData(path, post({ related }));
  expect(text).toContain(`Another one ${'x'.repeat(99)}y… February 3, 2026`);
  expect(text).toContain('Short. February 3, 2026');
  expect(html).toContain('href="/blog/other"');
  expect((await renderServerPageWithData(path, post())).text).not.toContain('Related Articles');
});

test('returns 404 for an unknown post in both languages', async () => {
  const english = await renderServerPageWithData('/blog/no-such-article', {});
  expect(english.status).toBe(404);
  expect(english.text).toContain('Article Not Found The requested article could not be found Back to the blog');
  expect(english.html).toMatch(/<a [^>]*href="\/blog"[^>]*>Back to the blog/);
  expect(english.html).toContain('<meta name="robots" content="noindex"');
  expect((await renderServerPageWithData('/blog/no-such-article', {}, 'ar')).text).toContain('المقال غير موجود');
});

test('passes a percent-encoded slug to the schema decoded', async () => {
  const slugs: string[] = [];
  const blogPost = ({ slug }: { slug: string }) => void slugs.push(slug);
  await renderServerPageWithData(`/blog/${encodeURIComponent('الطاقة & more')}`, { blogPost });
  expect(slugs).toEqual(['الطاقة & more']);
});

test('marks a draft as noindex', async () => {
  expect((await renderServerPageWithData(path, post({ isPublished: false }))).html).toContain('content="noindex"');
});

test('escapes HTML in user text', async () => {
  const maliciousHtml = '<img src=x onerror=alert(1)>';
  const { html } = await renderServerPageWithData(
    path,
    post({ title: maliciousHtml, content: `${maliciousHtml}\n\n[go](javascript:alert(1))`, tags: [maliciousHtml] }),
  );
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('href="javascript:');
});

test('renders a ten-line skeleton, a title and the error status when the query fails', async () => {
  const { status, html } = await renderServerPageWithData(path, {
    blogPost: () => Promise.reject(new Error('An error occurred')),
  });
  expect(status).toBe(500);
  expect(html.match(/MuiSkeleton-text/g)).toHaveLength(10);
  expect(html).toContain('<title>Tayyar</title>');
});
