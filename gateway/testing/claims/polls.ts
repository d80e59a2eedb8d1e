import { but, everybody, staff, type Claims } from './claim';
import type { Platform } from '../people';

interface Listed {
  polls: { totalCount: number };
}

const idOfPoll = ({ poll }: Platform) => ({ id: poll.id });
const idOfHidden = ({ hiddenPoll }: Platform) => ({ id: hiddenPoll.id });
const ballot = ({ options }: Platform['poll']) => ({ optionIds: [options[0]?.id] });
const vote =
  'mutation($id: ID!, $optionIds: [ID!]!) { vote(pollId: $id, optionIds: $optionIds) { hasVoted voterCount } }';
const mine = 'query($id: ID!) { poll(id: $id) { hasVoted myChoices } }';
const hasVoted = ({ poll }: { poll: { hasVoted: boolean } }) => poll.hasVoted;

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
  ],
  open: {
    Poll:
      'id question questionAr options isActive allowMultiple isMultiple isExpired voterCount createdBy createdAt endsAt ' +
      'expiresAt',
    PollOption: 'id optionText optionTextAr votes',
    PollConnection: 'edges nodes pageInfo totalCount',
    PollEdge: 'cursor node',
  },
};
