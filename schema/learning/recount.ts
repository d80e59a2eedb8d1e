import type { Prisma } from '../../prisma/generated/client';

/**
 * Computes an enrolment's progress anew: completed published lessons / published lessons × 100, rounded down; 100
 * completes it. A completion once reached is never taken away (product.md section 3), so a completed one stays as it is.
 */
export async function recount(tx: Prisma.TransactionClient, enrollmentId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "enrollments" e SET
      "progress" = counted."percent",
      "status" = CASE WHEN counted."percent" = 100 THEN 'completed' ELSE e."status" END,
      "completedAt" = CASE WHEN counted."percent" = 100 THEN now() END
    FROM (
      SELECT 100 * count(p."completedAt") / greatest(count(l."id"), 1) AS "percent"
      FROM "enrollments" own
      JOIN "lessons" l ON l."courseId" = own."courseId" AND l."isPublished"
      LEFT JOIN "lesson_progress" p ON p."lessonId" = l."id" AND p."enrollmentId" = own."id"
      WHERE own."id" = ${enrollmentId}
    ) counted
    WHERE e."id" = ${enrollmentId} AND e."status" = 'in_progress'`;
}
