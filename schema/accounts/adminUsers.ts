import type { Prisma } from '../../prisma/generated/client';
import { roleLabelsAr } from '../contract/userCsv';
import { adminList } from '../core/adminList';
import { builder } from '../core/builder';
import { assertCursorInList, connectionComplexity } from '../core/cursorPagination';
import { parseId } from '../core/ids';
import { adminSearchFilter, valuesMatchingLabel } from '../core/offsetPagination';
import { RoleType } from '../core/scalarsAndEnums';
import { UserType } from './user';

const AdminUserFilter = builder.inputType('AdminUserFilter', {
  description: 'Conditions on users, combined with AND.',
  fields: (t) => ({
    search: t.string({ description: 'Words that all occur in any field.' }),
    role: t.field({ type: RoleType, description: 'Users with this role only.' }),
    isActive: t.boolean({ description: 'True: users who can sign in only; false: deactivated users only.' }),
  }),
});

type UserFilter = typeof AdminUserFilter.$inferInput;

const userWhere = ({ search, role, isActive }: UserFilter): Prisma.UserWhereInput => ({
  AND: adminSearchFilter(search, (word) => valuesMatchingLabel(word, roleLabelsAr).map((each) => ({ role: each }))),
  role: role ?? undefined,
  isActive: isActive ?? undefined,
});

const list = adminList('User', {
  query: 'adminUsers',
  permission: 'user:manage',
  type: UserType,
  noun: 'users',
  filter: AdminUserFilter,
  where: userWhere,
  sortFields: ['name', 'email', 'username', 'role', 'isActive', 'createdAt', 'updatedAt'],
  sortDescriptions: { name: 'Last name, then first name.' },
  defaultSort: ['createdAt', 'desc'],
  // Each order matches an index, forwards or backwards.
  orderBy: (sort, direction) => {
    const opposite = direction === 'asc' ? 'desc' : 'asc';
    if (sort === 'name') return [{ lastName: direction }, { firstName: direction }, { id: direction }];
    if (sort === 'email') return [{ email: direction }];
    if (sort === 'username') return [{ usernameKey: direction }];
    if (sort === 'role' || sort === 'isActive')
      return [{ [sort]: direction }, { createdAt: opposite }, { id: opposite }];
    return [{ [sort]: direction }, { id: direction }];
  },
});

const exportedColumns = {
  ...{ id: true, firstName: true, lastName: true, username: true, email: true, phone: true },
  ...{ role: true, isActive: true, createdAt: true, updatedAt: true },
} satisfies Prisma.UserSelect;

export const userExport = list.exportAs((db, where) => db.user.findMany({ select: exportedColumns, where }));

builder.queryFields((t) => ({
  users: t.withAuth({ can: 'user:manage' }).prismaConnection(
    {
      type: UserType,
      cursor: 'id',
      description: 'Users, the newest first. Problems: notSignedIn, notAllowed, invalidInput.',
      args: { filter: t.arg({ type: AdminUserFilter, description: 'Conditions that all users meet.' }) },
      complexity: connectionComplexity,
      totalCount: (_root, { filter }, { db }) => db.user.count({ where: userWhere(filter ?? {}) }),
      resolve: async (query, _root, { filter }, { db }) => {
        const where = userWhere(filter ?? {});
        await assertCursorInList(query, (row) => db.user.count({ where: { AND: [where, row] } }));
        return db.user.findMany({ ...query, where, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
      },
    },
    { name: 'UserConnection', description: 'A page of users.' },
    { name: 'UserEdge', description: 'A user and its cursor.' },
  ),
  user: t.withAuth({ can: 'user:manage' }).prismaField({
    type: UserType,
    nullable: true,
    description: 'A user; null if there is none with this id. Problems: notSignedIn, notAllowed.',
    args: { id: t.arg.id({ required: true, description: 'Id of the user.' }) },
    resolve: (query, _root, { id }, { db }) => db.user.findUnique({ ...query, where: { id: parseId(id) } }),
  }),
}));
