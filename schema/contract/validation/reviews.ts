import { z } from './zod';
import { limits } from '../limits';
import { integerField } from './numberFields';
import { messageKey, optionalText, multilineText } from './textFields';

export const reviewSchema = z.object({
  rating: z
    .union([z.number(), z.string()], messageKey('ratingRequired'))
    .refine((value) => value !== '', messageKey('ratingRequired'))
    .pipe(integerField(limits.reviews.starsMax, 1)),
  comment: optionalText(multilineText(limits.reviews.commentMax)),
  commentAr: optionalText(multilineText(limits.reviews.commentMax)),
});
export type ReviewFormValues = z.input<typeof reviewSchema>;
