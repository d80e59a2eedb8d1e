import type { Prisma } from '../../prisma/generated/client';

/*
 * A review that is approved or deleted changes the rating of its course, and a course that is handed over takes its reviews
 * along. So that nobody waits in a circle, all lock the course before its reviews.
 */

/** Makes whoever else writes reviews of this review's course, or hands it over, wait until this transaction is over. */
export const lockReviewedCourse = (tx: Prisma.TransactionClient, reviewId: number) =>
  tx.$queryRaw`
    SELECT 1 FROM "courses" WHERE "id" = (SELECT "courseId" FROM "reviews" WHERE "id" = ${reviewId})
    FOR NO KEY UPDATE`;

/** The same for all courses that somebody has reviewed: with an account its reviews go. */
export const lockCoursesReviewedBy = (tx: Prisma.TransactionClient, userId: number) =>
  tx.$queryRaw`
    SELECT 1 FROM "courses" WHERE "id" IN (SELECT "courseId" FROM "reviews" WHERE "userId" = ${userId})
    ORDER BY "id" FOR NO KEY UPDATE`;
