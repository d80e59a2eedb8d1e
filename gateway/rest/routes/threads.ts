import { postSchema, threadSchema } from '../../../schema/contract/validation/learning/threads';
import {
  RestCreatePostDocument,
  RestCreateThreadDocument,
  RestThreadDocument,
  RestThreadsDocument,
} from '../operations/generated';
import { threadQuerySchema } from '../queryParameters';
import { get, listRoute, post, type Route } from '../route';

export const threadRoutes: Route[] = [
  listRoute('/api/courses/:id/threads', RestThreadsDocument, {
    query: threadQuerySchema,
    variables: ({ params, query: { lessonId } }) => ({ courseId: params.id, lessonId }),
    page: ({ threads }) => threads,
  }),
  get('/api/threads/:id', RestThreadDocument, {
    variables: ({ params }) => ({ id: params.id }),
    response: ({ thread }) => thread,
    notFound: 'threadNotFound',
  }),
  post('/api/lessons/:id/threads', RestCreateThreadDocument, {
    body: threadSchema,
    variables: ({ params, body }) => ({ lessonId: params.id, input: body }),
    response: ({ createThread }) => createThread,
    status: 201,
  }),
  post('/api/threads/:id/posts', RestCreatePostDocument, {
    body: postSchema,
    variables: ({ params, body: { text, clientKey } }) => ({ threadId: params.id, text, clientKey }),
    response: ({ createPost }) => createPost,
    status: 201,
  }),
];
