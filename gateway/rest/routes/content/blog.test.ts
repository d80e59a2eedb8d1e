import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient, anyNumber, anyTimestamp } from '../../../testing/restClient';

const { gateway, request, get, post, put, del, sessionHeaders, open, close } = createRestClient();
let adminUser: { id: number };
let admin: Record<string, string>;
beforeAll(async () => {
  await open();
  adminUser = await gateway().createUser({ role: 'admin', firstName: 'Lina', lastName: 'Cherif' });
  admin = await sessionHeaders(adminUser);
});
afterAll(close);

test('a blog post has the documented fields, with the names of its author and category', async () => {
  const author = await gateway().createUser({ role: 'admin', firstName: 'نادية', lastName: 'Meziane' });
  const category = await gateway().createCategory();
  const post = await gateway().createBlogPost({
    authorId: author.id,
    categoryId: category.id,
    excerpt: 'In short',
    tags: ['solar', 'شمس'],
    views: 1234,
  });
  const body = (await get(`/api/blog/${post.slug}`)).body as unknown;
  expect(body).toEqual({
    id: post.id,
    title: post.title,
    titleAr: post.titleAr,
    content: post.content,
    contentAr: post.contentAr,
    slug: post.slug,
    excerpt: 'In short',
    excerptAr: null,
    categoryId: category.id,
    category: 'Solar energy',
    categoryAr: 'الطاقة الشمسية',
    authorId: author.id,
    author: 'نادية Meziane',
    authorAr: 'نادية Meziane',
    thumbnail: null,
    tags: ['solar', 'شمس'],
    isPublished: true,
    views: 1234,
    readTime: 5,
    createdAt: post.createdAt.toISOString(),
    publishedAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
  });
  expect((await get(`/api/blog?category=${category.id}&limit=3`)).body).toEqual([body]);
});

test('a blog post without a category has null category fields', async () => {
  const { slug } = await gateway().createBlogPost();
  expect((await get(`/api/blog/${slug}`)).body).toMatchObject({ categoryId: null, category: null, categoryAr: null });
});

test('query parameters filter the list within the visible rows', async () => {
  const author = await gateway().createUser({ role: 'trainer' });
  const { id: category } = await gateway().createCategory();
  for (const at of [1, 2, 3])
    await gateway().createBlogPost({ slug: `listed-${at}`, categoryId: category, title: `Kahraba ${at}` });
  await gateway().createBlogPost({
    slug: 'listed-draft',
    categoryId: category,
    authorId: author.id,
    isPublished: false,
  });
  const slugs = async (query: string, headers = {}) =>
    ((await get(`/api/blog?category=${category}${query}`, headers)).body as { slug: string }[]).map(({ slug }) => slug);
  expect(await slugs('')).toEqual(['listed-3', 'listed-2', 'listed-1']);
  expect(await slugs('&limit=2')).toEqual(['listed-3', 'listed-2']);
  expect(await slugs('&search=KAHRABA%202&unknown=1')).toEqual(['listed-2', 'listed-3', 'listed-1']);
  expect(await slugs('&isPublished=false')).toEqual([]);
  expect(await slugs('&isPublished=false', await sessionHeaders(author))).toEqual(['listed-draft']);
  expect(await slugs('&isPublished=true', await sessionHeaders(author))).toHaveLength(3);
});

test.each(['no-such-article', '0', '%00', '%20', 'a'.repeat(300), '..%2f..', '%F0%9F%94%8B'])(
  'returns 404 for an unusual slug (%#)',
  async (slug) => {
    const response = await get(`/api/blog/${slug}`);
    expect([response.status, response.text]).toEqual([404, 'Article not found']);
  },
);

test('finds a slug in Arabic letters', async () => {
  await gateway().createBlogPost({ slug: 'الطاقة-الشمسية' });
  expect((await get(`/api/blog/${encodeURIComponent('الطاقة-الشمسية')}`)).status).toBe(200);
});

const blogPostInput = (slug: string) => ({
  title: 'Charging',
  titleAr: 'الشحن',
  excerpt: 'Short.',
  excerptAr: 'قصير.',
  content: 'Text.',
  contentAr: 'نص.',
  slug,
});

