import { splitSearchWords } from '../contract/search/searchText';
import { searchQuerySchema } from '../contract/validation/fields/textFields';
import { validate } from './problem';
import { escapeLike } from './escapeLike';

/**
 * Every word must occur in `searchText`, in any order. LIKE wildcards are escaped.
 * @throws Problem `invalidInput` for an invalid search text
 */
export function searchTextFilter(search: string | null | undefined): { searchText: { contains: string } }[] {
  return splitSearchWords(validate(searchQuerySchema, search)).map((word) => ({
    searchText: { contains: escapeLike(word) },
  }));
}
