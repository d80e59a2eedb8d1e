import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin', firstName: 'Lina', lastName: 'Cherif' }));
});
afterAll(() => close());
beforeEach(async () => {
  await db.blogPost.deleteMany();
});

const validInput = {
  title: 'Charging at home',
  titleAr: 'الشحن في المنزل',
  excerpt: 'In short.',
  excerptAr: 'باختصار.',
  content: 'What it takes.',
  contentAr: 'ما يلزم.',
  slug: 'charging-at-home',
};
const createMutation =
  'mutation ($input: CreateBlogPostInput!) { createBlogPost(input: $input) { id author { firstName } } }';
const updateMutation =
  'mutation ($id: ID!, $input: UpdateBlogPostInput!, $updatedAt: DateTime) { updateBlogPost(id: $id, input: $input, updatedAt: $updatedAt) { title } }';
const executeAs = (document: string, variables: Record<string, unknown>, viewer: Viewer | null = admin) =>
  createExecutor(db).execute(document, variables, viewer);
const problemOf = async (...args: Parameters<typeof executeAs>) =>
  (await executeAs(...args)).errors?.[0]?.originalError;
const searchBlogPosts = async (search: string) =>
  (await executeAs('query ($search: String!) { blogPosts(filter: { search: $search }) { totalCount } }', { search }))
    .data;

describe('creating a post', () => {
  test('stores a draft of the admin with default values', async () => {
    const { data } = await executeAs(createMutation, {
      input: { ...validInput, tags: [' solar ', '', 'solar', 'شمس'] },
    });
    expect(data).toMatchObject({ createBlogPost: { author: { firstName: 'Lina' } } });
    expect(await db.blogPost.findMany()).toMatchObject([
      {
        ...validInput,
        authorId: admin.id,
        isPublished: false,
        views: 0,
        readTime: 5,
        categoryId: null,
        thumbnail: null,
        tags: ['solar', 'شمس'],
      },
    ]);
    expect(await searchBlogPosts('الشحن CHARGING')).toEqual({ blogPosts: { totalCount: 1 } });
  });

  test('reports each invalid field and stores nothing', async () => {
    const wrong = { readTime: 0, thumbnail: 'javascript:alert(1)', slug: 'Not A Slug', title: '\u200b' };
    const blank = { titleAr: '', excerpt: '', excerptAr: '', content: '', contentAr: '' };
    expect(await problemOf(createMutation, { input: { ...blank, ...wrong, categoryId: 'solar' } })).toMatchObject({
      code: 'invalidInput',
      fields: {
        title: 'required',
        titleAr: 'required',
        excerpt: 'required',
        excerptAr: 'required',
        content: 'required',
        contentAr: 'required',
        slug: 'invalidSlug',
        thumbnail: 'invalidUrl',
        readTime: 'notANumber',
        categoryId: 'notANumber',
      },
    });
    expect(await problemOf(createMutation, { input: { ...validInput, slug: '' } })).toMatchObject({
      fields: { slug: 'required' },
    });
    expect(await db.blogPost.count()).toBe(0);
  });

  test('rejects a taken slug and an unknown category', async () => {
    await createFixtures(db).createBlogPost({ slug: validInput.slug });
    expect(await problemOf(createMutation, { input: validInput })).toMatchObject({
      code: 'slugTaken',
      fields: { slug: 'slugTaken' },
    });
    expect(
      await problemOf(createMutation, { input: { ...validInput, slug: 'other', categoryId: '4711' } }),
    ).toMatchObject({
      fields: { categoryId: 'unknownCategory' },
    });
    expect(await db.blogPost.count()).toBe(1);
  });
});

