import { certificateIssuedMessage } from '../notifications/messages/certificateIssued';
import { certificatePayloadSql } from '../notifications/messages/certificatePayload';
import { courseCompletedMessage } from '../notifications/messages/courseCompleted';
import { coursePayloadSql } from '../notifications/messages/coursePayload';
import { messageJobSql, sendMessagesSql } from '../notifications/sendMessage';

const userId = 'e."studentId"';
const certificateJob = messageJobSql({ message: certificateIssuedMessage, userId, payload: certificatePayloadSql });
const completionJob = messageJobSql({
  message: courseCompletedMessage,
  userId,
  payload: { ...coursePayloadSql, awaitsName: `k."status" IS NOT DISTINCT FROM 'awaiting_name'` },
});

/**
 * SQL that sends one message for each completed enrollment: the certificate, or that the course is completed while it awaits a
 * name or there is none.
 * @param completed SQL of a FROM item with the column "enrollmentId", empty or null for none
 */
export const sendCompletionMessagesSql = (completed: string): string => `
  SELECT CASE WHEN k."status" = 'valid' THEN ${sendMessagesSql(certificateJob)} ELSE ${sendMessagesSql(completionJob)} END
  FROM ${completed} CROSS JOIN LATERAL (SELECT * FROM "enrollments" WHERE "id" = "enrollmentId") e
    JOIN "courses" c ON c."id" = e."courseId"
    LEFT JOIN LATERAL current_certificate("enrollmentId") k ON true`;
