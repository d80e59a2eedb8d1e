import { z } from 'zod';
import { limits } from '../limits';
import { nonBlankText, singleLineText, optionalText, messageKey, multilineText } from './textFields';

const { termMax, acronymMax, definitionMax, categoryMax } = limits.glossary;

/** A term of the dictionary as the form and the mutations take it. Whether it is published is left as it is unless told. */
export const glossaryTermSchema = z.object({
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
export type GlossaryTermFormValues = z.input<typeof glossaryTermSchema>;

/** The name of a category as a filter says it. */
export const glossaryCategoryFilterSchema = singleLineText(categoryMax)
  .nullish()
  .transform((value) => value || undefined);
