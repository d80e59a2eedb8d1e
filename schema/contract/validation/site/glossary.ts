import { z } from '../fields/zod';
import { bounds } from '../../bounds';
import { parseCommaList } from '../../text/commaSeparatedList';
import { nonBlankText, singleLineText, optionalText, messageKey, multilineText } from '../fields/textFields';

const { termMax, acronymMax, definitionMax, categoryMax } = bounds.glossary;

/** Removes empty and duplicate spellings. */
const spellingsField = z
  .array(singleLineText(termMax), messageKey('wrongType'))
  .max(bounds.glossary.spellings, messageKey('tooMany'))
  .transform((texts) => [...new Set(texts.filter(Boolean))]);

export const createGlossaryTermSchema = z.object({
  term: nonBlankText(singleLineText, termMax),
  termAr: nonBlankText(singleLineText, termMax),
  acronym: optionalText(singleLineText(acronymMax)),
  acronymAr: optionalText(singleLineText(acronymMax)),
  definition: nonBlankText(multilineText, definitionMax),
  definitionAr: nonBlankText(multilineText, definitionMax),
  nameFr: optionalText(singleLineText(termMax)),
  spellings: spellingsField.optional(),
  category: nonBlankText(singleLineText, categoryMax),
  categoryAr: nonBlankText(singleLineText, categoryMax),
  isPublished: z
    .boolean(messageKey('wrongType'))
    .nullish()
    .transform((value) => value ?? undefined),
});

/** In the form, spellings are one text, separated by commas. */
export const glossaryTermFormSchema = createGlossaryTermSchema.extend({
  spellings: multilineText(definitionMax).transform(parseCommaList).pipe(spellingsField),
});
export type GlossaryTermFormValues = z.input<typeof glossaryTermFormSchema>;
export type GlossaryTermFormInput = z.output<typeof glossaryTermFormSchema>;

/** Absent fields keep their value. */
export const updateGlossaryTermSchema = createGlossaryTermSchema.partial();

export const glossaryCategoryFilterSchema = singleLineText(categoryMax)
  .nullish()
  .transform((value) => value || undefined);
