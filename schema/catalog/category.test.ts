import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { openTestDatabase } from '../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerFor(await createFixtures(db).createUser({ role: 'admin' }));
});
afterAll(() => close());

const categoryFields = '{ id name nameAr slug icon updatedAt courseCount blogPostCount }';
const createMutation = `mutation ($input: CreateCategoryInput!) { createCategory(input: $input) ${categoryFields} }`;
const updateMutation = `mutation ($id: ID!, $input: UpdateCategoryInput!, $updatedAt: DateTime) { updateCategory(id: $id, input: $input, updatedAt: $updatedAt) ${categoryFields} }`;
const deleteMutation = 'mutation ($id: ID!) { deleteCategory(id: $id) }';
const executeAs = async (document: string, variables: Record<string, unknown>, viewer = admin) => {
  const { data, errors } = await createExecutor(db).execute<Record<string, { id: string }>>(
    document,
    variables,
    viewer,
  );
  return { row: data && Object.values(data)[0], problem: errors?.[0]?.originalError };
};

test('a category has names in both languages and a unique slug', async () => {
  expect((await executeAs(createMutation, { input: { name: '', nameAr: '', slug: 'A b' } })).problem).toMatchObject({
    fields: { name: 'required', nameAr: 'required', slug: 'invalidSlug' },
  });
  const input = { name: 'Heat pumps', nameAr: 'المضخات الحرارية' };
  expect((await executeAs(createMutation, { input })).row).toMatchObject({
    slug: 'heat-pumps',
    courseCount: 0,
    blogPostCount: 0,
  });
  expect((await executeAs(createMutation, { input })).row).toMatchObject({ slug: 'heat-pumps-2' });
  expect((await executeAs(createMutation, { input: { ...input, slug: 'heat-pumps' } })).problem).toMatchObject({
    code: 'slugTaken',
    fields: { slug: 'slugTaken' },
  });
});

test('null clears the icon of a category, and an unknown one is not found', async () => {
  const { id } = await createFixtures(db).createCategory({ icon: 'solar' });
  expect((await executeAs(updateMutation, { id: 0, input: { slug: '' } })).problem).toMatchObject({
    code: 'categoryNotFound',
  });
  expect((await executeAs(updateMutation, { id, input: { icon: null, slug: '' } })).row).toMatchObject({ icon: null });
});

test('a category used by courses or blog posts cannot be deleted', async () => {
  const { createCategory, createCourse, createBlogPost } = createFixtures(db);
  const [ofCourse, ofPost, free] = [await createCategory(), await createCategory(), await createCategory()];
  await createCourse({ categoryId: ofCourse.id, isPublished: false });
  await createBlogPost({ categoryId: ofPost.id, isPublished: false });
  for (const { id } of [ofCourse, ofPost])
    expect((await executeAs(deleteMutation, { id })).problem).toMatchObject({ code: 'categoryInUse' });
  expect((await executeAs(deleteMutation, { id: free.id })).row).toBe(String(free.id));
  expect((await executeAs(deleteMutation, { id: free.id })).problem).toMatchObject({ code: 'categoryNotFound' });
  const { data } = await createExecutor(db).execute<{ categories: Record<string, unknown>[] }>(
    `{ categories ${categoryFields} }`,
    {},
    admin,
  );
  expect(data?.categories).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: String(ofCourse.id), courseCount: 1, blogPostCount: 0 }),
      expect.objectContaining({ id: String(ofPost.id), courseCount: 0, blogPostCount: 1 }),
    ]),
  );
});
