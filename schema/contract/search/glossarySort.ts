import type { Language } from '../languages';
import { toSearchText } from './searchText';

/** Heading of terms that start with a digit or sign. */
export const nonLetterHeading = '#';

const scriptPatterns: Record<Language, RegExp> = { en: /^\p{Script=Latin}/u, ar: /^\p{Script=Arabic}/u };

/** Normalized like search text, without leading punctuation. */
const normalizeTerm = (term: string): string => toSearchText(term).replace(/^[^\p{L}\p{N}]+/u, '');

/** Uppercase initial for the alphabetical index. Alef variants count as alef; the Arabic article is not skipped. */
export function initialLetter(term: string): string {
  const [first = ''] = normalizeTerm(term);
  return /\p{L}/u.test(first) ? first.toUpperCase() : nonLetterHeading;
}

/** Sort key compared by code point: the language's own script first, then other scripts, then digits. */
export function glossarySortKey(term: string, language: Language): string {
  const key = normalizeTerm(term);
  const rank = scriptPatterns[language].test(key) ? 1 : initialLetter(term) === nonLetterHeading ? 3 : 2;
  return `${rank}${key}`;
}

interface GlossaryTermTexts {
  term: string;
  termAr: string;
  definition: string;
  definitionAr: string;
  acronym?: string | null;
  acronymAr?: string | null;
  nameFr?: string | null;
  spellings?: readonly string[];
}

export const glossaryTermSearchText = ({
  term,
  termAr,
  acronym,
  acronymAr,
  nameFr,
  spellings = [],
  definition,
  definitionAr,
}: GlossaryTermTexts): string =>
  toSearchText(term, termAr, acronym, acronymAr, nameFr, ...spellings, definition, definitionAr);

/** Derived columns that every write of a term must set. */
export const glossaryTermKeys = (texts: GlossaryTermTexts) => ({
  searchText: glossaryTermSearchText(texts),
  sortKey: glossarySortKey(texts.term, 'en'),
  sortKeyAr: glossarySortKey(texts.termAr, 'ar'),
});
