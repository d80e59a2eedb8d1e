import { nameColumns } from '../contract/text/names/displayName';
import type { Prisma } from '../../prisma/generated/client';
import { adminList } from '../admin/adminList';
import { builder } from '../core/builder';
import { parseId, parseOptionalId } from '../core/ids';
import { adminSearchFilter, countersMatching, publicationStates, relatedNameMatching } from '../admin/adminSearch';
import { CreateBlogPostInput, UpdateBlogPostInput, BlogPostType } from './blogPost';
import { createBlogPostSchema, updateBlogPostSchema } from '../contract/validation/site/blog';
import { adminCrud } from '../admin/adminMutations';
import { onConstraintViolation, onUniqueViolation } from '../core/problem';

const AdminBlogPostFilter = builder.inputType('AdminBlogPostFilter', {
  description: 'Conditions on blog posts, combined with AND.',
  fields: (t) => ({
    search: t.string({ description: 'Words that all occur in any field.' }),
    isPublished: t.boolean({ description: 'True: published posts only; false: drafts only.' }),
    categoryId: t.id({ description: 'Posts of this category only.' }),
  }),
});

const list = adminList('BlogPost', {
  query: 'adminBlogPosts',
  permission: 'blog:manage',
  type: BlogPostType,
  noun: 'blog posts',
  filter: AdminBlogPostFilter,
  where: ({ search, isPublished, categoryId }) => ({
    AND: adminSearchFilter<Prisma.BlogPostWhereInput>(search, {
      states: publicationStates,
      alternatives: (word) => [relatedNameMatching(word), ...countersMatching(word, 'views')],
    }),
    isPublished: isPublished ?? undefined,
    categoryId: parseOptionalId(categoryId),
  }),
  sortFields: ['title', 'titleAr', 'views', 'isPublished', 'publishedAt', 'createdAt', 'updatedAt'],
  defaultSort: ['createdAt', 'desc'],
  sortKeys: { title: 'sortKey', titleAr: 'sortKeyAr' },
});

const exportedColumns = {
  id: true,
  title: true,
  titleAr: true,
  excerpt: true,
  excerptAr: true,
  content: true,
  contentAr: true,
  slug: true,
  category: { select: { nameAr: true } },
  author: { select: nameColumns },
  tags: true,
  thumbnail: true,
  readTime: true,
  views: true,
  isPublished: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.BlogPostSelect;

export const blogPostExport = list.exportAs((db, where) => db.blogPost.findMany({ select: exportedColumns, where }));

builder.queryField('adminBlogPost', (t) =>
  t.withAuth({ can: 'blog:manage' }).prismaField({
    type: BlogPostType,
    nullable: true,
    description: 'A blog post for its edit form; counts no view.',
    args: { id: t.arg.id({ required: true, description: 'Id of the post.' }) },
    resolve: (query, _root, { id }, { db }) => db.blogPost.findUnique({ ...query, where: { id: parseId(id) } }),
  }),
);

const onDuplicateSlug = onUniqueViolation({ blog_posts_slug_key: { code: 'slugTaken', field: 'slug' } });
const onUnknownCategory = onConstraintViolation({
  blog_posts_categoryId_fkey: { code: 'invalidInput', fields: { categoryId: 'unknownCategory' } },
});

adminCrud('BlogPost', {
  type: BlogPostType,
  permission: 'blog:manage',
  noun: ['blog post', 'blog posts'],
  plural: 'BlogPosts',
  notFound: 'blogPostNotFound',
  create: {
    input: CreateBlogPostInput,
    schema: createBlogPostSchema,
    toColumns: (post, { viewer }) => ({ ...post, authorId: viewer.id }),
  },
  update: {
    input: UpdateBlogPostInput,
    schema: updateBlogPostSchema,
    toColumns: (changes) => changes,
  },
  problems: { create: ['slugTaken'], update: ['slugTaken'] },
  flag: { mutation: 'publishBlogPosts', column: 'isPublished', firstTime: 'firstPublishedAt' },
  onError: () => [onDuplicateSlug, onUnknownCategory],
});
