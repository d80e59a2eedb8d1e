import { z } from 'zod';
import { limits } from '../limits';
import { filled, line, optional, say, text } from './text';

const { termMax, acronymMax, definitionMax, categoryMax } = limits.glossary;

/** A term of the dictionary as the form and the mutations take it. Whether it is published is left as it is unless told. */
export const termDraft = z.object({
  term: filled(line, termMax),
  termAr: filled(line, termMax),
  acronym: optional(line(acronymMax)),
  acronymAr: optional(line(acronymMax)),
  definition: filled(text, definitionMax),
  definitionAr: filled(text, definitionMax),
  category: filled(line, categoryMax),
  categoryAr: filled(line, categoryMax),
  isPublished: z
    .boolean(say('wrongType'))
    .nullish()
    .transform((value) => value ?? undefined),
});
export type TermDraft = z.input<typeof termDraft>;

/** The name of a category as a filter says it. */
export const categoryName = line(categoryMax)
  .nullish()
  .transform((value) => value || undefined);
