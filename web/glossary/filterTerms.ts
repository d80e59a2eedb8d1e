import { glossaryTermSearchText } from '../../schema/contract/search/glossarySort';
import { splitSearchWords } from '../../schema/contract/search/searchText';
import type { GlossaryTermEntryFragment } from './__generated__/GlossaryScreen';

/** Filters the loaded terms by the server's rules, so that the list follows typing before the server responds. */
export function filterTerms<Term extends GlossaryTermEntryFragment>(
  terms: readonly Term[],
  { search, category }: { search: string; category: string },
): Term[] {
  const words = splitSearchWords(search);
  return terms.filter((term) => {
    const searchableText = glossaryTermSearchText(term);
    const isOfCategory = category === '' || term.category === category || term.categoryAr === category;
    return isOfCategory && words.every((word) => searchableText.includes(word));
  });
}
