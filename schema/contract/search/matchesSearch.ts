import { requiredWords, splitTypedWords } from './commonWords';
import { searchedStems, tokenStems, toTokens } from './stems';

/**
 * Whether a search text (see `toSearchText`) has every required word of a search, literally or in another form: the rule of
 * lists, without other names of a thing.
 */
export function matchesSearch(searchText: string, search: string): boolean {
  const textTokens = toTokens(searchText);
  const stems = new Set(textTokens.flatMap(tokenStems));
  const hasForm = (token: string) => searchedStems(token).some((stem) => stems.has(stem));
  return requiredWords(splitTypedWords(search)).every((word) => {
    const tokens = toTokens(word);
    return isPartOf(word, searchText, textTokens) || (tokens.length > 0 && tokens.every(hasForm));
  });
}

/** Short words in Latin letters are found whole only, of four letters as beginnings. */
function isPartOf(word: string, searchText: string, textTokens: readonly string[]): boolean {
  if (!/^[a-z]{1,4}$/.test(word)) return searchText.includes(word);
  return textTokens.some((token) => (word.length < 4 ? token === word : token.startsWith(word)));
}
