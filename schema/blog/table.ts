import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import { filterId, recordId } from '../ids';
import { inAnyField, inOrder, pageArguments, SortDirectionType, tableComplexity, windowOf } from '../tables';
import { BlogPostType } from './post';

/** What a table of articles is asked for; its columns are read only as far as they are. */
interface BlogPostRows {
  where: Prisma.BlogPostWhereInput;
  orderBy: Prisma.BlogPostOrderByWithRelationInput[];
  skip: number;
  take: number;
}

const BlogPostTableType = builder.objectRef<BlogPostRows>('BlogPostTable').implement({
  description: 'A page of the table of articles.',
  fields: (t) => ({
    rows: t.prismaField({
      type: [BlogPostType],
      description: 'The rows of the page.',
      resolve: async (query, { where, orderBy, skip, take }, _args, { db }) => {
        const keys = await db.blogPost.findMany({ select: { id: true }, where, orderBy, skip, take });
        return inOrder(keys, (among) => db.blogPost.findMany({ ...query, where: among }));
      },
    }),
    totalCount: t.int({
      description: 'Rows on all pages together.',
      resolve: ({ where }, _args, { db }) => db.blogPost.count({ where }),
    }),
  }),
});

export const BlogPostTableFilter = builder.inputType('BlogPostTableFilter', {
  description: 'Narrows the table of articles; conditions add up.',
  fields: (t) => ({
    search: t.string({ description: 'Words that occur in any field.' }),
    isPublished: t.boolean({ description: 'Only published articles, or only drafts.' }),
    categoryId: t.id({ description: 'Only this category.' }),
  }),
});

export const postColumns = ['title', 'titleAr', 'views', 'isPublished', 'createdAt', 'updatedAt'] as const;
export type PostColumn = (typeof postColumns)[number];

const BlogPostColumnType = builder.enumType('BlogPostColumn', {
  description: 'What the table of articles is sorted by.',
  values: postColumns,
});

/** The rows that a filter of the table leaves; for whoever may manage articles. */
export const postsInTable = (
  filter: typeof BlogPostTableFilter.$inferInput | null | undefined,
): Prisma.BlogPostWhereInput => ({
  AND: inAnyField(filter?.search),
  isPublished: filter?.isPublished ?? undefined,
  categoryId: filterId(filter?.categoryId),
});

/** Ends in the key, so that no two rows are equal and pages never overlap. */
export const postsInOrder = (
  column: PostColumn,
  direction: Prisma.SortOrder,
): Prisma.BlogPostOrderByWithRelationInput[] => [{ [column]: direction }, { id: direction }];

builder.queryFields((t) => ({
  blogPostTable: t.withAuth({ can: 'blog:manage' }).field({
    type: BlogPostTableType,
    description: 'Articles as the admin panel lists them. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: tableComplexity,
    args: {
      filter: t.arg({ type: BlogPostTableFilter, description: 'Narrows the table.' }),
      sort: t.arg({ type: BlogPostColumnType, required: true, defaultValue: 'createdAt', description: 'The column.' }),
      direction: t.arg({ type: SortDirectionType, required: true, defaultValue: 'desc', description: 'The way.' }),
      ...pageArguments,
    },
    resolve: (_root, { filter, sort, direction, ...page }) => ({
      where: postsInTable(filter),
      orderBy: postsInOrder(sort, direction),
      ...windowOf(page),
    }),
  }),
  blogPostToEdit: t.withAuth({ can: 'blog:manage' }).prismaField({
    type: BlogPostType,
    nullable: true,
    description: 'One article by its key, not to be read but to be edited: no view. Problems: notSignedIn, notAllowed.',
    args: { id: t.arg.id({ required: true, description: 'Key of the article.' }) },
    resolve: (query, _root, { id }, { db }) => db.blogPost.findUnique({ ...query, where: { id: recordId(id) } }),
  }),
}));
