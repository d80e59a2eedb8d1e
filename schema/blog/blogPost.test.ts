import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());
beforeEach(async () => {
  await db.blogPost.deleteMany();
});

type ViewerArg = Parameters<ReturnType<typeof createExecutor>['execute']>[2];

const blogPostsQuery = /* GraphQL */ `
  query ($filter: BlogPostFilter, $first: Int, $after: String) {
    blogPosts(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        title
      }
    }
  }
`;
interface BlogPostsResponse {
  blogPosts: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string }; nodes: { title: string }[] };
}
const listTitles = async (filter: object, viewer: ViewerArg = null) => {
  const { data } = await createExecutor(db).execute<BlogPostsResponse>(blogPostsQuery, { filter }, viewer);
  return data?.blogPosts.nodes.map(({ title }) => title);
};

describe('search', () => {
  test.each([
    ['CELL', 'in another case'],
    ['chemistry cell', 'words of title and text in any order'],
    ['بطاريه', 'haa for taa marbuta'],
    ['الاولى', 'bare alef'],
    ['بَطَّارِيَّة', 'vowel marks'],
    ['٢٠٢٦', 'Arabic digits'],
    ['100%', "LIKE's wildcard as a letter"],
  ])('finds by %j (%s)', async (search) => {
    const { createBlogPost } = createFixtures(db);
    await createBlogPost({
      title: 'Cell 100%',
      titleAr: 'بطارية',
      content: 'Chemistry 2026',
      contentAr: 'الطبعة الأولى',
    });
    await createBlogPost({ title: 'Wind', titleAr: 'الرياح', content: '-', contentAr: '-' });
    expect(await listTitles({ search })).toEqual(['Cell 100%']);
  });

  test('does not search excerpts and rejects an unpaired surrogate', async () => {
    await createFixtures(db).createBlogPost({ excerpt: 'xenon' });
    expect(await listTitles({ search: 'xenon' })).toEqual([]);
    const { errors } = await createExecutor(db).execute(blogPostsQuery, { filter: { search: '\ud800' } });
    expect(errors?.[0]?.originalError).toMatchObject({ code: 'invalidInput' });
  });
});

test('lists newest first, pages do not overlap, and the total counts all', async () => {
  const { createBlogPost } = createFixtures(db);
  const createdAt = new Date('2026-02-01');
  for (const title of ['A', 'B', 'C']) await createBlogPost({ title, createdAt });
  await createBlogPost({ title: 'D', createdAt: new Date('2026-01-01') });
  const seen: string[] = [];
  let after: string | undefined;
  for (const hasNextPage of [true, false]) {
    const { data } = await createExecutor(db).execute<BlogPostsResponse>(blogPostsQuery, { first: 2, after });
    const page = data!.blogPosts;
    seen.push(...page.nodes.map(({ title }) => title));
    expect([page.totalCount, page.pageInfo.hasNextPage]).toEqual([4, hasNextPage]);
    after = page.pageInfo.endCursor;
  }
  expect(seen).toEqual(['C', 'B', 'A', 'D']);
});

test('the first publication decides the place and the date of a post, a later one changes neither', async () => {
  const { createBlogPost, createCategory } = createFixtures(db);
  const { id: categoryId } = await createCategory();
  const day = (date: number) => new Date(Date.UTC(2026, 0, date));
  const draft = await createBlogPost({ title: 'Draft', categoryId, isPublished: false, createdAt: day(1) });
  expect(draft).toMatchObject({ firstPublishedAt: null, publishedAt: day(1) });
  for (const [index, title] of ['Earlier', 'Later'].entries())
    await createBlogPost({ title, slug: title.toLowerCase(), categoryId, createdAt: day(2 + index) });
  const publish = async (isPublished: boolean) =>
    db.blogPost.update({ where: { id: draft.id }, data: { isPublished } });
  const before = Date.now() - 60_000;
  const { firstPublishedAt, publishedAt, createdAt } = await publish(true);
  expect(createdAt).toEqual(day(1));
  expect(publishedAt).toEqual(firstPublishedAt);
  expect(publishedAt.getTime()).toBeGreaterThan(before);
  expect(await listTitles({})).toEqual(['Draft', 'Later', 'Earlier']);
  const related = '{ blogPost(slug: "earlier") { related { title publishedAt } } }';
  expect((await createExecutor(db).execute(related)).data).toEqual({
    blogPost: {
      related: [
        { title: 'Draft', publishedAt: publishedAt.toISOString() },
        { title: 'Later', publishedAt: day(3).toISOString() },
      ],
    },
  });
  await publish(false);
  await createBlogPost({ title: 'Latest' });
  expect(await publish(true)).toMatchObject({ publishedAt, firstPublishedAt });
  expect(await listTitles({})).toEqual(['Latest', 'Draft', 'Later', 'Earlier']);
});

test('filters by category; an invalid key matches nothing', async () => {
  const { createBlogPost, createCategory } = createFixtures(db);
  const { id } = await createCategory();
  await createBlogPost({ title: 'Filed', categoryId: id });
  await createBlogPost({ title: 'Loose' });
  expect(await listTitles({ categoryId: id })).toEqual(['Filed']);
  expect(await listTitles({ categoryId: 'nonsense' })).toEqual([]);
});

