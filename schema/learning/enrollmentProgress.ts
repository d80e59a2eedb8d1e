import { Prisma, type EnrollmentStatus } from '../../prisma/generated/client';
import { sendCompletionMessagesSql } from './completionMessages';

const sendCompletionMessages = Prisma.raw(sendCompletionMessagesSql('"completed"'));

/**
 * Recalculates all unfinished enrollments of a course after its published lessons changed, and messages the students who have
 * completed it thereby. Completed enrollments do not change.
 */
export async function recalculateCourseProgress(tx: Prisma.TransactionClient, courseId: number): Promise<void> {
  const recalculated = await tx.$queryRaw<{ id: number; status: EnrollmentStatus }[]>`
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
    WHERE e."id" = counted."id" AND e."status" = 'in_progress' AND e."progress" <> counted."percent"
    RETURNING e."id", e."status"`;
  // Certificates are part of the messages, and their counter is locked before that of receipts.
  await tx.$executeRaw`SET CONSTRAINTS "enrollments_issue_certificate" IMMEDIATE`;
  const completed = recalculated.filter(({ status }) => status === 'completed').map(({ id }) => id);
  if (completed.length === 0) return;
  await tx.$queryRaw`
    WITH "completed" AS MATERIALIZED (SELECT unnest(${completed}::int[]) AS "enrollmentId"),
      "messages" AS MATERIALIZED (${sendCompletionMessages})
    SELECT count(*) FROM "messages"`;
}

/**
 * Blocks concurrent completions while lessons change. Locks in the same order as completing a lesson, to avoid
 * deadlocks.
 */
export const lockEnrollments = (tx: Prisma.TransactionClient, courseId: number) =>
  tx.$queryRaw`SELECT 1 FROM "enrollments" WHERE "courseId" = ${courseId} ORDER BY "id" FOR NO KEY UPDATE`;
