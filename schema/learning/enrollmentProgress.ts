import type { Prisma } from '../../prisma/generated/client';

/**
 * Recalculates all unfinished enrollments of a course after its published lessons changed. Completed enrollments do not
 * change.
 */
export async function recalculateCourseProgress(tx: Prisma.TransactionClient, courseId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "enrollments" e SET
      "progress" = counted."percent",
      "status" = CASE WHEN counted."percent" = 100 THEN 'completed' ELSE e."status" END,
      "completedAt" = CASE WHEN counted."percent" = 100 THEN now() END
    FROM (
      SELECT own."id", 100 * count(p."completedAt") / greatest(count(l."id"), 1) AS "percent"
      FROM "enrollments" own
      LEFT JOIN "lessons" l ON l."courseId" = own."courseId" AND l."isPublished"
      LEFT JOIN "lesson_progress" p ON p."lessonId" = l."id" AND p."enrollmentId" = own."id"
      WHERE own."courseId" = ${courseId}
      GROUP BY own."id"
    ) counted
    WHERE e."id" = counted."id" AND e."status" = 'in_progress' AND e."progress" <> counted."percent"`;
}

/**
 * Blocks concurrent completions while lessons change. Locks in the same order as completing a lesson, to avoid
 * deadlocks.
 */
export const lockEnrollments = (tx: Prisma.TransactionClient, courseId: number) =>
  tx.$queryRaw`SELECT 1 FROM "enrollments" WHERE "courseId" = ${courseId} ORDER BY "id" FOR NO KEY UPDATE`;
