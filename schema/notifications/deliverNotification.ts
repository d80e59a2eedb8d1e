import { z } from 'zod';
import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import { languages } from '../contract/languages';
import { addJob, defineJob } from '../core/jobs';
import { type AnyNotification, findNotificationKind } from './kinds/notificationKinds';
import { notificationPayload, type NotificationDelivery, type NotificationRecipients } from './sendNotification';

export const sendMailJob = defineJob({
  name: 'send_mail',
  label: { ar: 'إرسال بريد', en: 'Send a mail' },
  payload: z.object({
    messageId: z.string(),
    kind: z.string(),
    payload: notificationPayload,
    /** A user gets it at the address that the account has when it is sent. */
    to: z.union([z.object({ userId: z.int() }), z.object({ address: z.string(), language: z.enum(languages) })]),
  }),
});

/** Mails start after other jobs, so that a slow mail server delays nothing else; links and security notices go first. */
const mailPriority = ({ byEmail }: AnyNotification): number => (byEmail === 'always' ? 1 : 2);

/**
 * The job `deliver_message`: writes notifications and adds a job for each mail, in one transaction. A second run changes
 * nothing.
 * @throws Error if the kind is not known
 */
export async function deliverNotification(db: PrismaClient, delivery: NotificationDelivery): Promise<void> {
  const { messageId, kind, payload, recipients } = delivery;
  const notification = findNotificationKind(kind);
  if (!notification) throw new Error(`There is no notification of the kind ${kind}`);
  await db.$transaction(async (tx) => {
    const isFirst = await tx.$executeRaw`
      INSERT INTO "delivered_messages" ("id") VALUES (${messageId}::uuid) ON CONFLICT DO NOTHING`;
    if (isFirst === 0) return;
    const priority = mailPriority(notification);
    if ('address' in recipients)
      await addJob(tx, sendMailJob, { messageId, kind, payload, to: recipients }, { priority });
    else await deliverToUsers(tx, notification, delivery, recipients);
  });
}

/** One statement for any number of recipients, such as the students of a course: one for each ends at the timeout. */
async function deliverToUsers(
  tx: Prisma.TransactionClient,
  notification: AnyNotification,
  { messageId, kind, payload }: NotificationDelivery,
  recipients: Exclude<NotificationRecipients, { address: string }>,
): Promise<void> {
  const json = JSON.stringify(payload);
  await tx.$queryRaw`
    WITH recipients AS MATERIALIZED (
      SELECT u."id", ${channelSql(notification.inApp, 'inApp')} AS "inApp",
        ${channelSql(notification.byEmail, 'byEmail')} AND ${addressSql(notification)} AS "byEmail"
      FROM "users" u LEFT JOIN "notification_preferences" p ON p."userId" = u."id" AND p."kind" = ${kind}
      WHERE u."isActive" AND ${recipientsSql(recipients)}
    ), inbox AS (
      INSERT INTO "notifications" ("userId", "messageId", "kind", "payload")
      SELECT "id", ${messageId}::uuid, ${kind}, ${json}::jsonb FROM recipients WHERE "inApp"
    )
    SELECT enqueue_jobs('send_mail', ARRAY(
      SELECT json_build_object(
        'messageId', ${messageId}::text, 'kind', ${kind}::text, 'payload', ${json}::json, 'to', json_build_object('userId', "id"))
      FROM recipients WHERE "byEmail"
    ), ${mailPriority(notification)}::int)`;
}

/** Whether the recipient `u` with the preferences `p` gets the mail at their address. */
function addressSql({ kind, inApp, mailsUnconfirmed }: AnyNotification): Prisma.Sql {
  if (mailsUnconfirmed === true) return Prisma.sql`true`;
  const isConfirmed = Prisma.sql`u."emailConfirmedAt" IS NOT NULL`;
  if (!mailsUnconfirmed) return isConfirmed;
  return Prisma.sql`(${isConfirmed} OR (${channelSql(inApp, 'inApp')} AND ${mailsUnconfirmed.perDay} > (
    SELECT count(*) FROM "notifications" n
    WHERE n."userId" = u."id" AND n."kind" = ${kind} AND n."createdAt" > now() - interval '1 day')))`;
}

function channelSql(rule: AnyNotification['inApp'], column: 'inApp' | 'byEmail'): Prisma.Sql {
  if (rule === 'always' || rule === 'never') return Prisma.sql`${rule === 'always'}::boolean`;
  return Prisma.sql`coalesce(p.${Prisma.raw(`"${column}"`)}, ${rule === 'on'}::boolean)`;
}

function recipientsSql(recipients: Exclude<NotificationRecipients, { address: string }>): Prisma.Sql {
  if ('userIds' in recipients) return Prisma.sql`u."id" = ANY(${recipients.userIds})`;
  if ('role' in recipients) return Prisma.sql`u."role" = 'admin'`;
  if ('enrolledIn' in recipients)
    return Prisma.sql`u."id" IN (SELECT "studentId" FROM "enrollments"
      WHERE "courseId" = ${recipients.enrolledIn} AND "status" IN ('in_progress', 'completed'))`;
  return Prisma.sql`u."id" IN (SELECT "userId" FROM "event_registrations"
    WHERE "eventId" = ${recipients.registeredFor} AND "status" = 'registered')`;
}