test('only the author and admins see a draft, and filters do not extend visibility', async () => {
  const { createBlogPost, createUser } = createFixtures(db);
  const author = await createUser({ role: 'trainer' });
  const draft = await createBlogPost({ title: 'Draft', isPublished: false, authorId: author.id });
  const viewers: Record<string, ViewerArg> = {
    visitor: null,
    student: viewerFor(await createUser()),
    other: viewerFor(await createUser({ role: 'trainer' })),
    author: viewerFor(author),
    admin: viewerFor(await createUser({ role: 'admin' })),
  };
  const after = Buffer.from(`GPC:N:${draft.id}`).toString('base64');
  for (const [role, viewer] of Object.entries(viewers)) {
    const canSee = role === 'author' || role === 'admin';
    expect(await listTitles({ isPublished: false }, viewer), role).toEqual(canSee ? ['Draft'] : []);
    expect(await listTitles({ isPublished: true }, viewer), role).toEqual([]);
    const document = '{ blogPost(slug: "' + draft.slug + '") { id } }';
    expect((await createExecutor(db).execute(document, {}, viewer)).data, role).toEqual({
      blogPost: canSee ? { id: String(draft.id) } : null,
    });
    const { errors } = await createExecutor(db).execute(blogPostsQuery, { after }, viewer);
    expect(errors === undefined, `${role} paginates after the draft`).toBe(canSee);
  }
});

test.each(['no-such-slug', '', ' ', '\u0000', '\ud800', 'a'.repeat(500), '%', 'a\nb'])(
  'an invalid slug (%#) returns null',
  async (slug) => {
    await createFixtures(db).createBlogPost();
    const { data, errors } = await createExecutor(db).execute(
      'query ($slug: String!) { blogPost(slug: $slug) { id } }',
      {
        slug,
      },
    );
    expect([data, errors]).toEqual([{ blogPost: null }, undefined]);
  },
);

test("only the author's name and avatar are public", async () => {
  const { createBlogPost, createUser } = createFixtures(db);
  const author = await createUser({ role: 'trainer', avatar: 'https://example.dz/a.jpg', phone: '0555' });
  const { slug } = await createBlogPost({ authorId: author.id, tags: ['شمس', 'solar'] });
  const document = (fields: string) => `{ blogPost(slug: "${slug}") { tags author { ${fields} } } }`;
  const { data } = await createExecutor(db).execute(document('firstName lastName avatar'));
  expect(data).toEqual({
    blogPost: {
      tags: ['شمس', 'solar'],
      author: { firstName: 'أمينة', lastName: 'Haddad', avatar: 'https://example.dz/a.jpg' },
    },
  });
  for (const field of ['email', 'phone', 'username', 'role'])
    expect((await createExecutor(db).execute(document(field))).errors, field).toBeDefined();
});

test('invalid stored tags are ignored', async () => {
  const { slug } = await createFixtures(db).createBlogPost({ tags: ['شمس', 1] });
  expect((await createExecutor(db).execute(`{ blogPost(slug: "${slug}") { tags } }`)).data).toEqual({
    blogPost: { tags: [] },
  });
});

test('the summary is the excerpt, else the first 150 characters of the content as plain text', async () => {
  const { createBlogPost } = createFixtures(db);
  const { slug } = await createBlogPost({
    excerptAr: 'مقتطف',
    content: `## Why\n\nIt is **${'x'.repeat(200)}**`,
    contentAr: 'نص',
  });
  const { data } = await createExecutor(db).execute(`{ blogPost(slug: "${slug}") { summary summaryAr } }`);
  expect(data).toEqual({ blogPost: { summary: `Why It is ${'x'.repeat(140)}…`, summaryAr: 'مقتطف' } });
});

const relatedQuery = (slug: string) => `{ blogPost(slug: "${slug}") { title category { nameAr } related { title } } }`;

test('related posts are the three newest published ones of the category', async () => {
  const { createBlogPost, createCategory } = createFixtures(db);
  const [{ id: categoryId }, { id: other }] = [await createCategory(), await createCategory()];
  const createdOn = (day: number) => ({ categoryId, createdAt: new Date(2026, 0, day) });
  const { slug } = await createBlogPost({ title: 'Read', ...createdOn(9) });
  for (const day of [1, 2, 3, 4]) await createBlogPost({ title: `Day ${day}`, ...createdOn(day) });
  await createBlogPost({ title: 'Draft', ...createdOn(20), isPublished: false });
  await createBlogPost({ title: 'Elsewhere', categoryId: other });
  const admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
  for (const viewer of [null, admin]) {
    const { data } = await createExecutor(db).execute(relatedQuery(slug), {}, viewer);
    expect(data).toMatchObject({
      blogPost: { related: [{ title: 'Day 4' }, { title: 'Day 3' }, { title: 'Day 2' }] },
    });
  }
});

test('a post without category has no related posts', async () => {
  const { createBlogPost } = createFixtures(db);
  await createBlogPost();
  const { slug } = await createBlogPost();
  const { data } = await createExecutor(db).execute(relatedQuery(slug));
  expect(data).toMatchObject({ blogPost: { category: null, related: [] } });
});

test('blog categories are those with published posts, with their count', async () => {
  const { createBlogPost, createCategory } = createFixtures(db);
  const [first, second, third] = [
    await createCategory({ name: 'A' }),
    await createCategory(),
    await createCategory({ name: 'C' }),
  ];
  for (const id of [third.id, first.id, first.id]) await createBlogPost({ categoryId: id });
  await createBlogPost({ categoryId: first.id, isPublished: false });
  await createBlogPost({ categoryId: second.id, isPublished: false });
  const admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
  for (const viewer of [null, admin])
    expect(
      (await createExecutor(db).execute('{ blogCategories { name publishedBlogPostCount } }', {}, viewer)).data,
    ).toEqual({
      blogCategories: [
        { name: 'A', publishedBlogPostCount: 2 },
        { name: 'C', publishedBlogPostCount: 1 },
      ],
    });
});
