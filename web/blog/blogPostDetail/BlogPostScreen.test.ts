import { expect, test } from 'vitest';
import { renderTestPageWithData } from '../../testing/renderTestPage';
import { blogPostFixture } from '../../testing/fixtures';

const address = '/blog/reading-a-battery-label';
const article = (different: Record<string, unknown> = {}) => ({ blogPost: blogPostFixture(different) });

test('shows category, title, author, date, read time, views and tags (R-BLOG-4)', async () => {
  const { status, text, html } = await renderTestPageWithData(address, article({ tags: ['LFP', 'بطارية'] }));
  expect(status).toBe(200);
  for (const said of [
    'Back to the blog',
    'Batteries',
    'Reading a battery label',
    'نادية مزيان',
    'February 3, 2026',
    '5 min read',
    '1,234 views',
    'LFP',
    'بطارية',
  ])
    expect(text).toContain(said);
  expect(html).toMatch(/<p>What the figures mean\.<\/p><p>And what they leave out\.<\/p>/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('<title>Reading a battery label · Tayyar</title>');
  expect(html).toContain('<meta property="og:type" content="article"');
  expect(html).toContain('"@type":"BlogPosting"');
});

test('in Arabic it is the Arabic text; what is missing there is read in English, and marked as such', async () => {
  const { text, html } = await renderTestPageWithData(address, article({ contentAr: ' ' }), 'ar');
  expect(text).toContain('قراءة ملصق البطارية');
  expect(html).toMatch(/<div[^>]*lang="en" dir="ltr"[^>]*>.*What the figures mean/s);
});

test('an article without a category has the badge of all others', async () => {
  expect((await renderTestPageWithData(address, article({ category: null }))).text).toContain('EV Technology');
});

test('a picture is shown only where the article has one', async () => {
  const picture = 'https://example.dz/battery.jpg';
  expect((await renderTestPageWithData(address, article({ thumbnail: picture }))).html).toContain(`src="${picture}"`);
  expect((await renderTestPageWithData(address, article())).html).not.toMatch(/<main.*<img/s);
});

test('it is shared by plain links that carry the whole address of its language, and tell nobody where they lead from', async () => {
  const hrefs = async (language: 'en' | 'ar') => {
    const { html } = await renderTestPageWithData(address, article(), language);
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

test('up to three related articles: title, 100 characters and an ellipsis, date', async () => {
  const summary = 'x'.repeat(99) + 'yz';
  const related = [
    blogPostFixture({ id: 7, slug: 'other', title: 'Another one', summary }),
    blogPostFixture({ id: 8, summary: 'Short.' }),
  ];
  const { text, html } = await renderTestPageWithData(address, article({ related }));
  expect(text).toContain(`Another one ${'x'.repeat(99)}y… February 3, 2026`);
  expect(text).toContain('Short. February 3, 2026');
  expect(html).toContain('href="/blog/other"');
  expect((await renderTestPageWithData(address, article())).text).not.toContain('Related Articles');
});

test('an article that is not there answers 404, in both languages', async () => {
  const english = await renderTestPageWithData('/blog/no-such-article', {});
  expect(english.status).toBe(404);
  expect(english.text).toContain('Article Not Found The requested article could not be found Back to the blog');
  expect(english.html).toMatch(/<a [^>]*href="\/blog"[^>]*>Back to the blog/);
  expect(english.html).toContain('<meta name="robots" content="noindex"');
  expect((await renderTestPageWithData('/blog/no-such-article', {}, 'ar')).text).toContain('المقال غير موجود');
});

test('a slug of any letters reaches the schema as it is', async () => {
  const slugs: string[] = [];
  const blogPost = ({ slug }: { slug: string }) => void slugs.push(slug);
  await renderTestPageWithData(`/blog/${encodeURIComponent('الطاقة & more')}`, { blogPost });
  expect(slugs).toEqual(['الطاقة & more']);
});

test('a draft that its author reads is not for search engines', async () => {
  expect((await renderTestPageWithData(address, article({ isPublished: false }))).html).toContain('content="noindex"');
});

test('text is text: no mark-up of an author runs', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const { html } = await renderTestPageWithData(
    address,
    article({ title: hostile, content: `${hostile}\n\n[go](javascript:alert(1))`, tags: [hostile] }),
  );
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('href="javascript:');
});

test('while it cannot be read ten lines stand in its place, and the status says so', async () => {
  const { status, html } = await renderTestPageWithData(address, {
    blogPost: () => Promise.reject(new Error('An error occurred')),
  });
  expect(status).toBe(500);
  expect(html.match(/MuiSkeleton-text/g)).toHaveLength(10);
});
