import { z } from './zod';
import { limits } from '../limits';
import { integerField } from './numberFields';
import { optionalText, multilineText } from './textFields';

export const reviewSchema = z.object({
  rating: integerField(limits.reviews.starsMax, 1),
  comment: optionalText(multilineText(limits.reviews.commentMax)),
  commentAr: optionalText(multilineText(limits.reviews.commentMax)),
});
export type ReviewFormValues = z.input<typeof reviewSchema>;
