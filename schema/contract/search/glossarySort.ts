import type { Language } from '../languages';
import { toSearchText } from './searchText';

/** What heads the terms that begin with no letter: digits and signs. */
export const nonLetterHeading = '#';

const scriptPatterns: Record<Language, RegExp> = { en: /^\p{Script=Latin}/u, ar: /^\p{Script=Arabic}/u };

/** A term as a dictionary compares it: folded like a search, quotation marks and brackets before it left out. */
const normalizeTerm = (term: string): string => toSearchText(term).replace(/^[^\p{L}\p{N}]+/u, '');

/**
 * The letter that a term stands under, in capitals where its script has any: hamza carriers of alef count as alef. An
 * Arabic article is part of the term.
 */
export function initialLetter(term: string): string {
  const [first = ''] = normalizeTerm(term);
  return /\p{L}/u.test(first) ? first.toUpperCase() : nonLetterHeading;
}

/** A term as the order of a language compares it, code point by code point: its own script, then others, then digits. */
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
}

/** What of a term a search looks into, as it compares it. */
export const glossaryTermSearchText = ({
  term,
  termAr,
  acronym,
  acronymAr,
  definition,
  definitionAr,
}: GlossaryTermTexts): string => toSearchText(term, termAr, acronym, acronymAr, definition, definitionAr);

/** The columns by which a term is found and ordered; whoever writes a term writes them. */
export const glossaryTermKeys = (said: GlossaryTermTexts) => ({
  searchText: glossaryTermSearchText(said),
  sortKey: glossarySortKey(said.term, 'en'),
  sortKeyAr: glossarySortKey(said.termAr, 'ar'),
});
