import { createHash } from 'node:crypto';
import { auditedTransaction } from '../audit/auditedTransaction';
import { contactMessageSchema, type ContactMessageData } from '../contract/validation/contact';
import { builder } from '../core/builder';
import { bulkFlagMutation } from '../core/adminMutations';
import { applyInBulk, BulkResultType } from '../core/bulkActions';
import type { SignedInContext } from '../core/context';
import { validate, Problem } from '../core/errors';
import { parseId } from '../core/ids';
import { ContactMessageType } from './contactMessage';

const ContactMessageInput = builder.inputType('ContactMessageInput', {
  description: 'A message from the contact form.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the sender.' }),
    email: t.string({ required: true, description: 'Email address for the reply.' }),
    phone: t.string({ description: 'Phone number.' }),
    subject: t.string({ required: true, description: 'Subject; a single line.' }),
    message: t.string({ required: true, description: 'Plain text; blank lines separate paragraphs.' }),
  }),
});

builder.mutationField('sendContactMessage', (t) =>
  t.boolean({
    description:
      'Sends a message to the admins; no sign-in required. A message sent twice on one day is stored once. ' +
      'Problems: invalidInput, tooManyAttempts.',
    args: { input: t.arg({ type: ContactMessageInput, required: true, description: 'The message.' }) },
    resolve: async (_root, { input }, { db, rateLimiter }) => {
      const draft = validate(contactMessageSchema, input);
      await rateLimiter.limitByIp('contactMessage');
      // ON CONFLICT DO NOTHING: concurrent duplicates store one row.
      await db.contactMessage.createMany({
        data: { ...draft, dedupeHash: messageDedupeHash(draft) },
        skipDuplicates: true,
      });
      return true;
    },
  }),
);

/** Equal for repeated submissions on one day: a double click, or a retry after a lost response. */
const messageDedupeHash = ({ email, subject, message }: ContactMessageData): string => {
  const day = new Date().toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([email, subject, message, day]))
    .digest('base64url');
};

/** A second mark keeps the first time. */
const setMessageHandled = (handled: boolean) => (id: number, context: SignedInContext) =>
  auditedTransaction(context, async (tx) => {
    await tx.contactMessage.updateMany({
      where: { id, handledAt: handled ? null : { not: null } },
      data: { handledAt: handled ? new Date() : null },
    });
    const message = await tx.contactMessage.findUnique({ where: { id } });
    if (!message) throw new Problem('notFound');
    return message;
  });

const deleteContactMessage = (id: number, context: SignedInContext) =>
  auditedTransaction(context, async (tx) => {
    const { count } = await tx.contactMessage.deleteMany({ where: { id } });
    if (count === 0) throw new Problem('notFound');
  });

const messageIdArg = { required: true, description: 'Id of the message.' } as const;

builder.mutationFields((t) => ({
  markContactMessageHandled: t.withAuth({ can: 'contact:manage' }).field({
    type: ContactMessageType,
    description: 'Marks a message as handled or waiting. Problems: notSignedIn, notAllowed, notFound.',
    args: {
      id: t.arg.id(messageIdArg),
      handled: t.arg.boolean({ required: true, defaultValue: true, description: 'False for waiting.' }),
    },
    resolve: (_root, { id, handled }, context) => setMessageHandled(handled)(parseId(id), context),
  }),
  deleteContactMessage: t.withAuth({ can: 'contact:manage' }).boolean({
    description: 'Deletes a message permanently. Problems: notSignedIn, notAllowed, notFound.',
    args: { id: t.arg.id(messageIdArg) },
    resolve: async (_root, { id }, context) => {
      await deleteContactMessage(parseId(id), context);
      return true;
    },
  }),
  deleteContactMessages: t.withAuth({ can: 'contact:manage' }).field({
    type: BulkResultType,
    description: 'Deletes messages permanently. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { ids: t.arg.idList({ required: true, description: 'Ids, at most 100.' }) },
    resolve: (_root, { ids }, context) => applyInBulk(ids, deleteContactMessage, context),
  }),
}));

bulkFlagMutation('markContactMessagesHandled', {
  permission: 'contact:manage',
  noun: 'contact messages',
  flag: 'handled',
  apply: setMessageHandled,
});
