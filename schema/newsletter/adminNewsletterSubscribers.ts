import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { searchQuerySchema } from '../contract/validation/textFields';
import { builder } from '../core/builder';
import { validate } from '../core/errors';
import { readInBatches } from '../core/exportBatches';
import { offsetPageArgs, SortDirectionType, offsetPageComplexity, toSkipTake } from '../core/offsetPagination';
import { LanguageType } from '../core/scalarsAndEnums';
import { NewsletterSubscriberType } from './newsletterSubscriber';

interface NewsletterSubscriberExportQuery extends NonNullable<typeof AdminNewsletterSubscriberFilter.$inferInput> {
  sort: NewsletterSubscriberSortField;
  direction: Prisma.SortOrder;
}

/** The addresses that a filter of the table leaves, all of them in its order; for whoever may manage the newsletter. */
export const streamNewsletterSubscribersForExport = (
  db: PrismaClient,
  { sort, direction, ...filter }: NewsletterSubscriberExportQuery,
) =>
  readInBatches(
    () =>
      db.newsletterSubscriber.findMany({
        select: { id: true },
        where: adminNewsletterSubscriberWhere(filter),
        orderBy: adminNewsletterSubscriberOrderBy(sort, direction),
      }),
    (among) => db.newsletterSubscriber.findMany({ where: among }),
  );

/** What a table of addresses is asked for; its columns are read only as far as they are. */
interface NewsletterSubscriberListQuery {
  where: Prisma.NewsletterSubscriberWhereInput;
  orderBy: Prisma.NewsletterSubscriberOrderByWithRelationInput[];
  skip: number;
  take: number;
}

const AdminNewsletterSubscriberListType = builder
  .objectRef<NewsletterSubscriberListQuery>('AdminNewsletterSubscriberList')
  .implement({
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

export const AdminNewsletterSubscriberFilter = builder.inputType('AdminNewsletterSubscriberFilter', {
  description: 'Narrows the table of addresses; conditions add up.',
  fields: (t) => ({
    search: t.string({ description: 'Parts that all occur in the address.' }),
    language: t.field({ type: LanguageType, description: 'Only addresses that were given in this language.' }),
    isConfirmed: t.boolean({ description: 'Only confirmed addresses, or only the others.' }),
  }),
});

/** What the table of addresses is sorted by. */
export const newsletterSubscriberSortFields = ['email', 'language', 'confirmedAt', 'createdAt'] as const;
export type NewsletterSubscriberSortField = (typeof newsletterSubscriberSortFields)[number];

const NewsletterSubscriberSortFieldType = builder.enumType('NewsletterSubscriberSortField', {
  description: 'What the table of addresses is sorted by.',
  values: newsletterSubscriberSortFields,
});

/** The order of the table: by a column, then by the key, so that no two rows are equal. */
export const adminNewsletterSubscriberOrderBy = (
  sort: NewsletterSubscriberSortField,
  direction: Prisma.SortOrder,
): Prisma.NewsletterSubscriberOrderByWithRelationInput[] => [{ [sort]: direction }, { id: direction }];

/** The rows that a filter of the table leaves; for whoever may manage the newsletter. */
export const adminNewsletterSubscriberWhere = (
  filter: typeof AdminNewsletterSubscriberFilter.$inferInput | null | undefined,
): Prisma.NewsletterSubscriberWhereInput => ({
  AND: (validate(searchQuerySchema, filter?.search) ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => ({ email: { contains: part.replace(/[\\%_]/g, '\\$&') } })),
  language: filter?.language ?? undefined,
  ...(filter?.isConfirmed != null && { confirmedAt: filter.isConfirmed ? { not: null } : null }),
});

builder.queryField('adminNewsletterSubscribers', (t) =>
  t.withAuth({ can: 'newsletter:manage' }).field({
    type: AdminNewsletterSubscriberListType,
    description:
      'Addresses that want the newsletter as the admin panel lists them. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: offsetPageComplexity,
    args: {
      filter: t.arg({ type: AdminNewsletterSubscriberFilter, description: 'Narrows the table.' }),
      sort: t.arg({
        type: NewsletterSubscriberSortFieldType,
        required: true,
        defaultValue: 'createdAt',
        description: 'The column.',
      }),
      direction: t.arg({ type: SortDirectionType, required: true, defaultValue: 'desc', description: 'The way.' }),
      ...offsetPageArgs,
    },
    resolve: (_root, { filter, sort, direction, ...page }) => ({
      where: adminNewsletterSubscriberWhere(filter),
      orderBy: adminNewsletterSubscriberOrderBy(sort, direction),
      ...toSkipTake(page),
    }),
  }),
);
