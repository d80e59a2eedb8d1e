import { stopWords } from '../contract/search/commonWords';

/** Words of the English, Arabic and French name of a term, then of its spellings. */
export type TermNames = readonly (readonly string[])[];

/** Words of names that carry meaning. */
const contentWords = (name: readonly string[]): string[] => name.filter((word) => word !== '' && !stopWords.has(word));

const english = 0;
const firstSpelling = 3;

/** Spellings in Latin letters can be English or French, which order words differently. */
const isComparable = (name: readonly string[], language: number): boolean =>
  name.length > 0 && (language < firstSpelling || /[\u0620-\u06FF]/.test(name[0] ?? ''));

/**
 * Words that stand at the place of a word in the names of the same terms: "charger" and «شاحن» for "chargeur". Names of one
 * or two words are compared, and longer ones of Arabic and French; English puts the noun last. A word counts if half of the
 * names agree.
 */
export function alignedWords(word: string, terms: readonly TermNames[]): string[] {
  const votes = terms.flatMap((names) => votesOf(word, names.map(contentWords)));
  const agreed = votes.filter(({ language, other }) => {
    const ofLanguage = votes.filter((vote) => vote.language === language);
    return ofLanguage.filter((vote) => vote.other === other).length * 2 >= ofLanguage.length;
  });
  return [...new Set(agreed.map(({ other }) => other))].filter((other) => other !== word);
}

interface Vote {
  language: number;
  other: string;
}

function votesOf(word: string, names: readonly (readonly string[])[]): Vote[] {
  return names.flatMap((name, language) => {
    const position = name.indexOf(word);
    if (position < 0 || !isComparable(name, language)) return [];
    return names.flatMap((otherName, otherLanguage): Vote[] => {
      if (otherLanguage === language || otherName.length !== name.length || !isComparable(otherName, otherLanguage))
        return [];
      const isReversed = (language === english) !== (otherLanguage === english);
      if (isReversed && name.length > 2) return [];
      const other = otherName[isReversed ? name.length - 1 - position : position];
      return other === undefined ? [] : [{ language: otherLanguage, other }];
    });
  });
}
