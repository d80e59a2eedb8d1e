import { Prisma } from '../../prisma/generated/client';
import { completionNotificationsSql } from './completionNotifications';

/** Recalculates the running enrollments of a course after its lessons changed, which completes none of them (R-LRN-3). */
export const recalculateCourseProgress = (tx: Prisma.TransactionClient, courseId: number) =>
  tx.$queryRaw`
    SELECT count(*) FROM update_progress(
      ARRAY(SELECT "id" FROM "enrollments" WHERE "courseId" = ${courseId} AND "status" = 'in_progress'), false)`;

/**
 * Recalculates enrollments that opened or that owe less than before, and messages the students who have completed the course
 * thereby. Their rows must be locked.
 * @returns number of completed enrollments
 */
export async function completeDueEnrollments(
  tx: Prisma.TransactionClient,
  enrollmentIds: readonly number[],
): Promise<number> {
  const completed = Prisma.sql`update_progress(${enrollmentIds}::int[], true)`;
  const { length } = await tx.$queryRaw<object[]>(completionNotificationsSql(completed));
  return length;
}

/**
 * Blocks concurrent completions while lessons change. Locks in the same order as completing a lesson, to avoid
 * deadlocks.
 */
export const lockEnrollments = (tx: Prisma.TransactionClient, courseId: number) =>
  tx.$queryRaw`SELECT 1 FROM "enrollments" WHERE "courseId" = ${courseId} ORDER BY "id" FOR NO KEY UPDATE`;
