import { requiredWords } from './commonWords';
import { searchedStems, tokenStems, toTokens } from './stems';
import { splitSearchWords } from './searchText';

/**
 * Whether a search text (see `toSearchText`) has every required word of a search, literally or in another form: the rule of
 * lists, without other names of a thing.
 */
export function matchesSearch(searchText: string, search: string): boolean {
  const stems = new Set(toTokens(searchText).flatMap(tokenStems));
  const hasForm = (token: string) => searchedStems(token).some((stem) => stems.has(stem));
  return requiredWords(splitSearchWords(search)).every((word) => {
    const tokens = toTokens(word);
    return searchText.includes(word) || (tokens.length > 0 && tokens.every(hasForm));
  });
}
