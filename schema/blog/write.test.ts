import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../context';
import { openTestDatabase } from '../testing/database';
import { asker, aWorld, viewerOf } from '../testing/world';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerOf(await aWorld(db).aUser({ role: 'admin', firstName: 'Lina', lastName: 'Cherif' }));
});
afterAll(() => close());
beforeEach(async () => {
  await db.blogPost.deleteMany();
});

const whole = {
  ...{ title: 'Charging at home', titleAr: 'الشحن في المنزل', excerpt: 'In short.', excerptAr: 'باختصار.' },
  ...{ content: 'What it takes.', contentAr: 'ما يلزم.', slug: 'charging-at-home' },
};
const create = 'mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { id author { firstName } } }';
const update =
  'mutation ($id: ID!, $input: BlogPostInput!, $updatedAt: DateTime) { updateBlogPost(id: $id, input: $input, updatedAt: $updatedAt) { title } }';
const asked = (document: string, variables: Record<string, unknown>, viewer: Viewer | null = admin) =>
  asker(db).ask(document, variables, viewer);
const complaintOf = async (...given: Parameters<typeof asked>) => (await asked(...given)).errors?.[0]?.originalError;
const found = async (search: string) =>
  (await asked('query ($search: String!) { blogPosts(filter: { search: $search }) { totalCount } }', { search })).data;

describe('a new article', () => {
  test('is a draft of the admin who made it, with the defaults of what they left out', async () => {
    const { data } = await asked(create, { input: { ...whole, tags: [' solar ', '', 'solar', 'شمس'] } });
    expect(data).toMatchObject({ createBlogPost: { author: { firstName: 'Lina' } } });
    expect(await db.blogPost.findMany()).toMatchObject([
      {
        ...whole,
        ...{ authorId: admin.id, isPublished: false, views: 0, readTime: 5, categoryId: null, thumbnail: null },
        tags: ['solar', 'شمس'],
      },
    ]);
    expect(await found('الشحن CHARGING')).toEqual({ blogPosts: { totalCount: 1 } });
  });

  test('is complained of field by field, and not stored', async () => {
    const wrong = { readTime: 0, thumbnail: 'javascript:alert(1)', slug: 'Not A Slug', title: '\u200b' };
    expect(await complaintOf(create, { input: { ...wrong, categoryId: 'solar' } })).toMatchObject({
      code: 'invalidInput',
      fields: {
        ...{ title: 'required', titleAr: 'required', excerpt: 'required', excerptAr: 'required' },
        ...{ content: 'required', contentAr: 'required', slug: 'invalidSlug', thumbnail: 'invalidUrl' },
        ...{ readTime: 'notANumber', categoryId: 'notANumber' },
      },
    });
    expect(await complaintOf(create, { input: { ...whole, slug: '' } })).toMatchObject({
      fields: { slug: 'required' },
    });
    expect(await db.blogPost.count()).toBe(0);
  });

  test('may not take the slug of another, nor a category that does not exist', async () => {
    await aWorld(db).aPost({ slug: whole.slug });
    expect(await complaintOf(create, { input: whole })).toMatchObject({
      code: 'slugTaken',
      fields: { slug: 'slugTaken' },
    });
    expect(await complaintOf(create, { input: { ...whole, slug: 'other', categoryId: '4711' } })).toMatchObject({
      fields: { categoryId: 'unknownCategory' },
    });
    expect(await db.blogPost.count()).toBe(1);
  });
});

