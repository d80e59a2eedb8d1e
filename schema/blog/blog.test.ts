import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { openTestDatabase } from '../testing/database';
import { asker, aWorld, viewerOf } from '../testing/world';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());
beforeEach(async () => {
  await db.blogPost.deleteMany();
});

type Asking = Parameters<ReturnType<typeof asker>['ask']>[2];

const list = /* GraphQL */ `
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
interface List {
  blogPosts: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string }; nodes: { title: string }[] };
}
const found = async (filter: object, viewer: Asking = null) => {
  const { data } = await asker(db).ask<List>(list, { filter }, viewer);
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
    const { aPost } = aWorld(db);
    await aPost({ title: 'Cell 100%', titleAr: 'بطارية', content: 'Chemistry 2026', contentAr: 'الطبعة الأولى' });
    await aPost({ title: 'Wind', titleAr: 'الرياح', content: '-', contentAr: '-' });
    expect(await found({ search })).toEqual(['Cell 100%']);
  });

  test('an excerpt is not searched, and half a letter is refused', async () => {
    await aWorld(db).aPost({ excerpt: 'xenon' });
    expect(await found({ search: 'xenon' })).toEqual([]);
    const { errors } = await asker(db).ask(list, { filter: { search: '\ud800' } });
    expect(errors?.[0]?.originalError).toMatchObject({ code: 'invalidInput' });
  });
});

test('the newest come first, pages never overlap and end, and the count is of all', async () => {
  const { aPost } = aWorld(db);
  const createdAt = new Date('2026-02-01');
  for (const title of ['A', 'B', 'C']) await aPost({ title, createdAt });
  await aPost({ title: 'D', createdAt: new Date('2026-01-01') });
  const seen: string[] = [];
  let after: string | undefined;
  for (const goesOn of [true, false]) {
    const { data } = await asker(db).ask<List>(list, { first: 2, after });
    const page = data!.blogPosts;
    seen.push(...page.nodes.map(({ title }) => title));
    expect([page.totalCount, page.pageInfo.hasNextPage]).toEqual([4, goesOn]);
    after = page.pageInfo.endCursor;
  }
  expect(seen).toEqual(['C', 'B', 'A', 'D']);
});

test('a category narrows, and one that no key can be has nothing', async () => {
  const { aPost, aCategory } = aWorld(db);
  const { id } = await aCategory();
  await aPost({ title: 'Filed', categoryId: id });
  await aPost({ title: 'Loose' });
  expect(await found({ categoryId: id })).toEqual(['Filed']);
  expect(await found({ categoryId: 'nonsense' })).toEqual([]);
});

test('a draft exists for its author and admins alone, and a filter never widens', async () => {
  const { aPost, aUser } = aWorld(db);
  const author = await aUser({ role: 'trainer' });
  const draft = await aPost({ title: 'Draft', isPublished: false, authorId: author.id });
  const viewers: Record<string, Asking> = {
    visitor: null,
    student: viewerOf(await aUser()),
    other: viewerOf(await aUser({ role: 'trainer' })),
    author: viewerOf(author),
    admin: viewerOf(await aUser({ role: 'admin' })),
  };
  const after = Buffer.from(`GPC:N:${draft.id}`).toString('base64');
  for (const [who, viewer] of Object.entries(viewers)) {
    const seesIt = who === 'author' || who === 'admin';
    expect(await found({ isPublished: false }, viewer), who).toEqual(seesIt ? ['Draft'] : []);
    expect(await found({ isPublished: true }, viewer), who).toEqual([]);
    const one = '{ blogPost(slug: "' + draft.slug + '") { id } }';
    expect((await asker(db).ask(one, {}, viewer)).data, who).toEqual({
      blogPost: seesIt ? { id: String(draft.id) } : null,
    });
    const { errors } = await asker(db).ask(list, { after }, viewer);
    expect(errors === undefined, `${who} goes on behind the draft`).toBe(seesIt);
  }
});

test.each(['no-such-slug', '', ' ', '\u0000', '\ud800', 'a'.repeat(500), '%', 'a\nb'])(
  'there is no article with an odd slug (%#)',
  async (slug) => {
    await aWorld(db).aPost();
    const { data, errors } = await asker(db).ask('query ($slug: String!) { blogPost(slug: $slug) { id } }', { slug });
    expect([data, errors]).toEqual([{ blogPost: null }, undefined]);
  },
);

test('of its author everybody learns name and picture, and nothing else', async () => {
  const { aPost, aUser } = aWorld(db);
  const author = await aUser({ role: 'trainer', avatar: 'https://example.dz/a.jpg', phone: '0555' });
  const { slug } = await aPost({ authorId: author.id, tags: ['شمس', 'solar'] });
  const one = (fields: string) => `{ blogPost(slug: "${slug}") { tags author { ${fields} } } }`;
  const { data } = await asker(db).ask(one('firstName lastName avatar'));
  expect(data).toEqual({
    blogPost: {
      tags: ['شمس', 'solar'],
      author: { firstName: 'أمينة', lastName: 'Haddad', avatar: 'https://example.dz/a.jpg' },
    },
  });
  for (const field of ['email', 'phone', 'username', 'role'])
    expect((await asker(db).ask(one(field))).errors, field).toBeDefined();
});

test('tags that are no texts are left out rather than breaking the page', async () => {
  const { slug } = await aWorld(db).aPost({ tags: ['شمس', 1] });
  expect((await asker(db).ask(`{ blogPost(slug: "${slug}") { tags } }`)).data).toEqual({ blogPost: { tags: [] } });
});

test('a summary is the excerpt, else the first 150 characters of the text of its language, without marks', async () => {
  const { aPost } = aWorld(db);
  const { slug } = await aPost({
    excerptAr: 'مقتطف',
    content: `## Why\n\nIt is **${'x'.repeat(200)}**`,
    contentAr: 'نص',
  });
  const { data } = await asker(db).ask(`{ blogPost(slug: "${slug}") { summary summaryAr } }`);
  expect(data).toEqual({ blogPost: { summary: `Why It is ${'x'.repeat(140)}…`, summaryAr: 'مقتطف' } });
});

