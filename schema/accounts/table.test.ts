import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../context';
import { openTestDatabase } from '../testing/database';
import { asker, aWorld, viewerOf } from '../testing/world';
import { userColumns } from './table';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const { aUser } = aWorld(db);
  admin = viewerOf(await aUser({ username: 'boss', role: 'admin', firstName: 'Lina', lastName: 'Cherif' }));
  await aUser({ username: 'zineb', firstName: 'زينب', lastName: 'أحمد', phone: '+213 555 77', role: 'trainer' });
  await aUser({ username: 'Adel', firstName: 'Adel', lastName: 'Bouzid', isActive: false });
  await aUser({ username: 'basma', firstName: 'Basma', lastName: 'Bouzid' });
});
afterAll(() => close());

const table = /* GraphQL */ `
  query ($filter: UserTableFilter, $sort: UserColumn, $direction: SortDirection, $page: Int, $pageSize: Int) {
    userTable(filter: $filter, sort: $sort, direction: $direction, page: $page, pageSize: $pageSize) {
      totalCount
      rows {
        username
      }
    }
  }
`;
interface Table {
  userTable: { totalCount: number; rows: { username: string }[] };
}
const names = async (variables: Record<string, unknown>) =>
  (await asker(db).ask<Table>(table, variables, admin)).data?.userTable.rows.map(({ username }) => username);

test.each([
  [{ search: 'احمد' }, ['zineb']],
  [{ search: 'ADEL bouzid' }, ['Adel']],
  [{ search: '555 77' }, ['zineb']],
  [{ search: 'basma@example.dz' }, ['basma']],
  [{ search: 'مدرّب' }, ['zineb']],
  [{ search: 'bouzid طالب' }, ['basma', 'Adel']],
  [{ role: 'trainer' }, ['zineb']],
  [{ isActive: false }, ['Adel']],
  [{ role: 'student', isActive: true }, ['basma']],
  [{ search: '100%' }, []],
])('the filter %j leaves %j', async (filter, expected) => {
  expect(await names({ filter })).toEqual(expected);
});

test('names are sorted by family, then by given name; user names without regard to case', async () => {
  expect(await names({ sort: 'name', direction: 'asc' })).toEqual(['Adel', 'basma', 'boss', 'zineb']);
  expect(await names({ sort: 'username', direction: 'desc' })).toEqual(['zineb', 'boss', 'basma', 'Adel']);
});

test.each(userColumns)('sorted by %s, pages hold every row once, and the other way round in reverse', async (sort) => {
  const pages = await Promise.all([1, 2].map((page) => names({ sort, direction: 'asc', page, pageSize: 2 })));
  const all = await names({ sort, direction: 'asc', pageSize: 100 });
  expect(pages.flat()).toEqual(all);
  expect(new Set(all).size).toBe(4);
  expect(await names({ sort, direction: 'desc', pageSize: 100 })).toEqual(all?.reverse());
});

test('a page or search that no table has is refused', async () => {
  const { errors } = await asker(db).ask(table, { page: 0, pageSize: 101 }, admin);
  expect(errors?.[0]?.originalError).toMatchObject({ fields: { page: 'notANumber', pageSize: 'notANumber' } });
  expect((await asker(db).ask(table, { filter: { search: 'a\u0000' } }, admin)).errors).toHaveLength(1);
});

test('an admin reads any account, and null where there is none', async () => {
  const { id } = await db.user.findFirstOrThrow({ where: { username: 'Adel' } });
  const document = 'query ($id: ID!) { user(id: $id) { email isActive } }';
  expect((await asker(db).ask(document, { id }, admin)).data).toEqual({
    user: { email: 'adel@example.dz', isActive: false },
  });
  expect((await asker(db).ask(document, { id: 'x' }, admin)).data).toEqual({ user: null });
});
