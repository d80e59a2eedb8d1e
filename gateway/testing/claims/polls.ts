import { adminOnly, bulk, but, everybody, restOf, staff, type Claims, type GraphqlClaim } from './claim';
import type { Platform } from '../people';

interface Listed {
  polls: { totalCount: number };
}

const idOfPoll = ({ poll }: Platform) => ({ id: poll.id });
const idOfHidden = ({ hiddenPoll }: Platform) => ({ id: hiddenPoll.id });
const ballot = ({ options }: Platform['poll']) => ({ optionIds: [options[0]?.id] });
const input = { question: 'Which?', questionAr: 'أيّها؟', options: ['a', 'b'], optionsAr: ['ا', 'ب'], isActive: false };
const vote =
  'mutation($id: ID!, $optionIds: [ID!]!) { vote(pollId: $id, optionIds: $optionIds) { hasVoted voterCount } }';
const mine = 'query($id: ID!) { poll(id: $id) { hasVoted myChoices } }';
const hasVoted = ({ poll }: { poll: { hasVoted: boolean } }) => poll.hasVoted;

/** What the admin panel does with polls. */
const management: GraphqlClaim[] = [
  {
    fields: ['Query.pollTable'],
    document: '{ pollTable { totalCount rows { question } } }',
    seen: ({ pollTable }: { pollTable: { totalCount: number } }) => pollTable.totalCount,
    outcomes: adminOnly(2),
  },
  {
    fields: ['Mutation.createPoll'],
    document: 'mutation($input: PollInput!) { createPoll(input: $input) { isActive } }',
    variables: () => ({ input }),
    seen: ({ createPoll }: { createPoll: { isActive: boolean } }) => createPoll.isActive,
    outcomes: adminOnly(false),
  },
  {
    fields: ['Mutation.updatePoll'],
    document: 'mutation($id: ID!, $input: PollInput!) { updatePoll(id: $id, input: $input) { allowMultiple } }',
    variables: (platform) => ({ ...idOfHidden(platform), input: { allowMultiple: true } }),
    seen: ({ updatePoll }: { updatePoll: { allowMultiple: boolean } }) => updatePoll.allowMultiple,
    outcomes: adminOnly(true),
  },
  {
    fields: ['Mutation.activatePolls'],
    document: 'mutation($ids: [ID!]!) { activatePolls(ids: $ids, isActive: false) { done refused { id } } }',
    variables: ({ hiddenPoll }) => ({ ids: [hiddenPoll.id] }),
    seen: bulk('activatePolls'),
    outcomes: adminOnly(1),
  },
  {
    fields: ['Mutation.deletePoll'],
    document: 'mutation($id: ID!) { deletePoll(id: $id) }',
    variables: idOfPoll,
    seen: () => 'deleted',
    outcomes: adminOnly('CONFLICT'),
  },
  {
    fields: ['Mutation.deletePolls'],
    document: 'mutation($ids: [ID!]!) { deletePolls(ids: $ids) { done refused { id message } } }',
    variables: ({ poll }) => ({ ids: [poll.id] }),
    seen: bulk('deletePolls'),
    outcomes: adminOnly(0),
  },
];

/**
 * Active polls are public, one that was taken off is for its creator (here the trainer) and admins; everybody votes. A visitor
 * of these tests keeps no cookie, and so is somebody else each time.
 */
export const polls: Claims = {
  rest: [
    { route: 'GET /api/polls', seen: (list: unknown[]) => list.length, outcomes: staff(1, 2) },
    {
      route: 'GET /api/polls',
      about: 'taken off',
      path: () => '/api/polls?isActive=false',
      seen: (list: unknown[]) => list.length,
      outcomes: staff(0, 1),
    },
    {
      route: 'POST /api/polls/:pollId/vote',
      path: ({ poll }) => `/api/polls/${poll.id}/vote`,
      body: ({ poll }) => ballot(poll),
      outcomes: everybody(200),
    },
    {
      route: 'POST /api/polls/:pollId/vote',
      about: 'again',
      path: ({ poll }) => `/api/polls/${poll.id}/vote`,
      body: ({ poll }) => ballot(poll),
      outcomes: but(409, { visitor: 200 }),
    },
    {
      route: 'POST /api/polls/:pollId/vote',
      about: 'in one taken off',
      path: ({ hiddenPoll }) => `/api/polls/${hiddenPoll.id}/vote`,
      body: ({ hiddenPoll }) => ballot(hiddenPoll),
      outcomes: staff(404, 409),
    },
    { route: 'POST /api/polls', body: () => input, outcomes: restOf(201) },
    {
      route: 'PUT /api/polls/:id',
      path: ({ hiddenPoll }) => `/api/polls/${hiddenPoll.id}`,
      body: () => ({ allowMultiple: true }),
      outcomes: restOf(200),
    },
    {
      route: 'DELETE /api/polls/:id',
      about: 'with votes',
      path: ({ poll }) => `/api/polls/${poll.id}`,
      outcomes: restOf(409),
    },
    {
      route: 'DELETE /api/polls/:id',
      path: ({ hiddenPoll }) => `/api/polls/${hiddenPoll.id}`,
      outcomes: restOf(200),
    },
  ],
  graphql: [
    {
      fields: ['Query.polls'],
      document: '{ polls { totalCount nodes { question options { optionText } } } }',
      seen: ({ polls: { totalCount } }: Listed) => totalCount,
      outcomes: staff(1, 2),
    },
    {
      fields: ['Query.poll'],
      document: 'query($id: ID!) { poll(id: $id) { question voterCount options { votes } } }',
      variables: idOfHidden,
      seen: ({ poll }: { poll: object | null }) => poll !== null,
      outcomes: staff(false, true),
    },
    {
      fields: ['Poll.hasVoted', 'Poll.myChoices'],
      document: mine,
      variables: idOfPoll,
      seen: hasVoted,
      outcomes: everybody(false),
    },
    {
      fields: ['Mutation.vote'],
      document: vote,
      variables: (platform) => ({ ...idOfPoll(platform), ...ballot(platform.poll) }),
      seen: ({ vote }: { vote: { hasVoted: boolean } }) => vote.hasVoted,
      outcomes: everybody(true),
    },
    {
      fields: ['Mutation.vote'],
      document: vote,
      variables: (platform) => ({ ...idOfHidden(platform), ...ballot(platform.hiddenPoll) }),
      seen: () => 'voted',
      outcomes: staff('NOT_FOUND', 'CONFLICT'),
    },
    {
      fields: ['Poll.hasVoted', 'Poll.myChoices'],
      document: mine,
      variables: idOfPoll,
      seen: hasVoted,
      outcomes: but(true, { visitor: false }),
    },
    ...management,
  ],
  open: {
    Poll:
      'id question questionAr options isActive allowMultiple isMultiple isExpired voterCount createdBy createdAt updatedAt endsAt ' +
      'expiresAt',
    PollOption: 'id optionText optionTextAr votes',
    PollTable: 'rows totalCount',
    PollConnection: 'edges nodes pageInfo totalCount',
    PollEdge: 'cursor node',
  },
};
