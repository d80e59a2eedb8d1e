import { z } from './zod';
import { limits } from '../limits';
import { nonBlankText, singleLineText, optionalText, messageKey, multilineText } from './textFields';

const { termMax, acronymMax, definitionMax, categoryMax } = limits.glossary;

export const createGlossaryTermSchema = z.object({
  term: nonBlankText(singleLineText, termMax),
  termAr: nonBlankText(singleLineText, termMax),
  acronym: optionalText(singleLineText(acronymMax)),
  acronymAr: optionalText(singleLineText(acronymMax)),
  definition: nonBlankText(multilineText, definitionMax),
  definitionAr: nonBlankText(multilineText, definitionMax),
  category: nonBlankText(singleLineText, categoryMax),
  categoryAr: nonBlankText(singleLineText, categoryMax),
  isPublished: z
    .boolean(messageKey('wrongType'))
    .nullish()
    .transform((value) => value ?? undefined),
});
export type GlossaryTermFormValues = z.input<typeof createGlossaryTermSchema>;

/** Absent fields keep their value. */
export const updateGlossaryTermSchema = createGlossaryTermSchema.partial();

/** Category name in a filter. */
export const glossaryCategoryFilterSchema = singleLineText(categoryMax)
  .nullish()
  .transform((value) => value || undefined);
