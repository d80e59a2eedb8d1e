import { z } from 'zod';
import {
  updateBlogPostSchema,
  createBlogPostSchema,
  storedTagsSchema,
} from '../../../../schema/contract/validation/site/blog';
import { optimisticLock } from '../../requestBody';
import {
  RestCreateBlogPostDocument,
  RestDeleteBlogPostDocument,
  RestBlogPostDocument,
  RestBlogPostsDocument,
  RestUpdateBlogPostDocument,
  type RestBlogPostFragment,
} from '../../operations/generated';
import { blogPostQuerySchema, contentFilterShape } from '../../queryParameters';
import { get, listRoute, post, put, del, type Route } from '../../route';
import { displayName } from '../../../../schema/contract/text/names/displayName';
import { blogPostExport } from '../../../../schema/blog/adminBlogPosts';
import { defineCsvExport } from '../../../exports/csvExport';

const serializeBlogPost = ({ author, category, ...post }: RestBlogPostFragment) => ({
  ...post,
  author: displayName(author, 'en'),
  authorAr: displayName(author, 'ar'),
  category: category?.name ?? null,
  categoryAr: category?.nameAr ?? null,
});

/** Blog posts are read by slug and changed by id. */
export const blogRoutes: Route[] = [
  listRoute('/api/blog', RestBlogPostsDocument, {
    query: blogPostQuerySchema,
    variables: ({ query: { filter } }) => ({ filter }),
    page: ({ blogPosts: { nodes, ...page } }) => ({ ...page, nodes: nodes.map(serializeBlogPost) }),
  }),
  get('/api/blog/:slug', RestBlogPostDocument, {
    variables: ({ params }) => ({ slug: params.slug }),
    response: ({ blogPost }) => blogPost && serializeBlogPost(blogPost),
    notFound: 'blogPostNotFound',
  }),
  post('/api/blog', RestCreateBlogPostDocument, {
    body: createBlogPostSchema,
    variables: ({ body }) => ({ input: body }),
    response: ({ createBlogPost }) => serializeBlogPost(createBlogPost),
    status: 201,
  }),
  put('/api/blog/:id', RestUpdateBlogPostDocument, {
    body: updateBlogPostSchema.extend(optimisticLock),
    variables: ({ params, body: { updatedAt, ...input } }) => ({ id: params.id, input, updatedAt }),
    response: ({ updateBlogPost }) => serializeBlogPost(updateBlogPost),
  }),
  del('/api/blog/:id', RestDeleteBlogPostDocument, {
    variables: ({ params }) => ({ id: params.id }),
    response: ({ id }) => ({ id }),
  }),
];

export const blogPostCsv = defineCsvExport('blog', blogPostExport, {
  description: 'Blog posts as CSV',
  filter: z.object(contentFilterShape),
  columns: [
    'id',
    'titleAr',
    'title',
    'slug',
    'excerptAr',
    'excerpt',
    'contentAr',
    'content',
    ['categoryId', ({ category }) => category?.nameAr ?? null],
    ['authorId', ({ author }) => displayName(author, 'ar')],
    ['tags', (post) => storedTagsSchema.catch([]).parse(post.tags).join('، ')],
    'thumbnail',
    'readTime',
    'views',
    'isPublished',
    'createdAt',
    'updatedAt',
  ],
});
