import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import { boundedCountNote, countRows } from '../paging/countRows';
import { findPage, connectionComplexity } from '../paging/cursorPagination';
import { adminList } from '../admin/adminList';
import { adminSearchFilter } from '../admin/adminSearch';
import { stateLabelsAr } from '../contract/labels/stateLabelsAr';
import { createHash } from 'node:crypto';
import { auditedTransaction } from '../audit/auditedTransaction';
import { contactMessageSchema, type ContactMessageData } from '../contract/validation/site/contact';
import { bulkFlagMutation } from '../admin/adminMutations';
import { applyInBulk, BulkResultType } from '../admin/bulkActions';
import type { SignedInContext } from '../core/context';
import { validate, Problem } from '../core/problem';
import { parseId } from '../core/ids';
import { contactMessageWaitingNotification, contactReceivedNotification } from '../notifications/kinds/contact';
import { messageIdOfDay, sendNotification } from '../notifications/sendNotification';

export const ContactMessageType = builder.prismaObject('ContactMessage', {
  select: { id: true },
  description: 'A message from the contact form. Visible to admins only.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    name: t.exposeString('name', { description: 'Name of the sender.' }),
    email: t.exposeString('email', { description: 'Email address of the sender, lower case.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Phone number of the sender; null if none.' }),
    subject: t.exposeString('subject', { description: 'Subject.' }),
    message: t.exposeString('message', { description: 'Message text, plain text.' }),
    userId: t.exposeID('userId', {
      nullable: true,
      description: 'Id of the user who was signed in; null for a visitor.',
    }),
    handledAt: t.expose('handledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time when an admin marked the message as handled; null if open.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of sending.' }),
  }),
});

const ContactMessageFilter = builder.inputType('ContactMessageFilter', {
  description: 'Filter of messages.',
  fields: (t) => ({ isHandled: t.boolean({ description: 'True for handled messages, false for open ones.' }) }),
});

const contactMessageWhere = (
  filter: typeof ContactMessageFilter.$inferInput | null | undefined,
): Prisma.ContactMessageWhereInput =>
  filter?.isHandled == null ? {} : { handledAt: filter.isHandled ? { not: null } : null };

builder.queryField('contactMessages', (t) =>
  t.withAuth({ can: 'contact:manage' }).prismaConnection(
    {
      type: ContactMessageType,
      cursor: 'id',
      description: 'Contact messages, open ones first, newest first.',
      args: { filter: t.arg({ type: ContactMessageFilter, description: 'Filter.' }) },
      complexity: connectionComplexity,
      totalCount: (_root, { filter }, { db }) => countRows(db.contactMessage, contactMessageWhere(filter)),
      resolve: async (query, _root, { filter }, { db }) => {
        const where = contactMessageWhere(filter);
        const orderBy = [
          { handledAt: { sort: 'desc', nulls: 'first' } },
          { createdAt: 'desc' },
          { id: 'desc' },
        ] satisfies Prisma.ContactMessageOrderByWithRelationInput[];
        return findPage(db.contactMessage, query, { where, orderBy });
      },
    },
    { name: 'ContactMessageConnection', description: `A page of messages. totalCount: ${boundedCountNote}` },
    { name: 'ContactMessageEdge', description: 'A message and its cursor.' },
  ),
);

builder.queryField('contactMessage', (t) =>
  t.withAuth({ can: 'contact:manage' }).prismaField({
    type: ContactMessageType,
    nullable: true,
    description: 'A message of the contact form; null if there is none with this id.',
    args: { id: t.arg.id({ required: true, description: 'Id of the message.' }) },
    resolve: (query, _root, { id }, { db }) => db.contactMessage.findUnique({ ...query, where: { id: parseId(id) } }),
  }),
);

const AdminContactMessageFilter = builder.inputType('AdminContactMessageFilter', {
  description: 'Conditions on contact messages, combined with AND.',
  fields: (t) => ({
    search: t.string({ description: 'Words that all occur in any field.' }),
    isHandled: t.boolean({ description: 'True: handled messages only; false: waiting messages only.' }),
  }),
});

