import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import { inAnyField, inOrder, pageArguments, SortDirectionType, tableComplexity, windowOf } from '../tables';
import { ContactMessageType } from './message';

/** What a table of messages is asked for; its columns are read only as far as they are. */
interface MessageRows {
  where: Prisma.ContactMessageWhereInput;
  orderBy: Prisma.ContactMessageOrderByWithRelationInput[];
  skip: number;
  take: number;
}

const ContactMessageTableType = builder.objectRef<MessageRows>('ContactMessageTable').implement({
  description: 'A page of the table of messages.',
  fields: (t) => ({
    rows: t.prismaField({
      type: [ContactMessageType],
      description: 'The rows of the page.',
      resolve: async (query, { where, orderBy, skip, take }, _args, { db }) => {
        const keys = await db.contactMessage.findMany({ select: { id: true }, where, orderBy, skip, take });
        return inOrder(keys, (among) => db.contactMessage.findMany({ ...query, where: among }));
      },
    }),
    totalCount: t.int({
      description: 'Rows on all pages together.',
      resolve: ({ where }, _args, { db }) => db.contactMessage.count({ where }),
    }),
  }),
});

const ContactMessageTableFilter = builder.inputType('ContactMessageTableFilter', {
  description: 'Narrows the table of messages; conditions add up.',
  fields: (t) => ({
    search: t.string({ description: 'Words that occur in any field.' }),
    isHandled: t.boolean({ description: 'Only handled messages, or only those that wait.' }),
  }),
});

const ContactMessageColumnType = builder.enumType('ContactMessageColumn', {
  description: 'What the table of messages is sorted by.',
  values: {
    handledAt: { description: 'Those that wait apart from those that are handled; in each, the newest first.' },
    name: {},
    email: {},
    subject: {},
    createdAt: {},
  } as const,
});

type Column = typeof ContactMessageColumnType.$inferType;

const orderOf = (column: Column, direction: 'asc' | 'desc'): Prisma.ContactMessageOrderByWithRelationInput[] =>
  column === 'handledAt'
    ? [
        { handledAt: { sort: direction, nulls: direction === 'desc' ? 'first' : 'last' } },
        { createdAt: 'desc' },
        { id: 'desc' },
      ]
    : [{ [column]: direction }, { id: direction }];

builder.queryField('contactMessageTable', (t) =>
  t.withAuth({ can: 'contact:manage' }).field({
    type: ContactMessageTableType,
    description: 'Messages to us as the admin panel lists them. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: tableComplexity,
    args: {
      filter: t.arg({ type: ContactMessageTableFilter, description: 'Narrows the table.' }),
      sort: t.arg({
        type: ContactMessageColumnType,
        required: true,
        defaultValue: 'handledAt',
        description: 'The column.',
      }),
      direction: t.arg({ type: SortDirectionType, required: true, defaultValue: 'desc', description: 'The way.' }),
      ...pageArguments,
    },
    resolve: (_root, { filter, sort, direction, ...page }) => ({
      where: {
        AND: inAnyField(filter?.search),
        ...(filter?.isHandled != null && { handledAt: filter.isHandled ? { not: null } : null }),
      },
      orderBy: orderOf(sort, direction),
      ...windowOf(page),
    }),
  }),
);
