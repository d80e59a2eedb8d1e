import { createHash } from 'node:crypto';
import { auditedTransaction } from '../audit/auditedTransaction';
import { contactMessageSchema, type ContactMessageData } from '../contract/validation/contact';
import { builder } from '../core/builder';
import { BulkResultType, applyInBulk } from '../core/bulkActions';
import type { SignedInContext } from '../core/context';
import { validate, Problem } from '../core/errors';
import { parseId } from '../core/ids';
import { ContactMessageType } from './contactMessage';

const ContactMessageInput = builder.inputType('ContactMessageInput', {
  description: 'A message to us.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Who writes.' }),
    email: t.string({ required: true, description: 'A valid address, for the answer.' }),
    phone: t.string({ description: 'Optional.' }),
    subject: t.string({ required: true, description: 'What it is about: a single line.' }),
    message: t.string({ required: true, description: 'Plain text; paragraphs apart by blank lines.' }),
  }),
});

builder.mutationField('sendContactMessage', (t) =>
  t.boolean({
    description:
      'Keeps a message for the admins; anybody may write. What is sent twice on a day is kept once, and answers true again. ' +
      'Problems: invalidInput, tooManyAttempts.',
    args: { input: t.arg({ type: ContactMessageInput, required: true, description: 'The message.' }) },
    resolve: async (_root, { input }, { db, rateLimiter }) => {
      const draft = validate(contactMessageSchema, input);
      await rateLimiter.limitByIp('contactMessage');
      // ON CONFLICT DO NOTHING: of any number of calls at once, one writes.
      await db.contactMessage.createMany({
        data: { ...draft, dedupeHash: messageDedupeHash(draft) },
        skipDuplicates: true,
      });
      return true;
    },
  }),
);

/** The same sender saying the same thing on the same day: a second click, or a try after an answer that was lost. */
const messageDedupeHash = ({ email, subject, message }: ContactMessageData): string => {
  const day = new Date().toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([email, subject, message, day]))
    .digest('base64url');
};

const messageIdArg = { required: true, description: 'Key of the message.' } as const;
const messageIdsArg = { required: true, description: 'Keys; 100 at most.' } as const;

/** Marked twice, a message keeps the first time. */
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

builder.mutationFields((t) => ({
  markContactMessageHandled: t.withAuth({ can: 'contact:manage' }).field({
    type: ContactMessageType,
    description:
      'Marks a message handled, or waiting again. Marked twice, it keeps the first time. ' +
      'Problems: notSignedIn, notAllowed, notFound.',
    args: {
      id: t.arg.id(messageIdArg),
      handled: t.arg.boolean({ required: true, defaultValue: true, description: 'False lets it wait again.' }),
    },
    resolve: (_root, { id, handled }, context) => setMessageHandled(handled)(parseId(id), context),
  }),
  deleteContactMessage: t.withAuth({ can: 'contact:manage' }).boolean({
    description: 'Deletes a message for good. Problems: notSignedIn, notAllowed, notFound.',
    args: { id: t.arg.id(messageIdArg) },
    resolve: async (_root, { id }, context) => {
      await deleteContactMessage(parseId(id), context);
      return true;
    },
  }),
  markContactMessagesHandled: t.withAuth({ can: 'contact:manage' }).field({
    type: BulkResultType,
    description: 'Marks messages handled, or waiting again. Problems: notSignedIn, notAllowed, invalidInput.',
    args: {
      ids: t.arg.idList(messageIdsArg),
      handled: t.arg.boolean({ required: true, description: 'False lets them wait again.' }),
    },
    resolve: (_root, { ids, handled }, context) => applyInBulk(ids, setMessageHandled(handled), context),
  }),
  deleteContactMessages: t.withAuth({ can: 'contact:manage' }).field({
    type: BulkResultType,
    description: 'Deletes messages for good. Problems: notSignedIn, notAllowed, invalidInput.',
    args: { ids: t.arg.idList(messageIdsArg) },
    resolve: (_root, { ids }, context) => applyInBulk(ids, deleteContactMessage, context),
  }),
}));
