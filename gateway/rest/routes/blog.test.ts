import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestClient } from '../../testing/restClient';

const { get, cookieOf, world, open, close } = createRestClient();
beforeAll(open);
afterAll(close);

test('an article has the documented fields, and names its author and its category', async () => {
  const author = await world().createUser({ role: 'admin', firstName: 'نادية', lastName: 'Meziane' });
  const category = await world().createCategory();
  const post = await world().createBlogPost({
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
    thumbnail: null,
    tags: ['solar', 'شمس'],
    isPublished: true,
    views: 1234,
    readTime: 5,
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
  });
  expect((await get(`/api/blog?category=${category.id}&limit=3`)).body).toEqual([body]);
});

test('an article without a category names none', async () => {
  const { slug } = await world().createBlogPost();
  expect((await get(`/api/blog/${slug}`)).body).toMatchObject({ categoryId: null, category: null, categoryAr: null });
});

test('the list is narrowed by what the query says, and never widened', async () => {
  const author = await world().createUser({ role: 'trainer' });
  const { id: category } = await world().createCategory();
  for (const at of [1, 2, 3])
    await world().createBlogPost({ slug: `listed-${at}`, categoryId: category, title: `Kahraba ${at}` });
  await world().createBlogPost({ slug: 'listed-draft', categoryId: category, authorId: author.id, isPublished: false });
  const slugs = async (query: string, headers = {}) =>
    ((await get(`/api/blog?category=${category}${query}`, headers)).body as { slug: string }[]).map(({ slug }) => slug);
  expect(await slugs('')).toEqual(['listed-3', 'listed-2', 'listed-1']);
  expect(await slugs('&limit=2')).toEqual(['listed-3', 'listed-2']);
  expect(await slugs('&search=KAHRABA%202&unknown=1')).toEqual(['listed-2']);
  expect(await slugs('&isPublished=false')).toEqual([]);
  expect(await slugs('&isPublished=false', await cookieOf(author))).toEqual(['listed-draft']);
  expect(await slugs('&isPublished=true', await cookieOf(author))).toHaveLength(3);
});

test.each(['isPublished=maybe', 'category=abc', 'category=1&category=2', 'limit=0', 'search=%00', 'limit=-1'])(
  '?%s is refused',
  async (query) => {
    const answer = await get(`/api/blog?${query}`);
    expect([answer.status, answer.type]).toEqual([400, 'text/plain']);
    expect(answer.text).toMatch(/^(isPublished|category|limit|search): [A-Z]/);
  },
);

test.each(['no-such-article', '0', '%00', '%20', 'a'.repeat(300), '..%2f..', '%F0%9F%94%8B'])(
  'there is no article of an odd name (%#)',
  async (slug) => {
    const answer = await get(`/api/blog/${slug}`);
    expect([answer.status, answer.text]).toEqual([404, 'Article not found']);
  },
);

test('a slug of Arabic letters is found', async () => {
  await world().createBlogPost({ slug: 'الطاقة-الشمسية' });
  expect((await get(`/api/blog/${encodeURIComponent('الطاقة-الشمسية')}`)).status).toBe(200);
});
