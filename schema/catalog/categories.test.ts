import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../context';
import { openTestDatabase } from '../testing/database';
import { asker, aWorld, viewerOf } from '../testing/world';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  admin = viewerOf(await aWorld(db).aUser({ role: 'admin' }));
});
afterAll(() => close());

const answer = '{ id name nameAr slug icon updatedAt courseCount articleCount }';
const create = `mutation ($input: CategoryInput!) { createCategory(input: $input) ${answer} }`;
const update = `mutation ($id: ID!, $input: CategoryInput!, $updatedAt: DateTime) { updateCategory(id: $id, input: $input, updatedAt: $updatedAt) ${answer} }`;
const remove = 'mutation ($id: ID!) { deleteCategory(id: $id) }';
const asked = async (document: string, variables: Record<string, unknown>, viewer = admin) => {
  const { data, errors } = await asker(db).ask<Record<string, { id: string }>>(document, variables, viewer);
  return { row: data && Object.values(data)[0], problem: errors?.[0]?.originalError };
};

test('a category has two names, and an address of its own', async () => {
  expect((await asked(create, { input: { slug: 'A b' } })).problem).toMatchObject({
    fields: { name: 'required', nameAr: 'required', slug: 'invalidSlug' },
  });
  const input = { name: 'Heat pumps', nameAr: 'المضخات الحرارية' };
  expect((await asked(create, { input })).row).toMatchObject({ slug: 'heat-pumps', courseCount: 0, articleCount: 0 });
  expect((await asked(create, { input })).row).toMatchObject({ slug: 'heat-pumps-2' });
  expect((await asked(create, { input: { ...input, slug: 'heat-pumps' } })).problem).toMatchObject({
    code: 'slugTaken',
    fields: { slug: 'slugTaken' },
  });
});

test('a change leaves what it does not name, and is made over the state that was seen', async () => {
  const { id, updatedAt } = await aWorld(db).aCategory({ icon: 'solar' });
  const variables = { id, input: { nameAr: 'الشمس' }, updatedAt: updatedAt.toISOString() };
  expect((await asked(update, variables)).row).toMatchObject({ nameAr: 'الشمس', icon: 'solar' });
  expect((await asked(update, variables)).problem).toMatchObject({ code: 'changedMeanwhile' });
  expect((await asked(update, { id: 0, input: { slug: '' } })).problem).toMatchObject({ code: 'categoryNotFound' });
  expect((await asked(update, { id, input: { icon: null, slug: '' } })).row).toMatchObject({ icon: null });
});

test('a category in use stays, whether by courses or by articles', async () => {
  const { aCategory, aCourse, aPost } = aWorld(db);
  const [ofCourse, ofPost, free] = [await aCategory(), await aCategory(), await aCategory()];
  await aCourse({ categoryId: ofCourse.id, isPublished: false });
  await aPost({ categoryId: ofPost.id, isPublished: false });
  for (const { id } of [ofCourse, ofPost])
    expect((await asked(remove, { id })).problem).toMatchObject({ code: 'categoryInUse' });
  expect((await asked(remove, { id: free.id })).row).toBe(String(free.id));
  expect((await asked(remove, { id: free.id })).problem).toMatchObject({ code: 'categoryNotFound' });
  const { data } = await asker(db).ask<{ categories: Record<string, unknown>[] }>(
    `{ categories ${answer} }`,
    {},
    admin,
  );
  expect(data?.categories).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: String(ofCourse.id), courseCount: 1, articleCount: 0 }),
      expect.objectContaining({ id: String(ofPost.id), courseCount: 0, articleCount: 1 }),
    ]),
  );
});
