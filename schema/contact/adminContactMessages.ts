import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import {
  adminSearchFilter,
  fetchInIdOrder,
  offsetPageArgs,
  SortDirectionType,
  offsetPageComplexity,
  toSkipTake,
} from '../core/offsetPagination';
import { ContactMessageType } from './contactMessage';

/** What a table of messages is asked for; its columns are read only as far as they are. */
interface ContactMessageListQuery {
  where: Prisma.ContactMessageWhereInput;
  orderBy: Prisma.ContactMessageOrderByWithRelationInput[];
  skip: number;
  take: number;
}

const AdminContactMessageListType = builder.objectRef<ContactMessageListQuery>('AdminContactMessageList').implement({
  description: 'A page of the table of messages.',
  fields: (t) => ({
    rows: t.prismaField({
      type: [ContactMessageType],
      description: 'The rows of the page.',
      resolve: async (query, { where, orderBy, skip, take }, _args, { db }) => {
        const keys = await db.contactMessage.findMany({ select: { id: true }, where, orderBy, skip, take });
        return fetchInIdOrder(keys, (among) => db.contactMessage.findMany({ ...query, where: among }));
      },
    }),
    totalCount: t.int({
      description: 'Rows on all pages together.',
      resolve: ({ where }, _args, { db }) => db.contactMessage.count({ where }),
    }),
  }),
});

const AdminContactMessageFilter = builder.inputType('AdminContactMessageFilter', {
  description: 'Narrows the table of messages; conditions add up.',
  fields: (t) => ({
    search: t.string({ description: 'Words that occur in any field.' }),
    isHandled: t.boolean({ description: 'Only handled messages, or only those that wait.' }),
  }),
});

const ContactMessageSortFieldType = builder.enumType('ContactMessageSortField', {
  description: 'What the table of messages is sorted by.',
  values: {
    handledAt: { description: 'Those that wait apart from those that are handled; in each, the newest first.' },
    name: {},
    email: {},
    subject: {},
    createdAt: {},
  } as const,
});

type ContactMessageSortField = typeof ContactMessageSortFieldType.$inferType;

const adminContactMessageOrderBy = (
  column: ContactMessageSortField,
  direction: 'asc' | 'desc',
): Prisma.ContactMessageOrderByWithRelationInput[] =>
  column === 'handledAt'
    ? [
        { handledAt: { sort: direction, nulls: direction === 'desc' ? 'first' : 'last' } },
        { createdAt: 'desc' },
        { id: 'desc' },
      ]
    : [{ [column]: direction }, { id: direction }];

builder.queryField('adminContactMessages', (t) =>
  t.withAuth({ can: 'contact:manage' }).field({
    type: AdminContactMessageListType,
    description: 'Messages to us as the admin panel lists them. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: offsetPageComplexity,
    args: {
      filter: t.arg({ type: AdminContactMessageFilter, description: 'Narrows the table.' }),
      sort: t.arg({
        type: ContactMessageSortFieldType,
        required: true,
        defaultValue: 'handledAt',
        description: 'The column.',
      }),
      direction: t.arg({ type: SortDirectionType, required: true, defaultValue: 'desc', description: 'The way.' }),
      ...offsetPageArgs,
    },
    resolve: (_root, { filter, sort, direction, ...page }) => ({
      where: {
        AND: adminSearchFilter(filter?.search),
        ...(filter?.isHandled != null && { handledAt: filter.isHandled ? { not: null } : null }),
      },
      orderBy: adminContactMessageOrderBy(sort, direction),
      ...toSkipTake(page),
    }),
  }),
);
