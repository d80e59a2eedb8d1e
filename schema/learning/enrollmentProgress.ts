import { Prisma } from '../../prisma/generated/client';
import { courseCompletedMessage } from '../notifications/messages/courseCompleted';
import { coursePayloadSql } from '../notifications/messages/coursePayload';
import { sendMessageSql } from '../notifications/sendMessage';

const sendCourseCompleted = Prisma.raw(sendMessageSql(courseCompletedMessage, 'r."studentId"', coursePayloadSql));

/**
 * Recalculates all unfinished enrollments of a course after its published lessons changed, and tells the students who have
 * completed it thereby. Completed enrollments do not change.
 */
export async function recalculateCourseProgress(tx: Prisma.TransactionClient, courseId: number): Promise<void> {
  await tx.$queryRaw`
    WITH "recalculated" AS (
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
    RETURNING e."studentId", e."courseId", e."status"
    ), "messages" AS MATERIALIZED (
      SELECT ${sendCourseCompleted} FROM "recalculated" r JOIN "courses" c ON c."id" = r."courseId"
      WHERE r."status" = 'completed'
    )
    SELECT count(*) FROM "messages"`;
}

/**
 * Blocks concurrent completions while lessons change. Locks in the same order as completing a lesson, to avoid
 * deadlocks.
 */
export const lockEnrollments = (tx: Prisma.TransactionClient, courseId: number) =>
  tx.$queryRaw`SELECT 1 FROM "enrollments" WHERE "courseId" = ${courseId} ORDER BY "id" FOR NO KEY UPDATE`;