const relatedOf = (slug: string) => `{ blogPost(slug: "${slug}") { title category { nameAr } related { title } } }`;

test('related are three others of the category, the newest first, and no draft', async () => {
  const { aPost, aCategory } = aWorld(db);
  const [{ id: categoryId }, { id: other }] = [await aCategory(), await aCategory()];
  const at = (day: number) => ({ categoryId, createdAt: new Date(2026, 0, day) });
  const { slug } = await aPost({ title: 'Read', ...at(9) });
  for (const day of [1, 2, 3, 4]) await aPost({ title: `Day ${day}`, ...at(day) });
  await aPost({ title: 'Draft', ...at(20), isPublished: false });
  await aPost({ title: 'Elsewhere', categoryId: other });
  const admin = viewerOf(await aWorld(db).aUser({ role: 'admin' }));
  for (const viewer of [null, admin]) {
    const { data } = await asker(db).ask(relatedOf(slug), {}, viewer);
    expect(data).toMatchObject({
      blogPost: { related: [{ title: 'Day 4' }, { title: 'Day 3' }, { title: 'Day 2' }] },
    });
  }
});

test('an article without a category has no related ones', async () => {
  const { aPost } = aWorld(db);
  await aPost();
  const { slug } = await aPost();
  const { data } = await asker(db).ask(relatedOf(slug));
  expect(data).toMatchObject({ blogPost: { category: null, related: [] } });
});

test('categories of the blog are those with published articles, and say how many', async () => {
  const { aPost, aCategory } = aWorld(db);
  const [first, second, third] = [await aCategory({ name: 'A' }), await aCategory(), await aCategory({ name: 'C' })];
  for (const id of [third.id, first.id, first.id]) await aPost({ categoryId: id });
  await aPost({ categoryId: first.id, isPublished: false });
  await aPost({ categoryId: second.id, isPublished: false });
  const admin = viewerOf(await aWorld(db).aUser({ role: 'admin' }));
  for (const viewer of [null, admin])
    expect((await asker(db).ask('{ blogCategories { name postCount } }', {}, viewer)).data).toEqual({
      blogCategories: [
        { name: 'A', postCount: 2 },
        { name: 'C', postCount: 1 },
      ],
    });
});
