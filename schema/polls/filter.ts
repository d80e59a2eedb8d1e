import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import type { Viewer } from '../context';
import { visiblePolls } from '../rules';
import { stillOpen } from './standing';

export const PollFilter = builder.inputType('PollFilter', {
  description: 'Narrows a list of polls; conditions add up. It never widens what the caller may see.',
  fields: (t) => ({
    isActive: t.boolean({ description: 'Only active polls (also those whose end has passed), or only inactive ones.' }),
    isExpired: t.boolean({ description: 'Only polls that take no more votes, or only those that still do.' }),
  }),
});

/** The rows a viewer's filter leaves of the polls they may see. */
export function pollsMatching(
  filter: typeof PollFilter.$inferInput | null | undefined,
  viewer: Viewer | null,
): Prisma.PollWhereInput {
  const { isActive, isExpired } = filter ?? {};
  return {
    AND: [visiblePolls(viewer), ...(isExpired === false ? [stillOpen()] : [])],
    NOT: isExpired === true ? stillOpen() : undefined,
    isActive: isActive ?? undefined,
  };
}
