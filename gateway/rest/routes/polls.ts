import { voteSchema, updatePollSchema, createPollSchema } from '../../../schema/contract/validation/polls';
import { optimisticLock } from '../requestBody';
import {
  RestCreatePollDocument,
  RestDeletePollDocument,
  RestPollsDocument,
  RestUpdatePollDocument,
  RestVoteDocument,
} from '../operations/generated';
import { pollQuerySchema } from '../queryParameters';
import { listRoute, post, put, del, type Route } from '../route';

export const pollRoutes: Route[] = [
  listRoute('/api/polls', RestPollsDocument, {
    query: pollQuerySchema,
    variables: ({ query: { isActive } }) => ({ filter: { isActive } }),
    page: ({ polls }) => polls,
  }),
  post('/api/polls', RestCreatePollDocument, {
    body: createPollSchema,
    variables: ({ body }) => ({ input: body }),
    response: ({ createPoll }) => createPoll,
    status: 201,
  }),
  put('/api/polls/:id', RestUpdatePollDocument, {
    body: updatePollSchema.extend(optimisticLock),
    variables: ({ params, body: { updatedAt, ...input } }) => ({ id: params.id, input, updatedAt }),
    response: ({ updatePoll }) => updatePoll,
  }),
  del('/api/polls/:id', RestDeletePollDocument, {
    variables: ({ params }) => ({ id: params.id }),
    response: ({ id }) => ({ id }),
  }),
  post('/api/polls/:pollId/vote', RestVoteDocument, {
    body: voteSchema,
    variables: ({ params, body }) => ({ pollId: params.pollId, optionIds: body.optionIds }),
    response: ({ vote }) => vote,
  }),
];
