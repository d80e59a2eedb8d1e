import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { auditedTransaction } from '../audit/auditedTransaction';
import type { AuditedEntity } from '../contract/audit/auditedEntities';
import type { PersonalMessageTexts } from '../contract/validation/office/personalMessages';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { Problem } from '../core/problem';
import type { NotificationDefinition } from './defineNotification';
import { messageIdOfDay, sendNotification } from './sendNotification';

/* Messages that a person writes to chosen people: of the office to any, of trainers to learners of their courses. */

interface MessageReach {
  recipientCount: number;
  mailCount: number;
}

export const MessageReachType = builder.objectRef<MessageReach>('MessageReach').implement({
  description: 'How many of the chosen people a message reaches.',
  fields: (t) => ({
    recipientCount: t.exposeInt('recipientCount', {
      description: 'People who get it in their inbox: all but deactivated accounts and those that are to be deleted.',
    }),
    mailCount: t.exposeInt('mailCount', {
      description:
        'Those of them who get it as a mail, too: with a confirmed address that was not refused, and by their preferences.',
    }),
  }),
});

/** People whom a message reaches. */
export const reachableUsers = { isActive: true, deleteAfter: null } satisfies Prisma.UserWhereInput;

/** @param people condition on the chosen people */
export async function countReach(
  db: PrismaClient,
  { kind }: { kind: string },
  people: Prisma.UserWhereInput,
): Promise<MessageReach> {
  const where = { AND: [people, reachableUsers] };
  const isMailed: Prisma.UserWhereInput = {
    emailConfirmedAt: { not: null },
    emailBouncedAt: null,
    notificationPreferences: { none: { kind, byEmail: false } },
  };
  const [recipientCount, mailCount] = await Promise.all([
    db.user.count({ where }),
    db.user.count({ where: { AND: [where, isMailed] } }),
  ]);
  return { recipientCount, mailCount };
}

interface PersonalMessage<Kind extends string, Payload extends PersonalMessageTexts> {
  notification: NotificationDefinition<Kind, Payload>;
  /** Condition on the chosen people. */
  people: Prisma.UserWhereInput;
  payload: Payload;
  /** Of the audit log, in which the message is a row of this entity. */
  entity: AuditedEntity;
  entityId: number;
}

/**
 * Sends a message to each of the chosen people who have not had it today: the delivery is a job with one statement for all recipients, each mail a job.
 * @returns the number of people who have it
 * @throws Problem `messageWithoutRecipients`
 */
export const sendPersonalMessage = <Kind extends string, Payload extends PersonalMessageTexts>(
  { notification, people, payload, entity, entityId }: PersonalMessage<Kind, Payload>,
  context: SignedInContext,
): Promise<number> =>
  auditedTransaction(context, async (tx) => {
    const recipients = await tx.user.findMany({
      where: { AND: [people, reachableUsers] },
      select: { id: true },
      orderBy: { id: 'asc' },
    });
    const userIds = recipients.map(({ id }) => id);
    if (userIds.length === 0) throw new Problem('messageWithoutRecipients');
    const { subjectAr, textAr, subject, text } = payload;
    const message = JSON.stringify([notification.kind, entityId, subjectAr, textAr, subject, text]);
    const newIds = await markRecipients(tx, message, userIds);
    if (newIds.length > 0) {
      await sendNotification(tx, notification, { userIds: newIds }, payload);
      await logMessage(tx, context, { entity, entityId, payload, recipientCount: newIds.length });
    }
    return userIds.length;
  });

/**
 * Marks who has a message today. A second press of the button waits for the first one and finds its marks.
 * @returns those who have not had it
 */
async function markRecipients(tx: Prisma.TransactionClient, message: string, userIds: number[]): Promise<number[]> {
  const userOf = new Map(userIds.map((userId) => [messageIdOfDay(`sent ${message} ${userId}`), userId]));
  // In one order, so that two messages at the same time do not wait for each other.
  const marks = [...userOf.keys()].sort();
  const marked = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO "delivered_messages" ("id") SELECT unnest(${marks}::uuid[]) ON CONFLICT DO NOTHING RETURNING "id"::text`;
  return marked.flatMap(({ id }) => userOf.get(id) ?? []).sort((a, b) => a - b);
}

interface LoggedMessage {
  entity: AuditedEntity;
  entityId: number;
  payload: PersonalMessageTexts;
  recipientCount: number;
}

/** These messages have no table: recipients have them in their inbox, and the audit log has the subject and the number. */
async function logMessage(
  tx: Prisma.TransactionClient,
  { viewer }: SignedInContext,
  { entity, entityId, payload: { subjectAr, subject }, recipientCount }: LoggedMessage,
): Promise<void> {
  const after = JSON.stringify({ subjectAr, subject, recipientCount });
  await tx.$executeRaw`
    INSERT INTO "audit_entries" ("actorId", "actorName", "action", "entity", "entityId", "entityName", "after")
    SELECT "id", concat_ws(' ', "firstName", "lastName"), 'create', ${entity}, ${entityId}, ${subjectAr}, ${after}::jsonb
    FROM "users" WHERE "id" = ${viewer.id}`;
}
