import { termSearchText } from '../../schema/contract/dictionary';
import { searchWords } from '../../schema/contract/search';
import type { TermEntryFragment } from './__generated__/GlossaryScreen';

/**
 * Those of the terms at hand that fit a search and a category, judged as the server judges: so that the list follows the
 * typing at once, before the server's answer.
 */
export function narrowed<Term extends TermEntryFragment>(
  terms: readonly Term[],
  { search, category }: { search: string; category: string },
): Term[] {
  const words = searchWords(search);
  return terms.filter((term) => {
    const text = termSearchText(term);
    const isOfCategory = category === '' || term.category === category || term.categoryAr === category;
    return isOfCategory && words.every((word) => text.includes(word));
  });
}
