import { expect, test, vi } from 'vitest';
import { connectionFixture, blogPostFixture } from '../../testing/fixtures';
import { renderTestPageWithData } from '../../testing/renderTestPage';

const blogCategories = [
  { id: 3, name: 'Batteries', nameAr: 'البطاريات', publishedBlogPostCount: 2 },
  { id: 4, name: 'Wind', nameAr: 'الرياح', publishedBlogPostCount: 1 },
];
const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    blogPostFixture({ id: at + 101, slug: `post-${at + 1}`, title: `Post ${at + 1}`, titleAr: `مقال ${at + 1}` }),
  );
const aBlog = (blogPosts: unknown = connectionFixture([blogPostFixture()])) => ({ blogPosts, blogCategories });
const answering = (list: object, newest: object = connectionFixture(many(5))) =>
  vi.fn<(args: { first: number }) => unknown>(({ first }) => (first === 5 ? newest : list));
const between = (text: string, start: string, end: string) => text.split(start)[1]?.split(end)[0] ?? '';

test('a card says what the specification says of an article', async () => {
  const { status, text, html } = await renderTestPageWithData('/blog', aBlog());
  expect(status).toBe(200);
  const card = between(text, 'All Articles', 'Recent Posts');
  for (const said of [
    '1 article',
    'Batteries',
    'February 3, 2026',
    'Reading a battery label',
    'What the figures mean.',
    '5 min read',
    '1,234 views',
  ])
    expect(card).toContain(said);
  expect(html).toContain('<title>Blog · Tayyar</title>');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('the same in Arabic, from the Arabic fields, with Arabic plurals and months', async () => {
  const { text } = await renderTestPageWithData(
    '/blog',
    aBlog(connectionFixture([blogPostFixture({ views: 3, readTime: 2 }), blogPostFixture({ id: 2 })])),
    'ar',
  );
  for (const said of [
    'مقالان',
    'البطاريات',
    '3 فيفري 2026',
    'قراءة ملصق البطارية',
    'ما تعنيه الأرقام.',
    'قراءة في دقيقتين',
    '3 مشاهدات',
    '1,234 مشاهدة',
  ])
    expect(text).toContain(said);
});

test('an article without a category stands under EV Technology', async () => {
  const blog = aBlog(connectionFixture([blogPostFixture({ category: null })]));
  expect((await renderTestPageWithData('/blog', blog)).text).toContain('EV Technology');
  expect((await renderTestPageWithData('/blog', blog, 'ar')).text).toContain('تقنيات السيارات الكهربائية');
});

test('a picture of its own is shown, else one of five by its key', async () => {
  const own = await renderTestPageWithData(
    '/blog',
    aBlog(connectionFixture([blogPostFixture({ thumbnail: 'https://example.dz/a.jpg' })])),
  );
  expect(own.html).toContain('src="https://example.dz/a.jpg"');
  const frames = async (id: number) => {
    const { html } = await renderTestPageWithData(
      '/blog?search=x',
      aBlog(connectionFixture([blogPostFixture({ id })])),
    );
    return /<article.*?<svg.*?<\/svg>/s.exec(html)?.[0].replace(/^.*?<svg/s, '<svg');
  };
  const [first, second, sixth] = [await frames(1), await frames(2), await frames(6)];
  expect(sixth).toBe(first);
  expect(second).not.toBe(first);
});

test('categories are links with how many articles they have; the chosen one is marked, and the search stays', async () => {
  const blogPosts = answering(connectionFixture([blogPostFixture()]), connectionFixture(many(5), { total: 17 }));
  const { html } = await renderTestPageWithData('/blog?category=4&search=wind', aBlog(blogPosts));
  const pill = (name: string) =>
    new RegExp(`<a [^>]*href="([^"]*)"[^>]*>(?:<span[^>]*>)?${name}(?:</span>)?<span[^>]*>(\\d+)</span>`).exec(html);
  expect(pill('All')?.slice(1)).toEqual(['/blog?search=wind', '17']);
  expect(pill('Batteries')?.slice(1)).toEqual(['/blog?category=3&amp;search=wind', '2']);
  expect(pill('Wind')?.slice(1)).toEqual(['/blog?category=4&amp;search=wind', '1']);
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  expect(pill('Wind')?.[0]).toContain('aria-current="true"');
});

test('search, category and page of the address reach the schema, and what was searched for is marked', async () => {
  const blogPosts = answering(connectionFixture([blogPostFixture()]));
  const { html } = await renderTestPageWithData('/blog?search=BATTERY&category=3&pages=2', aBlog(blogPosts));
  expect(blogPosts.mock.calls.map(([args]) => args)).toContainEqual(
    expect.objectContaining({ filter: { search: 'BATTERY', categoryId: '3', isPublished: true }, first: 12 }),
  );
  expect(html).toMatch(/<mark[^>]*>battery<\/mark>/);
});

test('the first three are featured, but not where a search or a category narrows the list', async () => {
  const blog = aBlog(connectionFixture(many(5)));
  const { text } = await renderTestPageWithData('/blog', blog);
  const featured = between(text, 'Featured Articles', 'All Articles');
  expect([1, 2, 3, 4].map((n) => featured.includes(`Post ${n} `))).toEqual([true, true, true, false]);
  for (const narrowed of ['/blog?search=a', '/blog?category=3'])
    expect((await renderTestPageWithData(narrowed, blog)).text).not.toContain('Featured Articles');
  expect((await renderTestPageWithData('/blog?pages=2', blog)).text).toContain('Featured Articles');
});

test('five recent posts stand beside the list with their dates, whatever is searched for', async () => {
  const blogPosts = answering(connectionFixture([]));
  const { text } = await renderTestPageWithData('/blog?search=nothing', aBlog(blogPosts));
  const recent = between(text, 'Recent Posts', 'Follow by RSS');
  expect(recent.match(/Post \d February 3, 2026/g)).toHaveLength(5);
});

test('nothing found says so, and leads back to all articles', async () => {
  const { text, html } = await renderTestPageWithData('/blog?search=nothing', aBlog(answering(connectionFixture([]))));
  expect(text).toContain('No articles found');
  expect(text).toContain('0 articles');
  expect(html).toMatch(/<a [^>]*href="\/blog"[^>]*>Show all articles/);
});

test('a blog without articles has nothing to take away', async () => {
  const { text } = await renderTestPageWithData('/blog', { blogPosts: connectionFixture([]), blogCategories: [] });
  expect(text).toContain('No articles found');
  expect(text).not.toContain('Show all articles');
  expect(text).not.toContain('Recent Posts');
});

test('more articles are an address; where there are no more there is no button', async () => {
  const more = aBlog(answering(connectionFixture(many(6), { total: 10, more: true })));
  const { html } = await renderTestPageWithData('/blog?category=3', more);
  expect(html).toMatch(/<a [^>]*href="\/blog\?category=3&amp;pages=2"[^>]*>Load More Articles/);
  expect((await renderTestPageWithData('/blog', aBlog())).text).not.toContain('Load More Articles');
  expect((await renderTestPageWithData('/blog?pages=16', more)).html).toContain('href="/blog?after=last"');
});

test('without scripts the search is a form that keeps the category', async () => {
  const { html } = await renderTestPageWithData('/blog?category=3', aBlog());
  const form = /<form [^>]*role="search"[^>]*action="\/blog".*?<\/form>/s.exec(html)?.[0];
  expect(form).toMatch(/name="search"/);
  expect(form).toContain('<input type="hidden" name="category" value="3"');
  expect(form).toMatch(/<button[^>]*type="submit"/);
});

test('feed readers are told of the feed in the language of the page', async () => {
  const head = async (language: 'en' | 'ar') =>
    /<link rel="alternate" type="application\/rss\+xml" href="([^"]+)"/.exec(
      (await renderTestPageWithData('/blog', aBlog(), language)).html,
    )?.[1];
  expect([await head('ar'), await head('en')]).toEqual(['/blog/rss.xml', '/blog/rss.xml?lang=en']);
});

test('a list that cannot be read answers with the status of the failure, and leaves six skeletons to the browser', async () => {
  const blogPosts = () => Promise.reject(new Error('An error occurred'));
  const { status, html } = await renderTestPageWithData('/blog?search=a', aBlog(blogPosts));
  expect(status).toBe(500);
  expect(html.match(/<div class="[^"]*MuiCard-root/g)).toHaveLength(6);
});
