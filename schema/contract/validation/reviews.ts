import { z } from 'zod';
import { limits } from '../limits';
import { whole } from './numbers';
import { optional, text } from './text';

/** What a student says of a course: stars, and words in either language where they have some. */
export const reviewDraft = z.object({
  rating: whole(limits.reviews.starsMax, 1),
  comment: optional(text(limits.reviews.commentMax)),
  commentAr: optional(text(limits.reviews.commentMax)),
});
export type ReviewDraft = z.input<typeof reviewDraft>;
