import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import { roleNamesAr } from '../contract/userSheet';
import { RoleType } from '../enums';
import { recordId } from '../ids';
import {
  calledInArabic,
  inAnyField,
  inOrder,
  pageArguments,
  SortDirectionType,
  tableComplexity,
  windowOf,
} from '../tables';
import { UserType } from './user';

/** What a table of accounts is asked for; its columns are read only as far as they are. */
interface UserRows {
  where: Prisma.UserWhereInput;
  orderBy: Prisma.UserOrderByWithRelationInput[];
  skip: number;
  take: number;
}

const UserTableType = builder.objectRef<UserRows>('UserTable').implement({
  description: 'A page of the table of accounts.',
  fields: (t) => ({
    rows: t.prismaField({
      type: [UserType],
      description: 'The rows of the page.',
      resolve: async (query, { where, orderBy, skip, take }, _args, { db }) => {
        const keys = await db.user.findMany({ select: { id: true }, where, orderBy, skip, take });
        return inOrder(keys, (among) => db.user.findMany({ ...query, where: among }));
      },
    }),
    totalCount: t.int({
      description: 'Rows on all pages together.',
      resolve: ({ where }, _args, { db }) => db.user.count({ where }),
    }),
  }),
});

export const UserTableFilter = builder.inputType('UserTableFilter', {
  description: 'Narrows the table of accounts; conditions add up.',
  fields: (t) => ({
    search: t.string({ description: 'Words that occur in any field.' }),
    role: t.field({ type: RoleType, description: 'Only people of this role.' }),
    isActive: t.boolean({ description: 'Only accounts that can sign in, or only those that cannot.' }),
  }),
});

/** What the table of accounts is sorted by; `name` is the family name, then the given one. */
export const userColumns = ['name', 'email', 'username', 'role', 'isActive', 'createdAt', 'updatedAt'] as const;
export type UserColumn = (typeof userColumns)[number];

const UserColumnType = builder.enumType('UserColumn', {
  description: 'What the table of accounts is sorted by; `name` is the family name, then the given one.',
  values: userColumns,
});

/** The accounts that a filter of the table leaves; for whoever may manage them. */
export const usersInTable = (filter: typeof UserTableFilter.$inferInput | null | undefined): Prisma.UserWhereInput => ({
  AND: inAnyField(filter?.search, (word) => calledInArabic(word, roleNamesAr).map((role) => ({ role }))),
  role: filter?.role ?? undefined,
  isActive: filter?.isActive ?? undefined,
});

/** Each order is one that an index has, forwards or backwards: among equals by role or state the newest stand at one end. */
export function usersInOrder(sort: UserColumn, direction: Prisma.SortOrder): Prisma.UserOrderByWithRelationInput[] {
  const other = direction === 'asc' ? 'desc' : 'asc';
  const orders: Record<UserColumn, Prisma.UserOrderByWithRelationInput[]> = {
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
  userTable: t.withAuth({ can: 'user:manage' }).field({
    type: UserTableType,
    description: 'Accounts as the admin panel lists them. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: tableComplexity,
    args: {
      filter: t.arg({ type: UserTableFilter, description: 'Narrows the table.' }),
      sort: t.arg({ type: UserColumnType, required: true, defaultValue: 'createdAt', description: 'The column.' }),
      direction: t.arg({ type: SortDirectionType, required: true, defaultValue: 'desc', description: 'The way.' }),
      ...pageArguments,
    },
    resolve: (_root, { filter, sort, direction, ...page }) => ({
      where: usersInTable(filter),
      orderBy: usersInOrder(sort, direction),
      ...windowOf(page),
    }),
  }),
  user: t.withAuth({ can: 'user:manage' }).prismaField({
    type: UserType,
    nullable: true,
    description: 'An account, for admins; null where there is none. Problems: notSignedIn, notAllowed.',
    args: { id: t.arg.id({ required: true, description: 'Key of the account.' }) },
    resolve: (query, _root, { id }, { db }) => db.user.findUnique({ ...query, where: { id: recordId(id) } }),
  }),
}));
