import { bounds } from '../../schema/contract/bounds';
import { pageSizes } from '../../schema/contract/pageSizes';
import type { Language } from '../../schema/contract/languages';
import { nonDefaultParams } from '../ui/navigation/loadMoreParams';
import { listViews, type ListView } from '../ui/navigation/ViewSwitch';
import type { GlossaryQueryVariables } from './__generated__/GlossaryScreen';

/** The state of the glossary, stored in the URL. An empty string means no filter. */
export interface GlossaryFilters {
  search: string;
  /** English name of the category; the URL may also contain the Arabic name. */
  category: string;
  view: ListView;
  /** Cursor of the term before the first one shown; an empty string starts at the first term. */
  after: string;
}

const defaultGlossaryFilters: GlossaryFilters = { search: '', category: '', view: 'grid', after: '' };

export function parseGlossaryState(params: URLSearchParams): GlossaryFilters {
  const readParam = (name: string, max: number) => (params.get(name) ?? '').trim().slice(0, max);
  return {
    search: readParam('search', bounds.search.max),
    category: readParam('category', bounds.glossary.categoryMax),
    view: listViews.find((view) => view === params.get('view')) ?? defaultGlossaryFilters.view,
    after: params.get('after') ?? defaultGlossaryFilters.after,
  };
}

/** Only values that differ from the defaults. */
export const glossaryFilterParams = (filters: Partial<GlossaryFilters>) =>
  nonDefaultParams(filters, defaultGlossaryFilters);

/** No `isPublished` filter: editors also see drafts. */
export const toGlossaryVariables = (
  { search, category, after }: GlossaryFilters,
  language: Language,
): GlossaryQueryVariables => ({
  filter: { search: search || undefined, category: category || undefined },
  sort: search ? 'relevance' : language === 'ar' ? 'arabic' : 'english',
  first: pageSizes.max,
  after: after || undefined,
});