describe('a change', () => {
  test('leaves what it does not name, and is found by its new words', async () => {
    const { aCategory, aPost } = aWorld(db);
    const kept = { categoryId: (await aCategory()).id, thumbnail: '/media/a.webp', tags: ['solar'], readTime: 9 };
    const post = await aPost({ ...kept, views: 12, excerpt: 'Short.' });
    const { data } = await asked(update, { id: post.id, input: { titleAr: 'عنوان جديد' } });
    expect(data).toEqual({ updateBlogPost: { title: post.title } });
    const { searchText: _found, updatedAt, ...rest } = post;
    const now = await db.blogPost.findUniqueOrThrow({ where: { id: post.id } });
    expect(now).toMatchObject({
      ...rest,
      titleAr: 'عنوان جديد',
      adminText: expect.stringContaining('عنوان جديد') as string,
    });
    expect(now.updatedAt.getTime()).toBeGreaterThanOrEqual(updatedAt.getTime());
    expect(await found('جديد battery')).toEqual({ blogPosts: { totalCount: 1 } });
    expect(await db.auditEntry.findMany({ where: { entity: 'blog_posts', entityId: post.id } })).toMatchObject([
      { actorId: admin.id, action: 'update', before: { titleAr: post.titleAr }, after: { titleAr: 'عنوان جديد' } },
    ]);
  });

  test('empties with null what may be empty, and nothing else', async () => {
    const { aCategory, aPost } = aWorld(db);
    const { id } = await aPost({ categoryId: (await aCategory()).id, thumbnail: '/media/a.webp' });
    await asked(update, { id, input: { categoryId: null, thumbnail: null } });
    expect(await db.blogPost.findUnique({ where: { id } })).toMatchObject({ categoryId: null, thumbnail: null });
    expect(await complaintOf(update, { id, input: { title: null, slug: null } })).toMatchObject({
      fields: { title: 'required', slug: 'required' },
    });
  });

  test('of a state that somebody else has changed meanwhile is refused, and nothing is overwritten', async () => {
    const { id, updatedAt } = await aWorld(db).aPost();
    const save = (title: string) => ({ id, input: { title }, updatedAt: updatedAt.toISOString() });
    // The clock of a fast machine may not have moved on.
    await new Promise((resolve) => setTimeout(resolve, 2));
    await asked(update, save('First'));
    expect(await complaintOf(update, save('Second'))).toMatchObject({ code: 'changedMeanwhile' });
    expect(await db.blogPost.findUnique({ where: { id } })).toMatchObject({ title: 'First' });
  });

  test('of an article that is not there says so', async () => {
    for (const id of ['99999', 'nonsense'])
      expect(await complaintOf(update, { id, input: {} })).toMatchObject({ code: 'articleNotFound' });
  });
});

test('bulk actions do what they can and name what they cannot', async () => {
  const { aPost } = aWorld(db);
  const [{ id }, { id: other }] = [await aPost({ isPublished: false }), await aPost()];
  const both = [String(id), String(other)];
  const publish =
    'mutation ($ids: [ID!]!) { publishBlogPosts(ids: $ids, isPublished: true) { done refused { id message } } }';
  const { data } = await asked(publish, { ids: [...both, '99999'] });
  expect(data).toEqual({
    publishBlogPosts: { done: both, refused: [{ id: '99999', message: 'Article not found' }] },
  });
  expect(await db.blogPost.count({ where: { isPublished: true } })).toBe(2);
  const remove = 'mutation ($ids: [ID!]!) { deleteBlogPosts(ids: $ids) { done refused { id } } }';
  expect((await asked(remove, { ids: both })).data).toEqual({ deleteBlogPosts: { done: both, refused: [] } });
  expect(await complaintOf(remove, { ids: Array(101).fill('1') })).toMatchObject({ fields: { ids: 'tooMany' } });
  expect(await db.blogPost.count()).toBe(0);
});

test('the table is narrowed, sorted and paged', async () => {
  const { aCategory, aPost } = aWorld(db);
  const { id: categoryId } = await aCategory();
  await aPost({ title: 'One', views: 5, tags: ['شَمس'], categoryId });
  await aPost({ title: 'Two', views: 7, isPublished: false });
  await aPost({ title: 'Three', views: 6, excerpt: 'Xenon' });
  const table = /* GraphQL */ `
    query ($filter: BlogPostTableFilter, $sort: BlogPostColumn!, $page: Int, $pageSize: Int) {
      blogPostTable(filter: $filter, sort: $sort, direction: desc, page: $page, pageSize: $pageSize) {
        totalCount
        rows {
          title
        }
      }
    }
  `;
  const rows = async (variables: object) => {
    const { data } = await asked(table, { sort: 'views', ...variables });
    const { rows: listed, totalCount } = data!.blogPostTable as { rows: { title: string }[]; totalCount: number };
    return `${listed.map(({ title }) => title).join(' ')} of ${totalCount}`;
  };
  expect(await rows({})).toBe('Two Three One of 3');
  expect(await rows({ page: 2, pageSize: 2 })).toBe('One of 3');
  expect(await rows({ sort: 'title' })).toBe('Two Three One of 3');
  expect(await rows({ filter: { search: 'شمس' } })).toBe('One of 1');
  expect(await rows({ filter: { search: 'xenon' } })).toBe('Three of 1');
  expect(await rows({ filter: { isPublished: false } })).toBe('Two of 1');
  expect(await rows({ filter: { categoryId } })).toBe('One of 1');
});

test('an article is opened for editing by its key, which is no view', async () => {
  const { id } = await aWorld(db).aPost({ isPublished: false, views: 3 });
  const open = 'query ($id: ID!) { blogPostToEdit(id: $id) { views } }';
  expect((await asked(open, { id })).data).toEqual({ blogPostToEdit: { views: 3 } });
  expect((await asked(open, { id: 'nonsense' })).data).toEqual({ blogPostToEdit: null });
});
