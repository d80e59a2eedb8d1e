import { z } from 'zod';
import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import { languages } from '../contract/languages';
import { addJobs, defineJob } from '../core/jobs';
import { type AnyNotification, findNotificationKind } from './kinds/notificationKinds';
import { deliverNotificationsJob, notificationPayload, type NotificationDelivery } from './sendNotification';

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

/** Moves the messages that wait into jobs of the queue, as many together as a job may have. */
export async function collectMessages(db: Pick<Prisma.TransactionClient, '$queryRaw'>): Promise<void> {
  const collect = () => db.$queryRaw<{ causes: number }[]>`SELECT collect_messages() AS "causes"`;
  while ((await collect())[0]?.causes);
}

/**
 * The job `deliver_message`: writes notifications and adds a job for each mail, in one transaction. A second run changes
 * nothing. If one of several messages cannot be delivered, each gets a job of its own.
 * @throws Error if the kind of a single message is not known
 */
export async function deliverNotifications(
  db: PrismaClient,
  deliveries: readonly NotificationDelivery[],
): Promise<void> {
  const kinds = new Set(deliveries.map(({ kind }) => kind));
  const deliverAll = db.$transaction(async (tx) => {
    for (const kind of kinds) {
      const notification = findNotificationKind(kind);
      if (!notification) throw new Error(`There is no notification of the kind ${kind}`);
      await deliverKind(
        tx,
        notification,
        deliveries.filter((delivery) => delivery.kind === kind),
      );
    }
  });
  await deliverAll.catch(async (error: unknown) => {
    if (deliveries.length === 1) throw error;
    const single = deliveries.map((delivery) => [delivery]);
    await addJobs(db, deliverNotificationsJob, single);
  });
}

/** One statement for any number of messages and recipients: one for each message costs more than its cause. */
async function deliverKind(
  tx: Prisma.TransactionClient,
  notification: AnyNotification,
  deliveries: readonly NotificationDelivery[],
): Promise<void> {
  const { kind } = notification;
  await tx.$queryRaw`
    WITH messages AS MATERIALIZED (
      SELECT DISTINCT ON (1) (m ->> 'messageId')::uuid AS "id", m -> 'payload' AS "payload", m -> 'recipients' AS "recipients",
        "place"
      FROM jsonb_array_elements(${JSON.stringify(deliveries)}::jsonb) WITH ORDINALITY AS messages(m, "place") ORDER BY 1, "place"
    ), delivered AS (
      INSERT INTO "delivered_messages" ("id") SELECT "id" FROM messages ON CONFLICT DO NOTHING RETURNING "id"
    ), recipients AS MATERIALIZED (
      SELECT m."id" AS "messageId", m."payload", m."place", u."id", ${channelSql(notification.inApp, 'inApp')} AS "inApp",
        ${channelSql(notification.byEmail, 'byEmail')} AND ${addressSql(notification)} AS "byEmail"
      FROM delivered d JOIN messages m ON m."id" = d."id" CROSS JOIN LATERAL (${recipientsSql}) r("userId")
        JOIN "users" u ON u."id" = r."userId" AND u."isActive"
        LEFT JOIN "notification_preferences" p ON p."userId" = u."id" AND p."kind" = ${kind}
    ), inbox AS (
      INSERT INTO "notifications" ("userId", "messageId", "kind", "payload")
      SELECT "id", "messageId", ${kind}, "payload" FROM recipients WHERE "inApp" ORDER BY "place", "id"
    ), mails AS (
      SELECT "messageId", "payload", "place", jsonb_build_object('userId', "id") AS "to" FROM recipients WHERE "byEmail"
      UNION ALL
      SELECT m."id", m."payload", m."place", m."recipients" FROM delivered d JOIN messages m ON m."id" = d."id"
      WHERE m."recipients" ? 'address'
    )
    SELECT enqueue_jobs('send_mail', ARRAY(
      SELECT json_build_object('messageId', "messageId", 'kind', ${kind}::text, 'payload', "payload", 'to', "to")
      FROM mails ORDER BY "place"
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

/** The keys of the users that get a message `m`. */
const recipientsSql = Prisma.sql`
  SELECT DISTINCT value::int FROM jsonb_array_elements_text(coalesce(m."recipients" -> 'userIds', '[]'))
  UNION ALL
  SELECT "id" FROM "users" WHERE "role" = 'admin' AND m."recipients" ->> 'role' = 'admin'
  UNION ALL
  SELECT "studentId" FROM "enrollments"
  WHERE "courseId" = (m."recipients" ->> 'enrolledIn')::int AND "status" IN ('in_progress', 'completed')
  UNION ALL
  SELECT "userId" FROM "event_registrations"
  WHERE "eventId" = (m."recipients" ->> 'registeredFor')::int AND "status" = 'registered'`;
