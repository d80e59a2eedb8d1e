import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import type { Viewer } from '../../core/context';
import { openTestDatabase } from '../../testing/testDatabase';
import { createExecutor, createFixtures, viewerFor } from '../../testing/fixtures';
import { userExport } from './adminUsers';

let db: PrismaClient;
let close: () => Promise<void>;
let admin: Viewer;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const { createUser } = createFixtures(db);
  admin = viewerFor(await createUser({ username: 'boss', role: 'admin', firstName: 'Lina', lastName: 'Cherif' }));
  await createUser({ username: 'zineb', firstName: 'زينب', lastName: 'أحمد', phone: '+213 555 77', role: 'trainer' });
  await createUser({ username: 'Adel', firstName: 'Adel', lastName: 'Bouzid', isActive: false });
  await createUser({ username: 'basma', firstName: 'Basma', lastName: 'Bouzid' });
});
afterAll(() => close());

const adminUsersQuery = /* GraphQL */ `
  query ($filter: AdminUserFilter, $sort: UserSortField, $direction: SortDirection, $page: Int, $pageSize: Int) {
    adminUsers(filter: $filter, sort: $sort, direction: $direction, page: $page, pageSize: $pageSize) {
      totalCount
      rows {
        username
      }
    }
  }
`;
interface AdminUsersResponse {
  adminUsers: { totalCount: number; rows: { username: string }[] };
}
const listNames = async (variables: Record<string, unknown>) =>
  (await createExecutor(db).execute<AdminUsersResponse>(adminUsersQuery, variables, admin)).data?.adminUsers.rows.map(
    ({ username }) => username,
  );

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
])('the filter %j returns %j', async (filter, expected) => {
  expect(await listNames({ filter })).toEqual(expected);
});

test('sorts names by last, then first name, and usernames ignoring case', async () => {
  expect(await listNames({ sort: 'name', direction: 'asc' })).toEqual(['Adel', 'basma', 'boss', 'zineb']);
  expect(await listNames({ sort: 'username', direction: 'desc' })).toEqual(['zineb', 'boss', 'basma', 'Adel']);
});

test.each(userExport.sortFields)(
  'sorted by %s, pages contain every row once, and descending order reverses them',
  async (sort) => {
    const pages = await Promise.all([1, 2].map((page) => listNames({ sort, direction: 'asc', page, pageSize: 2 })));
    const all = await listNames({ sort, direction: 'asc', pageSize: 100 });
    expect(pages.flat()).toEqual(all);
    expect(new Set(all).size).toBe(4);
    expect(await listNames({ sort, direction: 'desc', pageSize: 100 })).toEqual(all?.reverse());
  },
);

test('rejects an invalid page or search', async () => {
  const { errors } = await createExecutor(db).execute(adminUsersQuery, { page: 0, pageSize: 101 }, admin);
  expect(errors?.[0]?.originalError).toMatchObject({ fields: { page: 'notANumber', pageSize: 'notANumber' } });
  expect(
    (await createExecutor(db).execute(adminUsersQuery, { filter: { search: 'a\u0000' } }, admin)).errors,
  ).toHaveLength(1);
});

test('an admin reads any account; unknown ids return null', async () => {
  const { id } = await db.user.findFirstOrThrow({ where: { username: 'Adel' } });
  const document = 'query ($id: ID!) { user(id: $id) { email isActive } }';
  expect((await createExecutor(db).execute(document, { id }, admin)).data).toEqual({
    user: { email: 'adel@example.dz', isActive: false },
  });
  expect((await createExecutor(db).execute(document, { id: 'x' }, admin)).data).toEqual({ user: null });
});
