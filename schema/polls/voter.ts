import type { Prisma } from '../../prisma/generated/client';
import type { Context } from '../core/context';

type VoterContext = Pick<Context, 'viewer' | 'visitor'>;

const userVoterKey = (id: number): string => `u:${id}`;
const visitorVoterKey = (id: string): string => `v:${id}`;

/** A signed-in vote also stores the browser, so that it cannot vote again after signing out. */
export function voterColumns({ viewer, visitor }: VoterContext) {
  const visitorId = visitor.ensureId();
  return viewer
    ? { voterKey: userVoterKey(viewer.id), userId: viewer.id, visitorId }
    : { voterKey: visitorVoterKey(visitorId), visitorId };
}

/**
 * Votes that prevent another vote. For a visitor: the votes of this browser. For a user: their own votes and votes of
 * this browser as a visitor, but not votes of other accounts in a shared browser.
 */
export function blockingVotesWhere({ viewer, visitor: { id } }: VoterContext): Prisma.PollVoteWhereInput {
  if (!viewer) return { visitorId: id ?? noVisitorId };
  return { voterKey: { in: [userVoterKey(viewer.id), ...(id === null ? [] : [visitorVoterKey(id)])] } };
}

/** Matches no row. An undefined condition would match all votes. */
const noVisitorId = '';
