import { useGlossaryQuery } from './__generated__/GlossaryScreen';
import type { CategoryCountFragment } from './__generated__/GlossaryScreen';
import { useLanguage } from '../language/useLanguage';
import { kept } from '../ui/kept';
import { variablesOf, type GlossaryFilters } from './filters';
import { narrowed } from './narrowed';

/** The dictionary as a whole, whatever is searched for. */
export interface Summary {
  terms: number;
  categories: readonly CategoryCountFragment[];
}

/**
 * The terms that fit the filters and what is typed (`typed`; it may be ahead of the address). Those at hand are narrowed at
 * once; until the server's answer is there, the list is not settled.
 */
export function useGlossary(filters: GlossaryFilters, typed: string) {
  const { language } = useLanguage();
  const glossary = useGlossaryQuery({ variables: variablesOf(filters, language) });
  const { error, loading, previousData } = glossary;
  const data = kept(glossary);
  const isSettled = !loading && typed === filters.search;
  const categories = (data ?? previousData)?.glossaryCategories;
  const summary: Summary | undefined = categories && {
    terms: categories.reduce((sum, { count }) => sum + count, 0),
    categories,
  };
  const terms = data && narrowed(data.glossaryTerms.nodes, { ...filters, search: typed });
  const shown = data && {
    terms: terms ?? [],
    pageInfo: data.glossaryTerms.pageInfo,
    found: isSettled ? data.glossaryTerms.totalCount : (terms?.length ?? 0),
  };
  return { glossary, error, summary, shown, isSettled };
}
