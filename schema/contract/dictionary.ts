import type { Language } from './languages';
import { searchKey } from './search';

/** What heads the terms that begin with no letter: digits and signs. */
export const noLetter = '#';

const scripts: Record<Language, RegExp> = { en: /^\p{Script=Latin}/u, ar: /^\p{Script=Arabic}/u };

/** A term as a dictionary compares it: folded like a search, quotation marks and brackets before it left out. */
const spelt = (term: string): string => searchKey(term).replace(/^[^\p{L}\p{N}]+/u, '');

/**
 * The letter that a term stands under, in capitals where its script has any: hamza carriers of alef count as alef. An
 * Arabic article is part of the term.
 */
export function letterOf(term: string): string {
  const [first = ''] = spelt(term);
  return /\p{L}/u.test(first) ? first.toUpperCase() : noLetter;
}

/** A term as the order of a language compares it, code point by code point: its own script, then others, then digits. */
export function sortKey(term: string, language: Language): string {
  const key = spelt(term);
  const rank = scripts[language].test(key) ? 1 : letterOf(term) === noLetter ? 3 : 2;
  return `${rank}${key}`;
}

interface Said {
  term: string;
  termAr: string;
  definition: string;
  definitionAr: string;
  acronym?: string | null;
  acronymAr?: string | null;
}

/** What of a term a search looks into, as it compares it. */
export const termSearchText = ({ term, termAr, acronym, acronymAr, definition, definitionAr }: Said): string =>
  searchKey(term, termAr, acronym, acronymAr, definition, definitionAr);

/** The columns by which a term is found and ordered; whoever writes a term writes them. */
export const termKeys = (said: Said) => ({
  searchText: termSearchText(said),
  sortKey: sortKey(said.term, 'en'),
  sortKeyAr: sortKey(said.termAr, 'ar'),
});
