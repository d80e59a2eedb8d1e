import { nonLetterHeading } from '../../schema/contract/search/glossarySort';
import type { Language } from '../../schema/contract/languages';
import type { GlossaryTermEntryFragment } from './__generated__/GlossaryScreen';

const alphabets: Record<Language, string> = {
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
};

/** The letter that a term stands under on a page of this language. */
const letterInLanguage = ({ letter, letterAr }: GlossaryTermEntryFragment, language: Language): string =>
  language === 'ar' ? letterAr : letter;

/** The anchor of a letter. */
export const letterAnchor = (letter: string): string => `letter-${letter}`;

/** The anchor of a term: `/glossary#term-12` is its address. */
export const termAnchor = (id: string): string => `term-${id}`;

export interface LetterGroup {
  letter: string;
  terms: GlossaryTermEntryFragment[];
}

/** Terms that come in the order of the language, under their letters. */
export function groupTermsByLetter(terms: readonly GlossaryTermEntryFragment[], language: Language): LetterGroup[] {
  const groups = new Map<string, GlossaryTermEntryFragment[]>();
  for (const term of terms) {
    const letter = letterInLanguage(term, language);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, members]) => ({ letter, terms: members }));
}

/** The alphabet, and behind it the other letters that head terms, `#` at the end. */
export function listIndexLetters(groups: readonly LetterGroup[], language: Language): string[] {
  const alphabet = [...alphabets[language]];
  const others = groups
    .map(({ letter }) => letter)
    .filter((letter) => !alphabet.includes(letter) && letter !== nonLetterHeading);
  return [
    ...alphabet,
    ...others,
    ...(groups.some(({ letter }) => letter === nonLetterHeading) ? [nonLetterHeading] : []),
  ];
}
