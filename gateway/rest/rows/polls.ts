import { ballotDraft, pollChanges, pollDraft } from '../../../schema/contract/validation/polls';
import { edited } from '../edited';
import {
  RestCreatePollDocument,
  RestDeletePollDocument,
  RestPollsDocument,
  RestUpdatePollDocument,
  RestVoteDocument,
} from '../generated';
import { pollQuery } from '../queries';
import { list, post, put, remove, type Row } from '../table';

/** Polls. */
export const polls: Row[] = [
  list('/api/polls', RestPollsDocument, {
    query: pollQuery,
    variables: ({ query: { isActive } }) => ({ filter: { isActive } }),
    page: ({ polls }) => polls,
  }),
  post('/api/polls', RestCreatePollDocument, {
    body: pollDraft,
    variables: ({ body }) => ({ input: body }),
    answer: ({ createPoll }) => createPoll,
    status: 201,
  }),
  put('/api/polls/:id', RestUpdatePollDocument, {
    body: pollChanges.extend(edited),
    variables: ({ params, body: { updatedAt, ...input } }) => ({ id: params.id, input, updatedAt }),
    answer: ({ updatePoll }) => updatePoll,
  }),
  remove('/api/polls/:id', RestDeletePollDocument, {
    variables: ({ params }) => ({ id: params.id }),
    answer: ({ id }) => ({ id }),
  }),
  post('/api/polls/:pollId/vote', RestVoteDocument, {
    body: ballotDraft,
    variables: ({ params, body }) => ({ pollId: params.pollId, optionIds: body.optionIds }),
    answer: ({ vote }) => vote,
  }),
];
