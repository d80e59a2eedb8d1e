import { Prisma } from '../../prisma/generated/client';
import { certificateIssuedNotification, certificatePayloadSql } from '../notifications/kinds/certificates';
import { courseCompletedNotification } from '../notifications/kinds/courses';
import { coursePayloadSql } from '../notifications/kinds/payloads/coursePayload';
import { notificationSql } from '../notifications/sendNotification';

const certificateSql = notificationSql(certificateIssuedNotification, 'e."studentId"', certificatePayloadSql);
const completionSql = notificationSql(courseCompletedNotification, 'e."studentId"', {
  ...coursePayloadSql,
  awaitsName: `k."status" IS NOT DISTINCT FROM 'awaiting_name'`,
});

/**
 * Sends one message for each completed enrollment: the certificate, or that the course is completed while it awaits a name or
 * there is none. One row for each.
 * @param completed call of an SQL function that completes enrollments and returns their ids, or null
 */
export const completionNotificationsSql = (completed: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT send_message(CASE WHEN k."status" = 'valid' THEN ${certificateSql} ELSE ${completionSql} END) AS "sent"
  FROM ${completed} AS completed ("enrollmentId") JOIN "enrollments" e ON e."id" = completed."enrollmentId"
    JOIN "courses" c ON c."id" = e."courseId"
    LEFT JOIN LATERAL current_certificate(completed."enrollmentId") k ON true`;

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
