import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import { searchText } from '../contract/validation/text';
import { LanguageType } from '../enums';
import { checked } from '../errors';
import { pageArguments, SortDirectionType, tableComplexity, windowOf } from '../tables';
import { NewsletterSubscriberType } from './subscriber';

/** What a table of addresses is asked for; its columns are read only as far as they are. */
interface SubscriberRows {
  where: Prisma.NewsletterSubscriberWhereInput;
  orderBy: Prisma.NewsletterSubscriberOrderByWithRelationInput[];
  skip: number;
  take: number;
}

const NewsletterTableType = builder.objectRef<SubscriberRows>('NewsletterTable').implement({
  description: 'A page of the table of addresses that want the newsletter.',
  fields: (t) => ({
    rows: t.prismaField({
      type: [NewsletterSubscriberType],
      description: 'The rows of the page.',
      resolve: (query, rows, _args, { db }) => db.newsletterSubscriber.findMany({ ...query, ...rows }),
    }),
    totalCount: t.int({
      description: 'Rows on all pages together.',
      resolve: ({ where }, _args, { db }) => db.newsletterSubscriber.count({ where }),
    }),
  }),
});

export const NewsletterTableFilter = builder.inputType('NewsletterTableFilter', {
  description: 'Narrows the table of addresses; conditions add up.',
  fields: (t) => ({
    search: t.string({ description: 'Parts that all occur in the address.' }),
    language: t.field({ type: LanguageType, description: 'Only addresses that were given in this language.' }),
    isConfirmed: t.boolean({ description: 'Only confirmed addresses, or only the others.' }),
  }),
});

/** What the table of addresses is sorted by. */
export const newsletterColumns = ['email', 'language', 'confirmedAt', 'createdAt'] as const;
export type NewsletterColumn = (typeof newsletterColumns)[number];

const NewsletterColumnType = builder.enumType('NewsletterColumn', {
  description: 'What the table of addresses is sorted by.',
  values: newsletterColumns,
});

/** The order of the table: by a column, then by the key, so that no two rows are equal. */
export const subscribersInOrder = (
  sort: NewsletterColumn,
  direction: Prisma.SortOrder,
): Prisma.NewsletterSubscriberOrderByWithRelationInput[] => [{ [sort]: direction }, { id: direction }];

/** The rows that a filter of the table leaves; for whoever may manage the newsletter. */
export const subscribersInTable = (
  filter: typeof NewsletterTableFilter.$inferInput | null | undefined,
): Prisma.NewsletterSubscriberWhereInput => ({
  AND: (checked(searchText, filter?.search) ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => ({ email: { contains: part.replace(/[\\%_]/g, '\\$&') } })),
  language: filter?.language ?? undefined,
  ...(filter?.isConfirmed != null && { confirmedAt: filter.isConfirmed ? { not: null } : null }),
});

builder.queryField('newsletterTable', (t) =>
  t.withAuth({ can: 'newsletter:manage' }).field({
    type: NewsletterTableType,
    description:
      'Addresses that want the newsletter as the admin panel lists them. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: tableComplexity,
    args: {
      filter: t.arg({ type: NewsletterTableFilter, description: 'Narrows the table.' }),
      sort: t.arg({
        type: NewsletterColumnType,
        required: true,
        defaultValue: 'createdAt',
        description: 'The column.',
      }),
      direction: t.arg({ type: SortDirectionType, required: true, defaultValue: 'desc', description: 'The way.' }),
      ...pageArguments,
    },
    resolve: (_root, { filter, sort, direction, ...page }) => ({
      where: subscribersInTable(filter),
      orderBy: subscribersInOrder(sort, direction),
      ...windowOf(page),
    }),
  }),
);
