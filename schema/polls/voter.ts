import type { Prisma } from '../../prisma/generated/client';
import type { Context } from '../context';

type Asker = Pick<Context, 'viewer' | 'visitor'>;

const userKey = (id: number): string => `u:${id}`;
const visitorKey = (id: string): string => `v:${id}`;

/**
 * Whose ballot a vote is. A signed-in person votes as themself, and their browser is noted, so that it cannot vote again
 * once they have signed out; a visitor votes as their browser.
 */
export function voterOf({ viewer, visitor }: Asker) {
  const visitorId = visitor.remember();
  return viewer
    ? { voterKey: userKey(viewer.id), userId: viewer.id, visitorId }
    : { voterKey: visitorKey(visitorId), visitorId };
}

/**
 * The ballots that keep the asker from voting again. A visitor has voted when anybody did in this browser; a signed-in person
 * when they did, or when this browser did while nobody was signed in: what another account of a shared browser voted is not
 * theirs.
 */
export function ballotsOf({ viewer, visitor: { id } }: Asker): Prisma.PollVoteWhereInput {
  if (!viewer) return { visitorId: id ?? nobody };
  return { voterKey: { in: [userKey(viewer.id), ...(id === null ? [] : [visitorKey(id)])] } };
}

/** No browser has this id: an absent condition would be everybody's ballots. */
const nobody = '';
