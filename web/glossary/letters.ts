import { noLetter } from '../../schema/contract/dictionary';
import type { Language } from '../../schema/contract/languages';
import type { TermEntryFragment } from './__generated__/GlossaryScreen';

const alphabets: Record<Language, string> = {
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
};

/** The letter that a term stands under on a page of this language. */
const letterIn = ({ letter, letterAr }: TermEntryFragment, language: Language): string =>
  language === 'ar' ? letterAr : letter;

/** The anchor of a letter. */
export const letterId = (letter: string): string => `letter-${letter}`;

/** The anchor of a term: `/glossary#term-12` is its address. */
export const termId = (id: string): string => `term-${id}`;

export interface LetterGroup {
  letter: string;
  terms: TermEntryFragment[];
}

/** Terms that come in the order of the language, under their letters. */
export function groupsOf(terms: readonly TermEntryFragment[], language: Language): LetterGroup[] {
  const groups = new Map<string, TermEntryFragment[]>();
  for (const term of terms) {
    const letter = letterIn(term, language);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, members]) => ({ letter, terms: members }));
}

/** The alphabet, and behind it the other letters that head terms, `#` at the end. */
export function indexOf(groups: readonly LetterGroup[], language: Language): string[] {
  const alphabet = [...alphabets[language]];
  const others = groups
    .map(({ letter }) => letter)
    .filter((letter) => !alphabet.includes(letter) && letter !== noLetter);
  return [...alphabet, ...others, ...(groups.some(({ letter }) => letter === noLetter) ? [noLetter] : [])];
}
