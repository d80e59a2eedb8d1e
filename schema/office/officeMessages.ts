import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { auditedTransaction } from '../audit/auditedTransaction';
import { pageSizes } from '../contract/pageSizes';
import {
  officeMessageRecipientsSchema,
  officeMessageSchema,
  type OfficeMessageData,
} from '../contract/validation/officeMessages';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { Problem, validate } from '../core/errors';
import { officeMessageNotification } from '../notifications/kinds/officeMessages';
import { messageIdOf, messageIdOfDay, sendNotification } from '../notifications/sendNotification';

interface OfficeMessageReach {
  recipientCount: number;
  mailCount: number;
}

const OfficeMessageReachType = builder.objectRef<OfficeMessageReach>('OfficeMessageReach').implement({
  description: 'How many of the chosen people a message of the office reaches.',
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

const userIdsNote = `Keys of users, at most ${pageSizes.selectedRows}; repeated ones count once.`;

const OfficeMessageInput = builder.inputType('OfficeMessageInput', {
  description: 'A message to chosen people. The English texts are both given or both left out.',
  fields: (t) => ({
    userIds: t.idList({ required: true, description: userIdsNote }),
    subjectAr: t.string({ required: true, description: 'Arabic subject; a single line.' }),
    textAr: t.string({ required: true, description: 'Arabic text, plain; blank lines separate paragraphs.' }),
    subject: t.string({ description: 'English subject.' }),
    text: t.string({ description: 'English text.' }),
  }),
});

builder.queryField('officeMessageReach', (t) =>
  t.withAuth({ can: 'user:manage' }).field({
    type: OfficeMessageReachType,
    description: 'How many people a message to the chosen ones would reach.',
    problems: ['invalidInput'],
    args: { userIds: t.arg.idList({ required: true, description: userIdsNote }) },
    resolve: (_root, input, { db }) => countReach(db, validate(officeMessageRecipientsSchema, input).userIds),
  }),
);

builder.mutationField('sendOfficeMessage', (t) =>
  t.withAuth({ can: 'user:manage' }).int({
    description:
      'Sends a message to chosen people: to the inbox of each, and as a mail by their preferences. Returns the number of recipients. ' +
      'The same message to the same people on one day is sent once.',
    problems: ['invalidInput', 'tooManyAttempts', 'messageWithoutRecipients'],
    args: { input: t.arg({ type: OfficeMessageInput, required: true, description: 'The message.' }) },
    resolve: async (_root, { input }, context) => {
      const message = validate(officeMessageSchema, input);
      await context.services.rateLimiter.limitByUser(context.viewer.id, 'officeMessage');
      return sendOfficeMessage(message, context);
    },
  }),
);

const recipientWhere = (userIds: number[]): Prisma.UserWhereInput => ({
  id: { in: userIds },
  isActive: true,
  deleteAfter: null,
});

async function countReach(db: PrismaClient, userIds: number[]): Promise<OfficeMessageReach> {
  const where = recipientWhere(userIds);
  const { kind } = officeMessageNotification;
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

/** The delivery is a job with one statement for all recipients; each mail is a job of its own. */
const sendOfficeMessage = ({ userIds: chosenIds, ...texts }: OfficeMessageData, context: SignedInContext) =>
  auditedTransaction(context, async (tx) => {
    const recipients = await tx.user.findMany({
      where: recipientWhere(chosenIds),
      select: { id: true },
      orderBy: { id: 'asc' },
    });
    const userIds = recipients.map(({ id }) => id);
    if (userIds.length === 0) throw new Problem('messageWithoutRecipients');
    const messageId = messageIdOfDay(`office_message ${JSON.stringify([texts, userIds])}`);
    // A second press of the button waits for the first one and finds its mark.
    const isFirst = await tx.$executeRaw`
      INSERT INTO "delivered_messages" ("id") VALUES (${messageIdOf(`sent ${messageId}`)}::uuid) ON CONFLICT DO NOTHING`;
    if (isFirst > 0) {
      await sendNotification(tx, officeMessageNotification, { userIds }, texts, { messageId });
      await logMessage(tx, context, { ...texts, recipientCount: userIds.length });
    }
    return userIds.length;
  });

/** Office messages have no table: recipients have them in their inbox, and the audit log has the subject and the number. */
async function logMessage(
  tx: Prisma.TransactionClient,
  { viewer }: SignedInContext,
  { subjectAr, subject, recipientCount }: Omit<OfficeMessageData, 'userIds'> & { recipientCount: number },
): Promise<void> {
  const after = JSON.stringify({ subjectAr, subject, recipientCount });
  await tx.$executeRaw`
    INSERT INTO "audit_entries" ("actorId", "actorName", "action", "entity", "entityId", "entityName", "after")
    SELECT "id", concat_ws(' ', "firstName", "lastName"), 'create', 'office_messages', 0, ${subjectAr}, ${after}::jsonb
    FROM "users" WHERE "id" = ${viewer.id}`;
}
