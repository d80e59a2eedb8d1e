import type { Prisma } from '../../prisma/generated/client';
import { auditedTransaction } from '../audit/auditedTransaction';
import { bounds } from '../contract/bounds';
import { displayName, nameColumns } from '../contract/text/names/displayName';
import { detectLanguage } from '../contract/text/format/formatters';
import { contactReplySchema } from '../contract/validation/site/contact';
import { builder } from '../core/builder';
import type { SignedInContext } from '../core/context';
import { Problem, validate } from '../core/problem';
import { parseId } from '../core/ids';
import { contactReplyNotification } from '../notifications/kinds/contact';
import { sendNotification } from '../notifications/sendNotification';
import { ContactMessageType } from './contactMessage';

const { replyMax, repliesPerMessage } = bounds.contact;

const ContactReplyType = builder.prismaObject('ContactReply', {
  description: 'A reply of the office to a message of the contact form. Visible to admins only.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    text: t.exposeString('text', { description: 'What was sent, plain text.' }),
    authorName: t.string({
      nullable: true,
      description: 'Present name of the admin who replied; null after the row of the admin was deleted.',
      select: { author: { select: nameColumns } },
      resolve: ({ author }) => author && displayName(author, 'ar'),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the reply.' }),
  }),
});

builder.prismaObjectField(ContactMessageType, 'replies', (t) =>
  t.relation('replies', {
    type: ContactReplyType,
    description: `All replies, oldest first; at most ${repliesPerMessage}.`,
    query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  }),
);

/** Replies to one message wait for each other. */
async function lockMessage(tx: Prisma.TransactionClient, id: number) {
  await tx.$queryRaw`SELECT 1 FROM "contact_messages" WHERE "id" = ${id} FOR NO KEY UPDATE`;
  const message = await tx.contactMessage.findUnique({
    where: { id },
    select: { email: true, subject: true, handledAt: true, replies: { select: { text: true } } },
  });
  if (!message) throw new Problem('notFound');
  return message;
}

/** Stores and mails a reply in the language of its text. The same text is sent once: a second press of the button finds the first. */
async function replyTo(
  tx: Prisma.TransactionClient,
  id: number,
  text: string,
  { viewer }: SignedInContext,
): Promise<void> {
  const { email, subject, handledAt, replies } = await lockMessage(tx, id);
  if (replies.some((reply) => reply.text === text)) return;
  if (replies.length >= repliesPerMessage) throw new Problem('contactReplyLimit');
  await tx.contactReply.create({ data: { contactMessageId: id, authorId: viewer.id, text } });
  if (!handledAt) await tx.contactMessage.update({ where: { id }, data: { handledAt: new Date() } });
  const recipient = { address: email, language: detectLanguage(text, 'ar') };
  await sendNotification(tx, contactReplyNotification, recipient, { subject, text });
}

builder.mutationField('replyToContactMessage', (t) =>
  t.withAuth({ can: 'contact:manage' }).prismaField({
    type: ContactMessageType,
    description:
      `Mails a reply to the sender of a message, at most ${repliesPerMessage}, and marks the message as handled. ` +
      'The same text is sent once.',
    problems: ['notFound', 'invalidInput', 'contactReplyLimit'],
    args: {
      id: t.arg.id({ required: true, description: 'Id of the message.' }),
      text: t.arg.string({
        required: true,
        description: `The reply, plain text of at most ${replyMax} characters; blank lines separate paragraphs.`,
      }),
    },
    resolve: (query, _root, args, context) => {
      const id = parseId(args.id);
      const { text } = validate(contactReplySchema, args);
      return auditedTransaction(context, async (tx) => {
        await replyTo(tx, id, text, context);
        return tx.contactMessage.findUniqueOrThrow({ ...query, where: { id } });
      });
    },
  }),
);
