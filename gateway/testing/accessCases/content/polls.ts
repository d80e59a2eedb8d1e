import type { SeededPlatform } from '../../personas';
import {
  adminOnly,
  bulkSuccessCount,
  sameForAllExcept,
  sameForAll,
  restAdminOnly,
  ownerAndAdmin,
  type AccessCases,
  type GraphqlAccessCase,
} from '../accessCase';
import { newestFirst, type HostileTextCases } from '../hostileTextCase';

interface PollsData {
  polls: { totalCount: number };
}

const activePollId = ({ poll }: SeededPlatform) => ({ id: poll.id });
const inactivePollId = ({ inactivePoll }: SeededPlatform) => ({ id: inactivePoll.id });
const voteInput = ({ options }: SeededPlatform['poll']) => ({ optionIds: [options[0]?.id] });
const pollInput = {
  question: 'Which?',
  questionAr: 'أيّها؟',
  options: ['a', 'b'],
  optionsAr: ['ا', 'ب'],
  isActive: false,
};
const voteMutation =
  'mutation($id: ID!, $optionIds: [ID!]!) { vote(pollId: $id, optionIds: $optionIds) { hasVoted voterCount } }';
const ownVoteQuery = 'query($id: ID!) { poll(id: $id) { hasVoted myChoices } }';
const readHasVoted = ({ poll }: { poll: { hasVoted: boolean } }) => poll.hasVoted;

/** Polls in the admin panel. */
const pollAdminCases: GraphqlAccessCase[] = [
  {
    fields: ['Query.adminPolls'],
    document: '{ adminPolls { totalCount rows { question } } }',
    observe: ({ adminPolls }: { adminPolls: { totalCount: number } }) => adminPolls.totalCount,
    outcomes: adminOnly(2),
  },
  {
    fields: ['Mutation.createPoll'],
    document: 'mutation($input: CreatePollInput!) { createPoll(input: $input) { isActive } }',
    variables: () => ({ input: pollInput }),
    observe: ({ createPoll }: { createPoll: { isActive: boolean } }) => createPoll.isActive,
    outcomes: adminOnly(false),
  },
  {
    fields: ['Mutation.updatePoll'],
    document: 'mutation($id: ID!, $input: UpdatePollInput!) { updatePoll(id: $id, input: $input) { allowMultiple } }',
    variables: (platform) => ({ ...inactivePollId(platform), input: { allowMultiple: true } }),
    observe: ({ updatePoll }: { updatePoll: { allowMultiple: boolean } }) => updatePoll.allowMultiple,
    outcomes: adminOnly(true),
  },
  {
    fields: ['Mutation.activatePolls'],
    document: 'mutation($ids: [ID!]!) { activatePolls(ids: $ids, isActive: false) { succeeded failed { id } } }',
    variables: ({ inactivePoll }) => ({ ids: [inactivePoll.id] }),
    observe: bulkSuccessCount('activatePolls'),
    outcomes: adminOnly(1),
  },
  {
    fields: ['Mutation.deletePoll'],
    document: 'mutation($id: ID!) { deletePoll(id: $id) }',
    variables: activePollId,
    observe: () => 'deleted',
    outcomes: adminOnly('CONFLICT'),
  },
  {
    fields: ['Mutation.deletePolls'],
    document: 'mutation($ids: [ID!]!) { deletePolls(ids: $ids) { succeeded failed { id message } } }',
    variables: ({ poll }) => ({ ids: [poll.id] }),
    observe: bulkSuccessCount('deletePolls'),
    outcomes: adminOnly(0),
  },
];

/**
 * Active polls are public; inactive ones are visible to their creator (the trainer) and admins. Visitors send no cookie
 * here, so that each request is a new visitor.
 */
