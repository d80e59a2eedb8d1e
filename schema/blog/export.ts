import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { inBatches } from '../exports';
import { postsInOrder, postsInTable, type BlogPostTableFilter, type PostColumn } from './table';

const select = {
  ...{ id: true, title: true, titleAr: true, excerpt: true, excerptAr: true, content: true, contentAr: true },
  ...{ slug: true, category: { select: { nameAr: true } }, author: { select: { firstName: true, lastName: true } } },
  ...{ tags: true, thumbnail: true, readTime: true, views: true, isPublished: true, createdAt: true, updatedAt: true },
} satisfies Prisma.BlogPostSelect;

interface Wanted extends NonNullable<typeof BlogPostTableFilter.$inferInput> {
  sort: PostColumn;
  direction: Prisma.SortOrder;
}

/** The articles that a filter of the table leaves, all of them in its order; for whoever may manage them. */
export const postsToExport = (db: PrismaClient, { sort, direction, ...filter }: Wanted) =>
  inBatches(
    () =>
      db.blogPost.findMany({
        select: { id: true },
        where: postsInTable(filter),
        orderBy: postsInOrder(sort, direction),
      }),
    (among) => db.blogPost.findMany({ select, where: among }),
  );
