import { searchWords } from './contract/search';
import { searchText } from './contract/validation/text';
import { checked } from './errors';

/**
 * The conditions under which a row with a `searchText` is found: every word must occur somewhere, in any order. LIKE's own
 * wildcards are letters like any other.
 * @throws Problem `invalidInput` for a search that no search box sends
 */
export function containing(search: string | null | undefined): { searchText: { contains: string } }[] {
  return searchWords(checked(searchText, search)).map((word) => ({
    searchText: { contains: word.replace(/[\\%_]/g, '\\$&') },
  }));
}