adminList('ContactMessage', {
  query: 'adminContactMessages',
  permission: 'contact:manage',
  type: ContactMessageType,
  noun: 'contact messages',
  filter: AdminContactMessageFilter,
  where: ({ search, isHandled }) => ({
    AND: adminSearchFilter<Prisma.ContactMessageWhereInput>(search, {
      states: [
        [stateLabelsAr.messageHandled, { handledAt: { not: null } }],
        [stateLabelsAr.messageWaiting, { handledAt: null }],
      ],
    }),
    ...(isHandled != null && { handledAt: isHandled ? { not: null } : null }),
  }),
  sortFields: ['handledAt', 'name', 'email', 'subject', 'createdAt'],
  sortDescriptions: { handledAt: 'Descending: waiting messages first. The newest first within each group.' },
  defaultSort: ['handledAt', 'desc'],
  sortKeys: { name: 'sortKey', subject: 'subjectSortKey' },
  orderBy: (sort, direction) =>
    sort === 'handledAt'
      ? [
          { handledAt: { sort: direction, nulls: direction === 'desc' ? 'first' : 'last' } },
          { createdAt: 'desc' },
          { id: 'desc' },
        ]
      : undefined,
});

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
    description: 'Sends a message to the admins; no sign-in required. A message sent twice on one day is stored once.',
    problems: ['invalidInput', 'tooManyAttempts'],
    args: { input: t.arg({ type: ContactMessageInput, required: true, description: 'The message.' }) },
    resolve: async (_root, { input }, { db, viewer, language, services: { rateLimiter } }) => {
      const draft = validate(contactMessageSchema, input);
      await rateLimiter.limitByIp('contactMessage');
      const data = { ...draft, userId: viewer?.id ?? null, dedupeHash: messageDedupeHash(draft) };
      await db.$transaction(async (tx) => {
        // ON CONFLICT DO NOTHING: concurrent duplicates store one row.
        const [stored] = await tx.contactMessage.createManyAndReturn({
          data,
          skipDuplicates: true,
          select: { id: true },
        });
        if (!stored) return;
        const waiting = { contactMessageId: stored.id };
        await sendNotification(tx, contactMessageWaitingNotification, { role: 'admin' }, waiting);
        const messageId = messageIdOfDay(`contact_received ${draft.email}`);
        await sendNotification(tx, contactReceivedNotification, { address: draft.email, language }, {}, { messageId });
      });
      return true;
    },
  }),
);

const today = (): string => new Date().toISOString().slice(0, 10);

/** Equal for repeated submissions on one day: a double click, or a retry after a lost response. */
const messageDedupeHash = ({ email, subject, message }: ContactMessageData): string =>
  createHash('sha256')
    .update(JSON.stringify([email, subject, message, today()]))
    .digest('base64url');

/** A second mark keeps the first time. */
const setMessageHandled = (handled: boolean) => (id: number, context: SignedInContext) =>
  auditedTransaction(context, async (tx) => {
    const { count } = await tx.contactMessage.updateMany({
      where: { id, handledAt: handled ? null : { not: null } },
      data: { handledAt: handled ? new Date() : null },
    });
    const message = await tx.contactMessage.findUnique({ where: { id } });
    if (!message) throw new Problem('notFound');
    return { message, isChanged: count > 0 };
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
    description: 'Marks a message as handled or waiting.',
    problems: ['notFound'],
    args: {
      id: t.arg.id(messageIdArg),
      handled: t.arg.boolean({ required: true, defaultValue: true, description: 'False for waiting.' }),
    },
    resolve: async (_root, { id, handled }, context) =>
      (await setMessageHandled(handled)(parseId(id), context)).message,
  }),
  deleteContactMessage: t.withAuth({ can: 'contact:manage' }).boolean({
    description: 'Deletes a message permanently.',
    problems: ['notFound'],
    args: { id: t.arg.id(messageIdArg) },
    resolve: async (_root, { id }, context) => {
      await deleteContactMessage(parseId(id), context);
      return true;
    },
  }),
  deleteContactMessages: t.withAuth({ can: 'contact:manage' }).field({
    type: BulkResultType,
    description: 'Deletes messages permanently.',
    problems: ['invalidInput'],
    args: { ids: t.arg.idList({ required: true, description: 'Ids, at most 100.' }) },
    resolve: (_root, { ids }, context) => applyInBulk(ids, deleteContactMessage, context),
  }),
}));

bulkFlagMutation('markContactMessagesHandled', {
  permission: 'contact:manage',
  noun: 'contact messages',
  flag: 'handled',
  apply: (handled) => async (id, context) => (await setMessageHandled(handled)(id, context)).isChanged,
});
