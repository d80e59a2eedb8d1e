import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import { readInBatches } from '../core/exportBatches';
import { parseOptionalId, parseId } from '../core/ids';
import {
  adminSearchFilter,
  fetchInIdOrder,
  offsetPageArgs,
  SortDirectionType,
  offsetPageComplexity,
  toSkipTake,
} from '../core/offsetPagination';
import { BlogPostType } from './blogPost';

const exportedBlogPostColumns = {
  ...{ id: true, title: true, titleAr: true, excerpt: true, excerptAr: true, content: true, contentAr: true },
  ...{ slug: true, category: { select: { nameAr: true } }, author: { select: { firstName: true, lastName: true } } },
  ...{ tags: true, thumbnail: true, readTime: true, views: true, isPublished: true, createdAt: true, updatedAt: true },
} satisfies Prisma.BlogPostSelect;

interface BlogPostExportQuery extends NonNullable<typeof AdminBlogPostFilter.$inferInput> {
  sort: BlogPostSortField;
  direction: Prisma.SortOrder;
}

/** The articles that a filter of the table leaves, all of them in its order; for whoever may manage them. */
export const streamBlogPostsForExport = (db: PrismaClient, { sort, direction, ...filter }: BlogPostExportQuery) =>
  readInBatches(
    () =>
      db.blogPost.findMany({
        select: { id: true },
        where: adminBlogPostWhere(filter),
        orderBy: adminBlogPostOrderBy(sort, direction),
      }),
    (among) => db.blogPost.findMany({ select: exportedBlogPostColumns, where: among }),
  );

/** What a table of articles is asked for; its columns are read only as far as they are. */
interface BlogPostListQuery {
  where: Prisma.BlogPostWhereInput;
  orderBy: Prisma.BlogPostOrderByWithRelationInput[];
  skip: number;
  take: number;
}

const AdminBlogPostListType = builder.objectRef<BlogPostListQuery>('AdminBlogPostList').implement({
  description: 'A page of the table of articles.',
  fields: (t) => ({
    rows: t.prismaField({
      type: [BlogPostType],
      description: 'The rows of the page.',
      resolve: async (query, { where, orderBy, skip, take }, _args, { db }) => {
        const keys = await db.blogPost.findMany({ select: { id: true }, where, orderBy, skip, take });
        return fetchInIdOrder(keys, (among) => db.blogPost.findMany({ ...query, where: among }));
      },
    }),
    totalCount: t.int({
      description: 'Rows on all pages together.',
      resolve: ({ where }, _args, { db }) => db.blogPost.count({ where }),
    }),
  }),
});

export const AdminBlogPostFilter = builder.inputType('AdminBlogPostFilter', {
  description: 'Narrows the table of articles; conditions add up.',
  fields: (t) => ({
    search: t.string({ description: 'Words that occur in any field.' }),
    isPublished: t.boolean({ description: 'Only published articles, or only drafts.' }),
    categoryId: t.id({ description: 'Only this category.' }),
  }),
});

export const blogPostSortFields = ['title', 'titleAr', 'views', 'isPublished', 'createdAt', 'updatedAt'] as const;
export type BlogPostSortField = (typeof blogPostSortFields)[number];

const BlogPostSortFieldType = builder.enumType('BlogPostSortField', {
  description: 'What the table of articles is sorted by.',
  values: blogPostSortFields,
});

/** The rows that a filter of the table leaves; for whoever may manage articles. */
export const adminBlogPostWhere = (
  filter: typeof AdminBlogPostFilter.$inferInput | null | undefined,
): Prisma.BlogPostWhereInput => ({
  AND: adminSearchFilter(filter?.search),
  isPublished: filter?.isPublished ?? undefined,
  categoryId: parseOptionalId(filter?.categoryId),
});

/** Ends in the key, so that no two rows are equal and pages never overlap. */
export const adminBlogPostOrderBy = (
  column: BlogPostSortField,
  direction: Prisma.SortOrder,
): Prisma.BlogPostOrderByWithRelationInput[] => [{ [column]: direction }, { id: direction }];

builder.queryFields((t) => ({
  adminBlogPosts: t.withAuth({ can: 'blog:manage' }).field({
    type: AdminBlogPostListType,
    description: 'Articles as the admin panel lists them. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: offsetPageComplexity,
    args: {
      filter: t.arg({ type: AdminBlogPostFilter, description: 'Narrows the table.' }),
      sort: t.arg({
        type: BlogPostSortFieldType,
        required: true,
        defaultValue: 'createdAt',
        description: 'The column.',
      }),
      direction: t.arg({ type: SortDirectionType, required: true, defaultValue: 'desc', description: 'The way.' }),
      ...offsetPageArgs,
    },
    resolve: (_root, { filter, sort, direction, ...page }) => ({
      where: adminBlogPostWhere(filter),
      orderBy: adminBlogPostOrderBy(sort, direction),
      ...toSkipTake(page),
    }),
  }),
  adminBlogPost: t.withAuth({ can: 'blog:manage' }).prismaField({
    type: BlogPostType,
    nullable: true,
    description: 'One article by its key, not to be read but to be edited: no view. Problems: notSignedIn, notAllowed.',
    args: { id: t.arg.id({ required: true, description: 'Key of the article.' }) },
    resolve: (query, _root, { id }, { db }) => db.blogPost.findUnique({ ...query, where: { id: parseId(id) } }),
  }),
}));
