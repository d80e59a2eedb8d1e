import { postChanges, postDraft } from '../../../schema/contract/validation/blog';
import { article } from '../article';
import { edited } from '../edited';
import {
  RestCreatePostDocument,
  RestDeletePostDocument,
  RestPostDocument,
  RestPostsDocument,
  RestUpdatePostDocument,
} from '../generated';
import { blogQuery } from '../queries';
import { get, list, post, put, remove, type Row } from '../table';

/** Articles: read by their slug, changed by their key. */
export const blog: Row[] = [
  list('/api/blog', RestPostsDocument, {
    query: blogQuery,
    variables: ({ query: { filter } }) => ({ filter }),
    page: ({ blogPosts: { nodes, ...page } }) => ({ ...page, nodes: nodes.map(article) }),
  }),
  get('/api/blog/:slug', RestPostDocument, {
    variables: ({ params }) => ({ slug: params.slug }),
    answer: ({ blogPost }) => blogPost && article(blogPost),
    absent: 'articleNotFound',
  }),
  post('/api/blog', RestCreatePostDocument, {
    body: postDraft,
    variables: ({ body }) => ({ input: body }),
    answer: ({ createBlogPost }) => article(createBlogPost),
    status: 201,
  }),
  put('/api/blog/:id', RestUpdatePostDocument, {
    body: postChanges.extend(edited),
    variables: ({ params, body: { updatedAt, ...input } }) => ({ id: params.id, input, updatedAt }),
    answer: ({ updateBlogPost }) => article(updateBlogPost),
  }),
  remove('/api/blog/:id', RestDeletePostDocument, {
    variables: ({ params }) => ({ id: params.id }),
    answer: ({ id }) => ({ id }),
  }),
];