test('POST creates a post by the admin and ignores server-side fields', async () => {
  const { id: categoryId } = await gateway().createCategory();
  const ignoredFields = { views: 9000, authorId: 1234, author: 'Somebody', searchText: 'x', createdAt: '2001-01-01' };
  const response = await post(
    '/api/blog',
    { ...blogPostInput('charging'), ...ignoredFields, categoryId, isPublished: true },
    admin,
  );
  expect([response.status, response.body]).toEqual([
    201,
    {
      ...blogPostInput('charging'),
      id: anyNumber,
      categoryId,
      category: 'Solar energy',
      categoryAr: 'الطاقة الشمسية',
      authorId: adminUser.id,
      author: 'Lina Cherif',
      authorAr: 'Lina Cherif',
      thumbnail: null,
      tags: [],
      isPublished: true,
      views: 0,
      readTime: 5,
      publishedAt: anyTimestamp,
      createdAt: anyTimestamp,
      updatedAt: anyTimestamp,
    },
  ]);
  expect((response.body as { createdAt: string }).createdAt).not.toMatch(/^2001/);
  expect((await get('/api/blog/charging')).body).toEqual(response.body);
});

test('PUT updates the given fields by id and returns what GET returns', async () => {
  const post = await gateway().createBlogPost({ slug: 'updated', readTime: 7, tags: ['solar'], views: 3 });
  const response = await put(`/api/blog/${post.id}`, { titleAr: 'جديد', isPublished: false, views: 0 }, admin);
  expect(response.status).toBe(200);
  expect(response.body).toMatchObject({
    title: post.title,
    titleAr: 'جديد',
    slug: 'updated',
    readTime: 7,
    tags: ['solar'],
    views: 3,
    isPublished: false,
  });
  expect((await get('/api/blog/updated', admin)).body).toEqual(response.body);
  expect((await get('/api/blog/updated')).status).toBe(404);
});

test('returns 409 for a slug that is already used', async () => {
  const { id } = await gateway().createBlogPost({ slug: 'mine' });
  await gateway().createBlogPost({ slug: 'theirs' });
  for (const response of [
    await post('/api/blog', blogPostInput('theirs'), admin),
    await put(`/api/blog/${id}`, { slug: 'theirs' }, admin),
  ])
    expect([response.status, response.type, response.text]).toEqual([409, 'text/plain', 'This URL is already in use']);
  expect((await put(`/api/blog/${id}`, { slug: 'mine' }, admin)).status).toBe(200);
  const detailed = await post('/api/blog', blogPostInput('theirs'), { ...admin, accept: 'application/json' });
  expect(detailed.body).toMatchObject({ status: 409, errors: { slug: 'This URL is already in use' } });
});

test.each([
  [{ slug: 'Not a slug' }, 'Use lower-case letters, digits and single hyphens'],
  [{ slug: '' }, 'slug: This field is required'],
  [{ excerptAr: '' }, 'excerptAr: This field is required'],
  [{ contentAr: null }, 'contentAr: This field is required'],
  [{ thumbnail: 'http://example.dz/a.png' }, 'Enter a URL that starts with https://'],
  [{ tags: Array(21).fill('a') }, 'tags: Too many items'],
  [{ readTime: 0 }, 'readTime: Enter a valid number'],
  [{ readTime: 2.5 }, 'readTime: Enter a valid number'],
])('rejects invalid fields in plain text and stores nothing (%#)', async (invalidFields, message) => {
  const before = await gateway().db.blogPost.count();
  const response = await post('/api/blog', { ...blogPostInput('wrong'), ...invalidFields }, admin);
  expect([response.status, response.type, response.text]).toEqual([400, 'text/plain', message]);
  expect(await gateway().db.blogPost.count()).toBe(before);
});

test('DELETE works by id and for admins only', async () => {
  const { id, slug } = await gateway().createBlogPost({ slug: 'to-go' });
  const author = await sessionHeaders(await gateway().createUser({ role: 'trainer' }));
  expect((await del(`/api/blog/${id}`, author)).status).toBe(403);
  expect((await put(`/api/blog/${id}`, {}, {})).status).toBe(401);
  expect((await del(`/api/blog/${slug}`, admin)).text).toBe('Article not found');
  expect((await del(`/api/blog/${id}`, admin)).body).toEqual({ id });
  expect((await del(`/api/blog/${id}`, admin)).status).toBe(404);
});

test('the Allow header lists the methods of /api/blog/:slug and /api/blog/:id', async () => {
  expect((await request('options', '/api/blog/1')).headers.allow).toBe('GET, HEAD, PUT, DELETE, OPTIONS');
  const response = await post('/api/blog/1', {}, admin);
  expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD, PUT, DELETE, OPTIONS']);
});
