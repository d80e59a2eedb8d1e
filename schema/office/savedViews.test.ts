import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { listNames } from '../contract/listNames';
import type { Viewer } from '../core/context';
import { createExecutor, createFixtures, viewerFor } from '../testing/fixtures';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
let amina: Viewer;
let karim: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const { createUser } = createFixtures(db);
  amina = viewerFor(await createUser({ role: 'admin' }));
  karim = viewerFor(await createUser({ role: 'trainer' }));
});
afterAll(() => close());

interface View {
  id: string;
  name: string;
}
const fields = 'id list name query columns density position';
const save = (input: object, viewer = amina, id?: string) =>
  createExecutor(db).execute<{ saveView: View }>(
    `mutation ($id: ID, $input: SaveViewInput!) { saveView(id: $id, input: $input) { ${fields} } }`,
    { id, input },
    viewer,
  );
const list = async (name: string, viewer = amina) => {
  const document = `query ($list: String!) { mySavedViews(list: $list) { ${fields} } }`;
  const { data } = await createExecutor(db).execute<{ mySavedViews: View[] }>(document, { list: name }, viewer);
  return data!.mySavedViews;
};
const codeOf = async (result: ReturnType<typeof save>) => (await result).errors?.[0]?.originalError;

test('a person saves, changes, orders and deletes own views', async () => {
  const unpaid = { list: 'payments', name: 'غير مدفوعة', query: '?status=pending&sort=createdAt', position: 2 };
  const { data } = await save({ ...unpaid, columns: ['reference', 'amount'], density: 'compact' });
  const expected = { ...unpaid, query: 'status=pending&sort=createdAt', columns: ['reference', 'amount'] };
  expect(data?.saveView).toMatchObject({ ...expected, density: 'compact' });
  await save({ list: 'payments', name: 'Cash', query: 'method=cash', position: 1 });
  expect((await list('payments')).map(({ name }) => name)).toEqual(['Cash', 'غير مدفوعة']);
  expect(await list('payments', karim)).toEqual([]);
  expect(await list('users')).toEqual([]);

  const id = data!.saveView.id;
  expect(await codeOf(save({ ...unpaid, name: 'Mine' }, karim, id))).toMatchObject({ code: 'notFound' });
  expect((await save({ ...unpaid, name: 'Late' }, amina, id)).data?.saveView.name).toBe('Late');
  const remove = (viewer: Viewer) =>
    createExecutor(db).execute('mutation ($id: ID!) { deleteView(id: $id) }', { id }, viewer);
  expect((await remove(karim)).errors?.[0]?.originalError).toMatchObject({ code: 'notFound' });
  expect((await remove(amina)).errors).toBeUndefined();
  expect((await list('payments')).map(({ name }) => name)).toEqual(['Cash']);
});

test('a name occurs once in a list of a person', async () => {
  const view = { list: 'events', name: 'Next', query: '' };
  expect((await save(view)).errors).toBeUndefined();
  expect(await codeOf(save(view))).toMatchObject({
    code: 'savedViewNameTaken',
    fields: { name: 'savedViewNameTaken' },
  });
  expect((await save(view, karim)).errors).toBeUndefined();
});

test('what a change leaves out stays as it was, null stands for the default', async () => {
  const view = { list: 'reviews', name: 'Mine', query: 'rating=1' };
  const { data } = await save({ ...view, columns: ['rating'], density: 'compact', position: 3 });
  const id = data!.saveView.id;
  const changed = { ...view, name: 'Low' };
  expect((await save(changed, amina, id)).data?.saveView).toMatchObject({
    ...changed,
    columns: ['rating'],
    density: 'compact',
    position: 3,
  });
  expect((await save({ ...changed, columns: null, density: null, position: null }, amina, id)).data?.saveView).toEqual({
    ...changed,
    id,
    columns: [],
    density: null,
    position: 0,
  });
});

test('the parameters are stored in one encoding', async () => {
  const queryOf = async (query: string) =>
    (await save({ list: 'polls', name: query, query })).data?.saveView as { query: string } | undefined;
  expect(await queryOf('?q=محمد&x')).toMatchObject({ query: 'q=%D9%85%D8%AD%D9%85%D8%AF&x=' });
  expect(await queryOf('javascript:alert(1)#x')).toMatchObject({ query: 'javascript%3Aalert%281%29%23x=' });
  expect(await codeOf(save({ list: 'polls', name: 'Long', query: `q=${'م'.repeat(400)}` }))).toMatchObject({
    code: 'invalidInput',
    fields: { query: 'tooLong' },
  });
});

