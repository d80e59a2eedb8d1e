import type { PrismaClient } from '../../prisma/generated/client';
import { readInBatches } from '../admin/exportBatches';

const idOnly = { orderBy: { id: 'asc' }, select: { id: true } } as const;

/* What a person wrote, in batches, for the copy of their data; also what was hidden, with the reason. */

export const readThreadsOfAuthor = (db: PrismaClient, authorId: number): AsyncGenerator<object[], void> =>
  readInBatches(
    () => db.thread.findMany({ where: { authorId }, ...idOnly }),
    (where) =>
      db.thread.findMany({
        where,
        omit: { hiddenBy: true, reportedAt: true, clientKey: true },
        include: { lesson: { select: { id: true, title: true, titleAr: true } } },
      }),
  );

export const readPostsOfAuthor = (db: PrismaClient, authorId: number): AsyncGenerator<object[], void> =>
  readInBatches(
    () => db.post.findMany({ where: { authorId }, ...idOnly }),
    (where) => db.post.findMany({ where, omit: { hiddenBy: true, clientKey: true } }),
  );

export const readReportsOf = (db: PrismaClient, userId: number): AsyncGenerator<object[], void> =>
  readInBatches(
    () => db.threadReport.findMany({ where: { userId }, ...idOnly }),
    (where) => db.threadReport.findMany({ where }),
  );
