import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import { assertCursorInList, connectionComplexity } from '../core/cursorPagination';

export const ContactMessageType = builder.prismaObject('ContactMessage', {
  description: 'What somebody wrote through the contact form. Only admins read it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable key; an integer.' }),
    name: t.exposeString('name', { description: 'Who wrote, as they call themself.' }),
    email: t.exposeString('email', { description: 'Where the answer goes; in lower case.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Where given.' }),
    subject: t.exposeString('subject', { description: 'What it is about.' }),
    message: t.exposeString('message', { description: 'What was written: plain text.' }),
    handledAt: t.expose('handledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an admin first marked it handled; null while it waits.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
  }),
});

const ContactMessageFilter = builder.inputType('ContactMessageFilter', {
  description: 'Narrows a list of messages.',
  fields: (t) => ({ isHandled: t.boolean({ description: 'Only handled ones, or only those that wait.' }) }),
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
      description:
        'Messages to us: those that wait first, the newest of them on top. Problems: notSignedIn, notAllowed.',
      args: { filter: t.arg({ type: ContactMessageFilter, description: 'Narrows the list.' }) },
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
    { name: 'ContactMessageEdge', description: 'A message in its place on the page.' },
  ),
);
