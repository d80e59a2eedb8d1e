import type { Prisma } from '../../prisma/generated/client';
import { adminList } from '../core/adminList';
import { builder } from '../core/builder';
import { parseId, parseOptionalId } from '../core/ids';
import { adminSearchFilter } from '../core/offsetPagination';
import { BlogPostType } from './blogPost';

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
    AND: adminSearchFilter(search),
    isPublished: isPublished ?? undefined,
    categoryId: parseOptionalId(categoryId),
  }),
  sortFields: ['title', 'titleAr', 'views', 'isPublished', 'createdAt', 'updatedAt'],
  defaultSort: ['createdAt', 'desc'],
});

const exportedColumns = {
  ...{ id: true, title: true, titleAr: true, excerpt: true, excerptAr: true, content: true, contentAr: true },
  ...{ slug: true, category: { select: { nameAr: true } }, author: { select: { firstName: true, lastName: true } } },
  ...{ tags: true, thumbnail: true, readTime: true, views: true, isPublished: true, createdAt: true, updatedAt: true },
} satisfies Prisma.BlogPostSelect;

export const blogPostExport = list.exportAs((db, where) => db.blogPost.findMany({ select: exportedColumns, where }));

builder.queryField('adminBlogPost', (t) =>
  t.withAuth({ can: 'blog:manage' }).prismaField({
    type: BlogPostType,
    nullable: true,
    description: 'A blog post for its edit form; counts no view. Problems: notSignedIn, notAllowed.',
    args: { id: t.arg.id({ required: true, description: 'Id of the post.' }) },
    resolve: (query, _root, { id }, { db }) => db.blogPost.findUnique({ ...query, where: { id: parseId(id) } }),
  }),
);
