import { useGlossaryQuery } from './__generated__/GlossaryScreen';
import type { GlossaryCategoryCountFragment } from './__generated__/GlossaryScreen';
import { useLanguage } from '../language/useLanguage';
import { dataOrPrevious } from '../ui/feedback/dataOrPrevious';
import { toGlossaryVariables, type GlossaryFilters } from './glossaryFilters';
import { filterTerms } from './filterTerms';

/** Totals of the whole glossary, independent of the filters. */
export interface GlossarySummary {
  termCount: number;
  categories: readonly GlossaryCategoryCountFragment[];
}

/**
 * The terms that match the filters and the typed text, which may be newer than the URL. Loaded terms are filtered at
 * once; `isUpToDate` is false until the server responds.
 */
export function useGlossaryTerms(filters: GlossaryFilters, searchText: string) {
  const { language } = useLanguage();
  const glossary = useGlossaryQuery({ variables: toGlossaryVariables(filters, language) });
  const { error, loading, previousData } = glossary;
  const data = dataOrPrevious(glossary);
  const isUpToDate = !loading && searchText === filters.search;
  const categories = (data ?? previousData)?.glossaryCategories;
  const summary: GlossarySummary | undefined = categories && {
    termCount: categories.reduce((sum, { count }) => sum + count, 0),
    categories,
  };
  const terms = data && filterTerms(data.glossaryTerms.nodes, { ...filters, search: searchText });
  const visibleTerms = data && {
    terms: terms ?? [],
    pageInfo: data.glossaryTerms.pageInfo,
    found: isUpToDate ? data.glossaryTerms.totalCount : (terms?.length ?? 0),
  };
  return { glossary, error, summary, visibleTerms, isUpToDate };
}
