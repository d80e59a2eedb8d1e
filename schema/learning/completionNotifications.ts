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
