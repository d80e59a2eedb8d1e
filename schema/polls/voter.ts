import type { Prisma } from '../../prisma/generated/client';
import type { Context } from '../core/context';

type VoterContext = Pick<Context, 'viewer' | 'visitor'>;

const userVoterKey = (id: number): string => `u:${id}`;
const visitorVoterKey = (id: string): string => `v:${id}`;

/**
 * Whose ballot a vote is. A signed-in person votes as themself, and their browser is noted, so that it cannot vote again
 * once they have signed out; a visitor votes as their browser.
 */
export function voterColumns({ viewer, visitor }: VoterContext) {
  const visitorId = visitor.ensureId();
  return viewer
    ? { voterKey: userVoterKey(viewer.id), userId: viewer.id, visitorId }
    : { voterKey: visitorVoterKey(visitorId), visitorId };
}

/**
 * The votes that keep the asker from voting again. A visitor has voted when anybody did in this browser; a signed-in person
 * when they did, or when this browser did while nobody was signed in: what another account of a shared browser voted is not
 * theirs.
 */
export function existingVotesWhere({ viewer, visitor: { id } }: VoterContext): Prisma.PollVoteWhereInput {
  if (!viewer) return { visitorId: id ?? noVisitorId };
  return { voterKey: { in: [userVoterKey(viewer.id), ...(id === null ? [] : [visitorVoterKey(id)])] } };
}

/** No browser has this id: an absent condition would be everybody's votes. */
const noVisitorId = '';
