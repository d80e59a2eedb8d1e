import type { Prisma } from '../../prisma/generated/client';
import { readableCourses, sharedThreads, visiblePosts, visibleThreads } from '../core/accessRules';
import type { SignedInContext, Viewer } from '../core/context';
import { Problem } from '../core/problem';

type ThreadContext = Pick<SignedInContext, 'viewer'> & { db: Prisma.TransactionClient };

/**
 * A thread that the viewer may read.
 * @throws Problem `notEnrolled` for a thread that people of a course read, `threadNotFound` for any other
 */
export async function findThread(id: number, { db, viewer }: ThreadContext) {
  const thread = await db.thread.findFirst({
    where: { AND: [visibleThreads(viewer)], id },
    select: {
      id: true,
      courseId: true,
      lessonId: true,
      authorId: true,
      lastPostId: true,
      hiddenAt: true,
      text: true,
      createdAt: true,
      editedAt: true,
      lesson: { select: { title: true, titleAr: true } },
      course: { select: { title: true, titleAr: true, trainerId: true } },
    },
  });
  if (thread) return thread;
  const isOfOthers = await db.thread.count({ where: { AND: [sharedThreads], course: readableCourses(viewer), id } });
  throw new Problem(isOfOthers > 0 ? 'notEnrolled' : 'threadNotFound');
}

/**
 * A thread that changes in this transaction: its posts are written one after another. The account is locked first, as its deletion
 * does, which changes threads.
 * @throws Problem `notSignedIn` if the account was deleted, and those of `findThread`
 */
export async function lockThread(tx: Prisma.TransactionClient, viewer: Viewer, id: number) {
  await lockAuthor(tx, viewer);
  await tx.$queryRaw`SELECT 1 FROM "threads" WHERE "id" = ${id} FOR NO KEY UPDATE`;
  return findThread(id, { db: tx, viewer });
}

/** @throws Problem `notSignedIn` if the account was deleted during the request */
export async function lockAuthor(tx: Prisma.TransactionClient, { id }: Viewer): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "users" WHERE "id" = ${id} AND "deletedAt" IS NULL FOR KEY SHARE`;
  if (rows.length === 0) throw new Problem('notSignedIn');
}

/**
 * A post of a thread that changes in this transaction.
 * @throws Problem `postNotFound`, and those of `lockThread`
 */
export async function lockPost(tx: Prisma.TransactionClient, viewer: Viewer, id: number) {
  const post = await tx.post.findFirst({ where: { AND: [visiblePosts(viewer)], id }, select: { threadId: true } });
  if (!post) throw new Problem('postNotFound');
  const thread = await lockThread(tx, viewer, post.threadId).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'threadNotFound' ? new Problem('postNotFound') : error;
  });
  const current = await tx.post.findUnique({ where: { id } });
  if (!current) throw new Problem('postNotFound');
  return { thread, post: current };
}