test('a list has at most 20 views, also when they are saved at once', async () => {
  const view = (index: number) => ({ list: 'courses', name: `View ${index}`, query: '' });
  for (let index = 0; index < 18; index += 1) await save(view(index));
  const results = await Promise.all([18, 19, 20, 21].map((index) => save(view(index))));
  expect(results.filter(({ errors }) => !errors)).toHaveLength(2);
  expect(await list('courses')).toHaveLength(20);
  expect(await codeOf(save(view(22)))).toMatchObject({ code: 'savedViewLimit' });
});

test('a person has at most 100 views, also when they are saved at once', async () => {
  const trainer = viewerFor(await createFixtures(db).createUser({ role: 'trainer' }));
  const lists = listNames.slice(0, 7);
  await db.savedView.createMany({
    data: Array.from({ length: 98 }, (_, index) => ({
      userId: trainer.id,
      list: lists[index % 7]!,
      name: `View ${index}`,
    })),
  });
  const results = await Promise.all(lists.map((name) => save({ list: name, name: 'New', query: '' }, trainer)));
  expect(results.filter(({ errors }) => !errors)).toHaveLength(2);
  expect(await db.savedView.count({ where: { userId: trainer.id } })).toBe(100);
});

test('only people with lists save views, and only of lists that exist', async () => {
  const student = viewerFor(await createFixtures(db).createUser());
  expect(await codeOf(save({ list: 'users', name: 'A', query: '' }, student))).toMatchObject({ code: 'notAllowed' });
  expect(await db.savedView.count({ where: { userId: student.id } })).toBe(0);
  for (const name of ['\u0000', 'x'.repeat(10_000), 'all', 'unknown']) {
    const { errors } = await createExecutor(db).execute(
      'query ($list: String!) { mySavedViews(list: $list) { id } }',
      { list: name },
      amina,
    );
    expect(errors?.[0]?.originalError, name.slice(0, 10)).toMatchObject({
      code: 'invalidInput',
      fields: { list: expect.any(String) as string },
    });
  }
});

test.each([
  [{ list: 'unknown' }, 'list'],
  [{ list: 'all' }, 'list'],
  [{ name: ' ' }, 'name'],
  [{ query: 'x'.repeat(2001) }, 'query'],
  [{ columns: ['a b'] }, 'columns.0'],
  [{ position: 21 }, 'position'],
])('refuses %j', async (change, field) => {
  const error = await codeOf(save({ list: 'faqs', name: 'A', query: '', ...change }));
  expect(error).toMatchObject({ code: 'invalidInput', fields: { [field]: expect.any(String) as string } });
  expect(await list('faqs')).toEqual([]);
});

test('a person keeps how a list looks', async () => {
  const keep = (variables: object, viewer = amina) =>
    createExecutor(db).execute(
      `mutation ($list: String!, $columns: [String!], $density: TableDensity!) {
        saveTablePreference(list: $list, columns: $columns, density: $density) { density } }`,
      { list: 'users', ...variables },
      viewer,
    );
  await keep({ density: 'comfortable', columns: ['name'] });
  await keep({ density: 'compact', columns: ['name', 'email'] });
  const read = async (viewer: Viewer) =>
    (await createExecutor(db).execute('{ myTablePreferences { list columns density } }', {}, viewer)).data;
  expect(await read(amina)).toEqual({
    myTablePreferences: [{ list: 'users', columns: ['name', 'email'], density: 'compact' }],
  });
  expect(await read(karim)).toEqual({ myTablePreferences: [] });
  const student = viewerFor(await createFixtures(db).createUser());
  expect((await keep({ density: 'compact' }, student)).errors?.[0]?.originalError).toMatchObject({
    code: 'notAllowed',
  });
  expect((await keep({ list: 'unknown', density: 'compact' })).errors?.[0]?.originalError).toMatchObject({
    code: 'invalidInput',
    fields: { list: expect.any(String) as string },
  });
  expect((await keep({ list: 'all', density: 'compact' })).errors).toBeUndefined();
  const first = await Promise.all(Array.from({ length: 8 }, () => keep({ density: 'compact' }, karim)));
  expect(first.flatMap(({ errors }) => errors ?? [])).toEqual([]);
});
