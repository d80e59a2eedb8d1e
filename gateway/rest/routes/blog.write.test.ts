import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient, anyNumber, anyTimestamp } from '../../testing/restClient';

const { call, get, post, put, remove, cookieOf, world, open, close } = createRestClient();
let adminUser: { id: number };
let admin: Record<string, string>;
beforeAll(async () => {
  await open();
  adminUser = await world().createUser({ role: 'admin', firstName: 'Lina', lastName: 'Cherif' });
  admin = await cookieOf(adminUser);
});
afterAll(close);

const blogPostInput = (slug: string) => ({
  ...{ title: 'Charging', titleAr: 'الشحن', excerpt: 'Short.', excerptAr: 'قصير.', content: 'Text.', contentAr: 'نص.' },
  slug,
});

test('an article is made of what the form sends, by the admin; views, author and texts of ours are not heard', async () => {
  const { id: categoryId } = await world().createCategory();
  const invented = { views: 9000, authorId: 1234, author: 'Somebody', searchText: 'x', createdAt: '2001-01-01' };
  const answer = await post(
    '/api/blog',
    { ...blogPostInput('charging'), ...invented, categoryId, isPublished: true },
    admin,
  );
  expect([answer.status, answer.body]).toEqual([
    201,
    {
      ...blogPostInput('charging'),
      ...{ id: anyNumber, categoryId, category: 'Solar energy', categoryAr: 'الطاقة الشمسية' },
      ...{
        authorId: adminUser.id,
        author: 'Lina Cherif',
        thumbnail: null,
        tags: [],
        isPublished: true,
        views: 0,
        readTime: 5,
      },
      ...{ createdAt: anyTimestamp, updatedAt: anyTimestamp },
    },
  ]);
  expect((answer.body as { createdAt: string }).createdAt).not.toMatch(/^2001/);
  expect((await get('/api/blog/charging')).body).toEqual(answer.body);
});

test('PUT goes by the key, changes what it names, and answers as GET does', async () => {
  const post = await world().createBlogPost({ slug: 'kept', readTime: 7, tags: ['solar'], views: 3 });
  const answer = await put(`/api/blog/${post.id}`, { titleAr: 'جديد', isPublished: false, views: 0 }, admin);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    ...{ title: post.title, titleAr: 'جديد', slug: 'kept', readTime: 7, tags: ['solar'], views: 3, isPublished: false },
  });
  expect((await get('/api/blog/kept', admin)).body).toEqual(answer.body);
  expect((await get('/api/blog/kept')).status).toBe(404);
});

test('a slug that another article has is a conflict, whether by POST or PUT', async () => {
  const { id } = await world().createBlogPost({ slug: 'mine' });
  await world().createBlogPost({ slug: 'theirs' });
  for (const answer of [
    await post('/api/blog', blogPostInput('theirs'), admin),
    await put(`/api/blog/${id}`, { slug: 'theirs' }, admin),
  ])
    expect([answer.status, answer.type, answer.text]).toEqual([409, 'text/plain', 'This URL is already in use']);
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
])('what is wrong is said in plain text, and nothing is stored (%#)', async (wrong, complaint) => {
  const before = await world().db.blogPost.count();
  const answer = await post('/api/blog', { ...blogPostInput('wrong'), ...wrong }, admin);
  expect([answer.status, answer.type, answer.text]).toEqual([400, 'text/plain', complaint]);
  expect(await world().db.blogPost.count()).toBe(before);
});

test('DELETE goes by the key, and nobody but an admin writes', async () => {
  const { id, slug } = await world().createBlogPost({ slug: 'to-go' });
  const author = await cookieOf(await world().createUser({ role: 'trainer' }));
  expect((await remove(`/api/blog/${id}`, author)).status).toBe(403);
  expect((await put(`/api/blog/${id}`, {}, {})).status).toBe(401);
  expect((await remove(`/api/blog/${slug}`, admin)).text).toBe('Article not found');
  expect((await remove(`/api/blog/${id}`, admin)).body).toEqual({ id });
  expect((await remove(`/api/blog/${id}`, admin)).status).toBe(404);
});

test('one address, read by slug and written by key, names all its methods', async () => {
  expect((await call('options', '/api/blog/1')).headers.allow).toBe('GET, HEAD, PUT, DELETE, OPTIONS');
  const answer = await post('/api/blog/1', {}, admin);
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, PUT, DELETE, OPTIONS']);
});
