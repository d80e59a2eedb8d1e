import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { roleLabelsAr } from '../contract/userCsv';
import { builder } from '../core/builder';
import { assertCursorInList, connectionComplexity } from '../core/cursorPagination';
import { readInBatches } from '../core/exportBatches';
import { parseId } from '../core/ids';
import {
  valuesMatchingLabel,
  adminSearchFilter,
  fetchInIdOrder,
  offsetPageArgs,
  SortDirectionType,
  offsetPageComplexity,
  toSkipTake,
} from '../core/offsetPagination';
import { RoleType } from '../core/scalarsAndEnums';
import { UserType } from './user';

const exportedUserColumns = {
  id: true,
  firstName: true,
  lastName: true,
  username: true,
  email: true,
  phone: true,
  role: true,
  isActive: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.UserSelect;

interface UserExportQuery extends NonNullable<typeof AdminUserFilter.$inferInput> {
  sort: UserSortField;
  direction: Prisma.SortOrder;
}

/** The accounts that a filter of the table leaves, all of them in its order; for whoever may manage them. */
export const streamUsersForExport = (db: PrismaClient, { sort, direction, ...filter }: UserExportQuery) =>
  readInBatches(
    () =>
      db.user.findMany({
        select: { id: true },
        where: adminUserWhere(filter),
        orderBy: adminUserOrderBy(sort, direction),
      }),
    (among) => db.user.findMany({ select: exportedUserColumns, where: among }),
  );

builder.queryField('users', (t) =>
  t.withAuth({ can: 'user:manage' }).prismaConnection(
    {
      type: UserType,
      cursor: 'id',
      description:
        'Accounts for admins, the newest first, page by page. Problems: notSignedIn, notAllowed, invalidInput.',
      args: { filter: t.arg({ type: AdminUserFilter, description: 'Narrows the list.' }) },
      complexity: connectionComplexity,
      totalCount: (_root, { filter }, { db }) => db.user.count({ where: adminUserWhere(filter) }),
      resolve: async (query, _root, { filter }, { db }) => {
        const where = adminUserWhere(filter);
        await assertCursorInList(query, (row) => db.user.count({ where: { AND: [where, row] } }));
        return db.user.findMany({ ...query, where, orderBy: adminUserOrderBy('createdAt', 'desc') });
      },
    },
    { name: 'UserConnection', description: 'A page of accounts.' },
    { name: 'UserEdge', description: 'An account in its place on the page.' },
  ),
);

/** What a table of accounts is asked for; its columns are read only as far as they are. */
interface UserListQuery {
  where: Prisma.UserWhereInput;
  orderBy: Prisma.UserOrderByWithRelationInput[];
  skip: number;
  take: number;
}

const AdminUserListType = builder.objectRef<UserListQuery>('AdminUserList').implement({
  description: 'A page of the table of accounts.',
  fields: (t) => ({
    rows: t.prismaField({
      type: [UserType],
      description: 'The rows of the page.',
      resolve: async (query, { where, orderBy, skip, take }, _args, { db }) => {
        const keys = await db.user.findMany({ select: { id: true }, where, orderBy, skip, take });
        return fetchInIdOrder(keys, (among) => db.user.findMany({ ...query, where: among }));
      },
    }),
    totalCount: t.int({
      description: 'Rows on all pages together.',
      resolve: ({ where }, _args, { db }) => db.user.count({ where }),
    }),
  }),
});

export const AdminUserFilter = builder.inputType('AdminUserFilter', {
  description: 'Narrows the table of accounts; conditions add up.',
  fields: (t) => ({
    search: t.string({ description: 'Words that occur in any field.' }),
    role: t.field({ type: RoleType, description: 'Only people of this role.' }),
    isActive: t.boolean({ description: 'Only accounts that can sign in, or only those that cannot.' }),
  }),
});

/** What the table of accounts is sorted by; `name` is the family name, then the given one. */
export const userSortFields = ['name', 'email', 'username', 'role', 'isActive', 'createdAt', 'updatedAt'] as const;
export type UserSortField = (typeof userSortFields)[number];

const UserSortFieldType = builder.enumType('UserSortField', {
  description: 'What the table of accounts is sorted by; `name` is the family name, then the given one.',
  values: userSortFields,
});

/** The accounts that a filter of the table leaves; for whoever may manage them. */
export const adminUserWhere = (
  filter: typeof AdminUserFilter.$inferInput | null | undefined,
): Prisma.UserWhereInput => ({
  AND: adminSearchFilter(filter?.search, (word) => valuesMatchingLabel(word, roleLabelsAr).map((role) => ({ role }))),
  role: filter?.role ?? undefined,
  isActive: filter?.isActive ?? undefined,
});

/** Each order is one that an index has, forwards or backwards: among equals by role or state the newest stand at one end. */
export function adminUserOrderBy(
  sort: UserSortField,
  direction: Prisma.SortOrder,
): Prisma.UserOrderByWithRelationInput[] {
  const other = direction === 'asc' ? 'desc' : 'asc';
  const orders: Record<UserSortField, Prisma.UserOrderByWithRelationInput[]> = {
    name: [{ lastName: direction }, { firstName: direction }, { id: direction }],
    email: [{ email: direction }],
    username: [{ usernameKey: direction }],
    role: [{ role: direction }, { createdAt: other }, { id: other }],
    isActive: [{ isActive: direction }, { createdAt: other }, { id: other }],
    createdAt: [{ createdAt: direction }, { id: direction }],
    updatedAt: [{ updatedAt: direction }, { id: direction }],
  };
  return orders[sort];
}

builder.queryFields((t) => ({
  adminUsers: t.withAuth({ can: 'user:manage' }).field({
    type: AdminUserListType,
    description: 'Accounts as the admin panel lists them. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: offsetPageComplexity,
    args: {
      filter: t.arg({ type: AdminUserFilter, description: 'Narrows the table.' }),
      sort: t.arg({ type: UserSortFieldType, required: true, defaultValue: 'createdAt', description: 'The column.' }),
      direction: t.arg({ type: SortDirectionType, required: true, defaultValue: 'desc', description: 'The way.' }),
      ...offsetPageArgs,
    },
    resolve: (_root, { filter, sort, direction, ...page }) => ({
      where: adminUserWhere(filter),
      orderBy: adminUserOrderBy(sort, direction),
      ...toSkipTake(page),
    }),
  }),
  user: t.withAuth({ can: 'user:manage' }).prismaField({
    type: UserType,
    nullable: true,
    description: 'An account, for admins; null where there is none. Problems: notSignedIn, notAllowed.',
    args: { id: t.arg.id({ required: true, description: 'Key of the account.' }) },
    resolve: (query, _root, { id }, { db }) => db.user.findUnique({ ...query, where: { id: parseId(id) } }),
  }),
}));
