import { splitSearchWords } from '../contract/search/searchText';
import { searchQuerySchema } from '../contract/validation/textFields';
import { validate } from './errors';

/**
 * The conditions under which a row with a `searchText` is found: every word must occur somewhere, in any order. LIKE's own
 * wildcards are letters like any other.
 * @throws Problem `invalidInput` for a search that no search box sends
 */
export function searchFilter(search: string | null | undefined): { searchText: { contains: string } }[] {
  return splitSearchWords(validate(searchQuerySchema, search)).map((word) => ({
    searchText: { contains: word.replace(/[\\%_]/g, '\\$&') },
  }));
}
