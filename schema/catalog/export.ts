import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { inBatches } from '../exports';
import { coursesInOrder, coursesInTable, type CourseColumn, type CourseTableFilter } from './table';

interface Wanted extends NonNullable<typeof CourseTableFilter.$inferInput> {
  sort: CourseColumn;
  direction: Prisma.SortOrder;
}

/** The courses that a filter of the table leaves, all of them in its order; for whoever may manage them all. */
export const coursesToExport = (db: PrismaClient, { sort, direction, ...filter }: Wanted) =>
  inBatches(
    () =>
      db.course.findMany({
        select: { id: true },
        where: coursesInTable(filter),
        orderBy: coursesInOrder(sort, direction),
      }),
    (among) =>
      db.course.findMany({
        omit: { adminText: true, searchText: true },
        include: {
          category: { select: { nameAr: true } },
          trainer: { select: { firstName: true, lastName: true } },
        },
        where: among,
      }),
  );
