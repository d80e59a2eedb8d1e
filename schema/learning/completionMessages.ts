import { certificateIssuedMessage } from '../notifications/messages/certificateIssued';
import { certificatePayloadSql } from '../notifications/messages/certificatePayload';
import { courseCompletedMessage } from '../notifications/messages/courseCompleted';
import { coursePayloadSql } from '../notifications/messages/coursePayload';
import { sendMessageSql } from '../notifications/sendMessage';

/**
 * SQL that sends one message for each completed enrollment: the certificate, or that the course is completed while it awaits a
 * name or there is none.
 * @param completed SQL of a FROM item with the column "enrollmentId", empty or null for none
 */
export const sendCompletionMessagesSql = (completed: string): string => `
  SELECT CASE WHEN k."status" = 'valid'
    THEN ${sendMessageSql(certificateIssuedMessage, 'e."studentId"', certificatePayloadSql)}
    ELSE ${sendMessageSql(courseCompletedMessage, 'e."studentId"', {
      ...coursePayloadSql,
      awaitsName: `k."status" IS NOT DISTINCT FROM 'awaiting_name'`,
    })}
    END
  FROM ${completed} CROSS JOIN LATERAL (SELECT * FROM "enrollments" WHERE "id" = "enrollmentId") e
    JOIN "courses" c ON c."id" = e."courseId"
    LEFT JOIN LATERAL current_certificate("enrollmentId") k ON true`;
