import { expect, test, vi } from 'vitest';
import { connectionFixture, blogPostFixture } from '../../testing/fixtures';
import { renderServerPageWithData } from '../../testing/renderServerPage';

const blogCategories = [
  { id: 3, name: 'Batteries', nameAr: 'البطاريات', publishedBlogPostCount: 2 },
  { id: 4, name: 'Wind', nameAr: 'الرياح', publishedBlogPostCount: 1 },
];
const createPosts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    blogPostFixture({
      id: index + 101,
      slug: `post-${index + 1}`,
      title: `Post ${index + 1}`,
      titleAr: `مقال ${index + 1}`,
    }),
  );
const blogFixture = (blogPosts: unknown = connectionFixture([blogPostFixture()])) => ({ blogPosts, blogCategories });
const resolvePosts = (list: object, newest: object = connectionFixture(createPosts(5))) =>
  vi.fn<(args: { first: number }) => unknown>(({ first }) => (first === 5 ? newest : list));
const between = (text: string, start: string, end: string) => text.split(start)[1]?.split(end)[0] ?? '';

test('shows category, date, title, summary and statistics on a card', async () => {
  const { status, text, html } = await renderServerPageWithData('/blog', blogFixture());
  expect(status).toBe(200);
  const card = between(text, 'All Articles', 'Recent Posts');
  for (const expectedText of [
    '1 article',
    'Batteries',
    'February 3, 2026',
    'Reading a battery label',
    'What the figures mean.',
    '5 min read',
    '1,234 views',
  ])
    expect(card).toContain(expectedText);
  expect(html).toContain('<title>Blog · Tayyar</title>');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('shows cards in Arabic with Arabic plurals and month names', async () => {
  const { text } = await renderServerPageWithData(
    '/blog',
    blogFixture(connectionFixture([blogPostFixture({ views: 3, readTime: 2 }), blogPostFixture({ id: 2 })])),
    'ar',
  );
  for (const expectedText of [
    'مقالان',
    'البطاريات',
    '3 فيفري 2026',
    'قراءة ملصق البطارية',
    'ما تعنيه الأرقام.',
    'قراءة في دقيقتين',
    '3 مشاهدات',
    '1,234 مشاهدة',
  ])
    expect(text).toContain(expectedText);
});

test('shows EV Technology for a post without a category', async () => {
  const blog = blogFixture(connectionFixture([blogPostFixture({ category: null })]));
  expect((await renderServerPageWithData('/blog', blog)).text).toContain('EV Technology');
  expect((await renderServerPageWithData('/blog', blog, 'ar')).text).toContain('تقنيات السيارات الكهربائية');
});

test('shows the post image or one of five fallback images', async () => {
  const withOwnImage = await renderServerPageWithData(
    '/blog',
    blogFixture(connectionFixture([blogPostFixture({ thumbnail: 'https://example.dz/a.jpg' })])),
  );
  expect(withOwnImage.html).toContain('src="https://example.dz/a.jpg"');
  const frames = async (id: number) => {
    const { html } = await renderServerPageWithData(
      '/blog?search=x',
      blogFixture(connectionFixture([blogPostFixture({ id })])),
    );
    return /<article.*?<svg.*?<\/svg>/s.exec(html)?.[0].replace(/^.*?<svg/s, '<svg');
  };
  const [first, second, sixth] = [await frames(1), await frames(2), await frames(6)];
  expect(sixth).toBe(first);
  expect(second).not.toBe(first);
});

test('category links show counts, mark the current one and keep the search', async () => {
  const blogPosts = resolvePosts(
    connectionFixture([blogPostFixture()]),
    connectionFixture(createPosts(5), { total: 17 }),
  );
  const { html } = await renderServerPageWithData('/blog?category=4&search=wind', blogFixture(blogPosts));
  const categoryLink = (name: string) =>
    new RegExp(`<a [^>]*href="([^"]*)"[^>]*>(?:<span[^>]*>)?${name}(?:</span>)?<span[^>]*>(\\d+)</span>`).exec(html);
  expect(categoryLink('All')?.slice(1)).toEqual(['/blog?search=wind', '17']);
  expect(categoryLink('Batteries')?.slice(1)).toEqual(['/blog?category=3&amp;search=wind', '2']);
  expect(categoryLink('Wind')?.slice(1)).toEqual(['/blog?category=4&amp;search=wind', '1']);
  expect(html.slice(html.indexOf('<main')).match(/aria-current="true"/g)).toHaveLength(1);
  expect(categoryLink('Wind')?.[0]).toContain('aria-current="true"');
});

test('passes search, category and page to the schema and highlights matches', async () => {
  const blogPosts = resolvePosts(connectionFixture([blogPostFixture()]));
  const { html } = await renderServerPageWithData('/blog?search=BATTERY&category=3&pages=2', blogFixture(blogPosts));
  expect(blogPosts.mock.calls.map(([args]) => args)).toContainEqual(
    expect.objectContaining({ filter: { search: 'BATTERY', categoryId: '3', isPublished: true }, first: 12 }),
  );
  expect(html).toMatch(/<mark[^>]*>battery<\/mark>/);
});

test('features three posts unless a filter is active', async () => {
  const blog = blogFixture(connectionFixture(createPosts(5)));
  const { text } = await renderServerPageWithData('/blog', blog);
  const featured = between(text, 'Featured Articles', 'All Articles');
  expect([1, 2, 3, 4].map((n) => featured.includes(`Post ${n} `))).toEqual([true, true, true, false]);
  const all = between(text, 'All Articles', 'Recent Posts');
  expect([1, 2, 3, 4, 5].map((n) => all.includes(`Post ${n} `))).toEqual([false, false, false, true, true]);
  for (const path of ['/blog?search=a', '/blog?category=3'])
    expect((await renderServerPageWithData(path, blog)).text).not.toContain('Featured Articles');
  expect((await renderServerPageWithData('/blog?pages=2', blog)).text).toContain('Featured Articles');
});

test('lists five recent posts with dates independent of filters', async () => {
  const blogPosts = resolvePosts(connectionFixture([]));
  const { text } = await renderServerPageWithData('/blog?search=nothing', blogFixture(blogPosts));
  const recent = between(text, 'Recent Posts', 'Follow by RSS');
  expect(recent.match(/Post \d February 3, 2026/g)).toHaveLength(5);
});

test('shows an empty state with a link to all posts', async () => {
  const { text, html } = await renderServerPageWithData(
    '/blog?search=nothing&category=3',
    blogFixture(resolvePosts(connectionFixture([]))),
  );
  expect(text).toContain('No articles found');
  expect(text).toContain('0 articles');
  expect(html).toMatch(/<a [^>]*href="\/blog"[^>]*>Show all articles/);
});

test('offers no reset link for an empty blog', async () => {
  const { text } = await renderServerPageWithData('/blog', { blogPosts: connectionFixture([]), blogCategories: [] });
  expect(text).toContain('No articles found');
  expect(text).not.toContain('Show all articles');
  expect(text).not.toContain('Recent Posts');
});

test('links to the next page only if there is one', async () => {
  const more = blogFixture(resolvePosts(connectionFixture(createPosts(6), { total: 10, more: true })));
  const { html } = await renderServerPageWithData('/blog?category=3', more);
  expect(html).toMatch(/<a [^>]*href="\/blog\?category=3&amp;pages=2"[^>]*>Load More Articles/);
  expect((await renderServerPageWithData('/blog', blogFixture())).text).not.toContain('Load More Articles');
  expect((await renderServerPageWithData('/blog?pages=16', more)).html).toContain('href="/blog?after=last"');
});

test('the search form works without JavaScript and keeps the category', async () => {
  const { html } = await renderServerPageWithData('/blog?category=3', blogFixture());
  const form = /<form [^>]*role="search"[^>]*action="\/blog".*?<\/form>/s.exec(html)?.[0];
  expect(form).toMatch(/name="search"/);
  expect(form).toContain('<input type="hidden" name="category" value="3"');
  expect(form).toMatch(/<button[^>]*type="submit"/);
});

test('links the RSS feed in the language of the page', async () => {
  const head = async (language: 'en' | 'ar') =>
    /<link rel="alternate" type="application\/rss\+xml" href="([^"]+)"/.exec(
      (await renderServerPageWithData('/blog', blogFixture(), language)).html,
    )?.[1];
  expect([await head('ar'), await head('en')]).toEqual(['/blog/rss.xml', '/blog/rss.xml?lang=en']);
});

test('renders six skeletons and the error status when the query fails', async () => {
  const blogPosts = () => Promise.reject(new Error('An error occurred'));
  const { status, html } = await renderServerPageWithData('/blog?search=a', blogFixture(blogPosts));
  expect(status).toBe(500);
  expect(html.match(/<div class="[^"]*MuiCard-root/g)).toHaveLength(6);
});
