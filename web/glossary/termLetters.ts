import { nonLetterHeading } from '../../schema/contract/search/glossarySort';
import { linkedItemAnchor } from '../../schema/contract/site/urls';
import type { Language } from '../../schema/contract/languages';
import type { GlossaryTermEntryFragment } from './__generated__/GlossaryScreen';

const alphabets: Record<Language, string> = {
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
};

const letterInLanguage = ({ letter, letterAr }: GlossaryTermEntryFragment, language: Language): string =>
  language === 'ar' ? letterAr : letter;

export const letterAnchor = (letter: string): string => `letter-${letter}`;

export const termAnchor = (id: string): string => linkedItemAnchor('term', id);

export interface LetterGroup {
  letter: string;
  terms: GlossaryTermEntryFragment[];
}

/** Expects the terms in the language's sort order. */
export function groupTermsByLetter(terms: readonly GlossaryTermEntryFragment[], language: Language): LetterGroup[] {
  const groups = new Map<string, GlossaryTermEntryFragment[]>();
  for (const term of terms) {
    const letter = letterInLanguage(term, language);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, groupTerms]) => ({ letter, terms: groupTerms }));
}

/** The alphabet, then other letters that have terms, then `#`. */
export function listIndexLetters(groups: readonly LetterGroup[], language: Language): string[] {
  const alphabet = [...alphabets[language]];
  const otherLetters = groups
    .map(({ letter }) => letter)
    .filter((letter) => !alphabet.includes(letter) && letter !== nonLetterHeading);
  return [
    ...alphabet,
    ...otherLetters,
    ...(groups.some(({ letter }) => letter === nonLetterHeading) ? [nonLetterHeading] : []),
  ];
}
