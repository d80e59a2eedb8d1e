import { z } from '../fields/zod';
import { bounds } from '../../bounds';
import { integerField } from '../fields/numberFields';
import { messageKey, optionalText, multilineText } from '../fields/textFields';

export const reviewSchema = z.object({
  rating: z
    .union([z.number(), z.string()], messageKey('ratingRequired'))
    .refine((value) => value !== '', messageKey('ratingRequired'))
    .pipe(integerField(bounds.reviews.starsMax, 1)),
  comment: optionalText(multilineText(bounds.reviews.commentMax)),
  commentAr: optionalText(multilineText(bounds.reviews.commentMax)),
});
export type ReviewFormValues = z.input<typeof reviewSchema>;
