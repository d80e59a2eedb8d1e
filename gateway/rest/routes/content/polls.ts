import { voteSchema, updatePollSchema, createPollSchema } from '../../../../schema/contract/validation/site/polls';
import { z } from 'zod';
import { Problem } from '../../../../schema/core/problem';
import { optimisticLock } from '../../requestBody';
import {
  RestCreatePollDocument,
  RestDeletePollDocument,
  RestPollsDocument,
  RestUpdatePollDocument,
  RestVoteDocument,
} from '../../operations/generated';
import { pollQuerySchema, pollFilterShape } from '../../queryParameters';
import { listRoute, post, put, del, type Route } from '../../route';
import { formatCommaList } from '../../../../schema/contract/text/commaSeparatedList';
import { pollExport } from '../../../../schema/polls/adminPolls';
import { defineCsvExport } from '../../../exports/csvExport';

const optionRowsSchema = z
  .array(
    z.object({ id: z.union([z.number(), z.string()]).nullish(), optionText: z.string(), optionTextAr: z.string() }),
  )
  .min(1);

/**
 * Options as the rows of a response have them, in the fields of the form. Arabic texts that are given beside them must
 * be the same.
 * @throws Problem `invalidInput` if they differ
 */
function prepareOptions(body: { options?: unknown; optionsAr?: unknown }): object {
  const rows = optionRowsSchema.safeParse(body.options).data;
  if (!rows) return body;
  const [english, arabic] = [rows.map(({ optionText }) => optionText), rows.map(({ optionTextAr }) => optionTextAr)];
  const given = body.optionsAr === undefined ? arabic : createPollSchema.shape.optionsAr.safeParse(body.optionsAr).data;
  if (given && given.join('\n') !== arabic.join('\n'))
    throw new Problem('invalidInput', { fields: { optionsAr: 'optionsDiffer' } });
  return { ...body, options: english, optionsAr: arabic, optionIds: rows.map(({ id }) => id ?? null) };
}

export const pollRoutes: Route[] = [
  listRoute('/api/polls', RestPollsDocument, {
    query: pollQuerySchema,
    variables: ({ query: { isActive } }) => ({ filter: { isActive } }),
    page: ({ polls }) => polls,
  }),
  post('/api/polls', RestCreatePollDocument, {
    body: createPollSchema,
    prepareBody: prepareOptions,
    variables: ({ body }) => ({ input: body }),
    response: ({ createPoll }) => createPoll,
    status: 201,
  }),
  put('/api/polls/:id', RestUpdatePollDocument, {
    body: updatePollSchema.safeExtend(optimisticLock),
    prepareBody: prepareOptions,
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

export const pollCsv = defineCsvExport('polls', pollExport, {
  description: 'Polls with their results as CSV; option texts and votes are in the same order',
  filter: z.object(pollFilterShape),
  columns: [
    'id',
    'questionAr',
    'question',
    [
      'optionTextAr',
      ({ options }) => formatCommaList(options.map(({ optionTextAr }) => optionTextAr)),
      'الخيارات بالعربية',
    ],
    [
      'optionText',
      ({ options }) => formatCommaList(options.map(({ optionText }) => optionText)),
      'الخيارات بالإنجليزية',
    ],
    ['votes', ({ options }) => options.map(({ votes }) => votes).join(', ')],
    'voterCount',
    'isActive',
    'allowMultiple',
    'endsAt',
    'createdAt',
    'updatedAt',
  ],
});