export const pollAccessCases: AccessCases = {
  rest: [
    { route: 'GET /api/polls', observe: (list: unknown[]) => list.length, outcomes: ownerAndAdmin(1, 2) },
    {
      route: 'GET /api/polls',
      description: 'taken off',
      path: () => '/api/polls?isActive=false',
      observe: (list: unknown[]) => list.length,
      outcomes: ownerAndAdmin(0, 1),
    },
    {
      route: 'POST /api/polls/:pollId/vote',
      path: ({ poll }) => `/api/polls/${poll.id}/vote`,
      body: ({ poll }) => voteInput(poll),
      outcomes: sameForAll(200),
    },
    {
      route: 'POST /api/polls/:pollId/vote',
      description: 'again',
      path: ({ poll }) => `/api/polls/${poll.id}/vote`,
      body: ({ poll }) => voteInput(poll),
      outcomes: sameForAllExcept(409, { visitor: 200 }),
    },
    {
      route: 'POST /api/polls/:pollId/vote',
      description: 'in one taken off',
      path: ({ inactivePoll }) => `/api/polls/${inactivePoll.id}/vote`,
      body: ({ inactivePoll }) => voteInput(inactivePoll),
      outcomes: ownerAndAdmin(404, 409),
    },
    { route: 'POST /api/polls', body: () => pollInput, outcomes: restAdminOnly(201) },
    {
      route: 'PUT /api/polls/:id',
      path: ({ inactivePoll }) => `/api/polls/${inactivePoll.id}`,
      body: () => ({ allowMultiple: true }),
      outcomes: restAdminOnly(200),
    },
    {
      route: 'DELETE /api/polls/:id',
      description: 'with votes',
      path: ({ poll }) => `/api/polls/${poll.id}`,
      outcomes: restAdminOnly(409),
    },
    {
      route: 'DELETE /api/polls/:id',
      path: ({ inactivePoll }) => `/api/polls/${inactivePoll.id}`,
      outcomes: restAdminOnly(200),
    },
  ],
  graphql: [
    {
      fields: ['Query.polls'],
      document: '{ polls { totalCount nodes { question options { optionText } } } }',
      observe: ({ polls: { totalCount } }: PollsData) => totalCount,
      outcomes: ownerAndAdmin(1, 2),
    },
    {
      fields: ['Query.poll'],
      document: 'query($id: ID!) { poll(id: $id) { question voterCount options { votes } } }',
      variables: inactivePollId,
      observe: ({ poll }: { poll: object | null }) => poll !== null,
      outcomes: ownerAndAdmin(false, true),
    },
    {
      fields: ['Poll.hasVoted', 'Poll.myChoices'],
      document: ownVoteQuery,
      variables: activePollId,
      observe: readHasVoted,
      outcomes: sameForAll(false),
    },
    {
      fields: ['Mutation.vote'],
      document: voteMutation,
      variables: (platform) => ({ ...activePollId(platform), ...voteInput(platform.poll) }),
      observe: ({ vote }: { vote: { hasVoted: boolean } }) => vote.hasVoted,
      outcomes: sameForAll(true),
    },
    {
      fields: ['Mutation.vote'],
      document: voteMutation,
      variables: (platform) => ({ ...inactivePollId(platform), ...voteInput(platform.inactivePoll) }),
      observe: () => 'voted',
      outcomes: ownerAndAdmin('NOT_FOUND', 'CONFLICT'),
    },
    {
      fields: ['Poll.hasVoted', 'Poll.myChoices'],
      document: ownVoteQuery,
      variables: activePollId,
      observe: readHasVoted,
      outcomes: sameForAllExcept(true, { visitor: false }),
    },
    ...pollAdminCases,
  ],
  publicFields: {
    Poll:
      'id question questionAr options optionsAr isActive allowMultiple isMultiple isExpired voterCount createdBy createdAt updatedAt endsAt ' +
      'expiresAt',
    PollOption: 'id optionText optionTextAr votes',
    AdminPollList: 'rows totalCount',
    PollConnection: 'edges nodes pageInfo totalCount',
    PollEdge: 'cursor node',
  },
};

/**
 * More options than any hostile text has commas, so that a text in their place makes the languages differ in number and
 * is rejected.
 */
const createOptionTexts = (name: string) => Array.from({ length: 19 }, (_, at) => `${name} ${at + 1}`);

const uniquePollInput = () => ({
  question: 'Which one?',
  questionAr: 'أيّها؟',
  options: createOptionTexts('Answer'),
  optionsAr: createOptionTexts('جواب'),
});

export const pollHostileTextCases: HostileTextCases = {
  createPoll: {
    persona: 'admin',
    input: uniquePollInput,
    selection: '{ id }',
    findStoredRow: ({ db }) => db.poll.findFirst(newestFirst),
  },
  updatePoll: {
    persona: 'admin',
    input: uniquePollInput,
    createArguments: async ({ createPoll }) => ({ id: (await createPoll()).id }),
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.poll.findUnique({ where: { id } }),
  },
};
