import type { EnrollActionFragment } from './__generated__/EnrollCard';

type OfferedCourse = Pick<EnrollActionFragment, 'isFree' | 'isArchived' | 'myEnrollment'>;

/**
 * How a person without access gets a course: a paid one is ordered, a free one taken; null for an archived course, and for a free
 * one whose access has ended: it can be bought again, not taken again.
 */
export function enrollOffer({ isFree, isArchived, myEnrollment }: OfferedCourse): 'order' | 'take' | null {
  if (isArchived) return null;
  if (!isFree) return 'order';
  return myEnrollment?.status === 'ended' ? null : 'take';
}
