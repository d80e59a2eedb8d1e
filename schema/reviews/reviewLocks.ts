import type { Prisma } from '../../prisma/generated/client';

/*
 * Approving or deleting a review updates the course rating, and transferring a course updates its reviews. All of them
 * lock the course before its reviews, to avoid deadlocks.
 */

export const lockReviewedCourse = (tx: Prisma.TransactionClient, reviewId: number) =>
  tx.$queryRaw`
    SELECT 1 FROM "courses" WHERE "id" = (SELECT "courseId" FROM "reviews" WHERE "id" = ${reviewId})
    FOR NO KEY UPDATE`;

/** Locks all courses reviewed by a user, because deleting the account deletes the reviews. */
export const lockCoursesReviewedBy = (tx: Prisma.TransactionClient, userId: number) =>
  tx.$queryRaw`
    SELECT 1 FROM "courses" WHERE "id" IN (SELECT "courseId" FROM "reviews" WHERE "userId" = ${userId})
    ORDER BY "id" FOR NO KEY UPDATE`;