describe('updating a post', () => {
  test('updates the search texts', async () => {
    const { id } = await createFixtures(db).createBlogPost({ excerpt: 'Short.' });
    await executeAs(updateMutation, { id, input: { titleAr: 'عنوان جديد' } });
    expect((await db.blogPost.findUniqueOrThrow({ where: { id } })).adminSearchText).toContain('عنوان جديد');
    expect(await searchBlogPosts('جديد battery')).toEqual({ blogPosts: { totalCount: 1 } });
  });

  test('null clears optional fields and is rejected for required ones', async () => {
    const { createCategory, createBlogPost } = createFixtures(db);
    const { id } = await createBlogPost({ categoryId: (await createCategory()).id, thumbnail: '/media/a.webp' });
    await executeAs(updateMutation, { id, input: { categoryId: null, thumbnail: null } });
    expect(await db.blogPost.findUnique({ where: { id } })).toMatchObject({ categoryId: null, thumbnail: null });
    expect(await problemOf(updateMutation, { id, input: { title: null, slug: null } })).toMatchObject({
      fields: { title: 'required', slug: 'required' },
    });
  });

  test('reports an unknown post', async () => {
    for (const id of ['99999', 'nonsense'])
      expect(await problemOf(updateMutation, { id, input: {} })).toMatchObject({ code: 'blogPostNotFound' });
  });
});

test('bulk actions change the rows they can and report the others', async () => {
  const { createBlogPost } = createFixtures(db);
  const [{ id }, { id: other }] = [await createBlogPost({ isPublished: false }), await createBlogPost()];
  const both = [String(id), String(other)];
  const publish =
    'mutation ($ids: [ID!]!) { publishBlogPosts(ids: $ids, isPublished: true) { succeeded failed { id message } } }';
  const { data } = await executeAs(publish, { ids: [...both, '99999'] });
  expect(data).toEqual({
    publishBlogPosts: { succeeded: both, failed: [{ id: '99999', message: 'Article not found' }] },
  });
  expect(await db.blogPost.count({ where: { isPublished: true } })).toBe(2);
  const remove = 'mutation ($ids: [ID!]!) { deleteBlogPosts(ids: $ids) { succeeded failed { id } } }';
  expect((await executeAs(remove, { ids: both })).data).toEqual({ deleteBlogPosts: { succeeded: both, failed: [] } });
  expect(await problemOf(remove, { ids: Array(101).fill('1') })).toMatchObject({ fields: { ids: 'tooMany' } });
  expect(await db.blogPost.count()).toBe(0);
});

test('filters, sorts and paginates the admin list', async () => {
  const { createCategory, createBlogPost } = createFixtures(db);
  const { id: categoryId } = await createCategory();
  await createBlogPost({ title: 'One', views: 5, tags: ['شَمس'], categoryId });
  await createBlogPost({ title: 'Two', views: 7, isPublished: false });
  await createBlogPost({ title: 'Three', views: 6, excerpt: 'Xenon' });
  const document = /* GraphQL */ `
    query ($filter: AdminBlogPostFilter, $sort: BlogPostSortField!, $page: Int, $pageSize: Int) {
      adminBlogPosts(filter: $filter, sort: $sort, direction: desc, page: $page, pageSize: $pageSize) {
        totalCount
        rows {
          title
        }
      }
    }
  `;
  const rows = async (variables: object) => {
    const { data } = await executeAs(document, { sort: 'views', ...variables });
    const { rows: nodes, totalCount } = data!.adminBlogPosts as { rows: { title: string }[]; totalCount: number };
    return `${nodes.map(({ title }) => title).join(' ')} of ${totalCount}`;
  };
  expect(await rows({})).toBe('Two Three One of 3');
  expect(await rows({ page: 2, pageSize: 2 })).toBe('One of 3');
  expect(await rows({ sort: 'title' })).toBe('Two Three One of 3');
  expect(await rows({ filter: { search: 'شمس' } })).toBe('One of 1');
  expect(await rows({ filter: { search: 'xenon' } })).toBe('Three of 1');
  expect(await rows({ filter: { isPublished: false } })).toBe('Two of 1');
  expect(await rows({ filter: { categoryId } })).toBe('One of 1');
});

test('an admin opens a post by its key without counting a view', async () => {
  const { id } = await createFixtures(db).createBlogPost({ isPublished: false, views: 3 });
  const open = 'query ($id: ID!) { adminBlogPost(id: $id) { views } }';
  expect((await executeAs(open, { id })).data).toEqual({ adminBlogPost: { views: 3 } });
  expect((await executeAs(open, { id: 'nonsense' })).data).toEqual({ adminBlogPost: null });
});
