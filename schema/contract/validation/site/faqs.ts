import { z } from '../fields/zod';
import { bounds } from '../../bounds';
import { booleanField, foreignKeyField, optionalIntegerField } from '../fields/numberFields';
import { nonBlankText, singleLineText, multilineText } from '../fields/textFields';

const { titleMax, textMax } = bounds.content;

/** FAQ input; both languages are required (R-ADM-5). */
export const createFaqSchema = z.object({
  question: nonBlankText(singleLineText, titleMax),
  questionAr: nonBlankText(singleLineText, titleMax),
  answer: nonBlankText(multilineText, textMax),
  answerAr: nonBlankText(multilineText, textMax),
  categoryId: foreignKeyField.optional(),
  order: optionalIntegerField(bounds.id.max),
  isPublished: booleanField.optional(),
});

/** Absent fields keep their value. */
export const updateFaqSchema = createFaqSchema.partial();
