import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { inBatches } from '../exports';
import { usersInOrder, usersInTable, type UserColumn, type UserTableFilter } from './table';

const select = {
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

interface Wanted extends NonNullable<typeof UserTableFilter.$inferInput> {
  sort: UserColumn;
  direction: Prisma.SortOrder;
}

/** The accounts that a filter of the table leaves, all of them in its order; for whoever may manage them. */
export const usersToExport = (db: PrismaClient, { sort, direction, ...filter }: Wanted) =>
  inBatches(
    () =>
      db.user.findMany({ select: { id: true }, where: usersInTable(filter), orderBy: usersInOrder(sort, direction) }),
    (among) => db.user.findMany({ select, where: among }),
  );
