import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import { assertCursorInList, connectionComplexity } from '../core/cursorPagination';

export const ContactMessageType = builder.prismaObject('ContactMessage', {
  description: 'A message from the contact form. Visible to admins only.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Integer key.' }),
    name: t.exposeString('name', { description: 'Name of the sender.' }),
    email: t.exposeString('email', { description: 'Email address of the sender, lower case.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Phone number of the sender; null if none.' }),
    subject: t.exposeString('subject', { description: 'Subject.' }),
    message: t.exposeString('message', { description: 'Message text, plain text.' }),
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
      description: 'Contact messages, open ones first, newest first. Problems: notSignedIn, notAllowed.',
      args: { filter: t.arg({ type: ContactMessageFilter, description: 'Filter.' }) },
      complexity: connectionComplexity,
      totalCount: (_root, { filter }, { db }) => db.contactMessage.count({ where: contactMessageWhere(filter) }),
      resolve: async (query, _root, { filter }, { db }) => {
        const where = contactMessageWhere(filter);
        await assertCursorInList(query, (row) => db.contactMessage.count({ where: { AND: [where, row] } }));
        return db.contactMessage.findMany({
          ...query,
          where,
          orderBy: [{ handledAt: { sort: 'desc', nulls: 'first' } }, { createdAt: 'desc' }, { id: 'desc' }],
        });
      },
    },
    { name: 'ContactMessageConnection', description: 'A page of messages.' },
    { name: 'ContactMessageEdge', description: 'A message and its cursor.' },
  ),
);
