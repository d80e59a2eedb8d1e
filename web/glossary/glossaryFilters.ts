import { limits } from '../../schema/contract/limits';
import type { Language } from '../../schema/contract/languages';
import type { GlossaryQueryVariables } from './__generated__/GlossaryScreen';
import { nonDefaultParams } from '../ui/navigation/listRange';
import { listViews, type ListView } from '../ui/navigation/ViewSwitch';

/** The state of the dictionary, all of it in the address; '' where nothing is chosen. */
export interface GlossaryFilters {
  search: string;
  /** English name of a category; an address may also say the Arabic one. */
  category: string;
  view: ListView;
  /** Cursor of the term before the first one shown; '' shows them from the start. */
  after: string;
}

export const defaultGlossaryFilters: GlossaryFilters = { search: '', category: '', view: 'grid', after: '' };

/** Reads an address; what it does not understand counts as not chosen. */
export function parseGlossaryFilters(params: URLSearchParams): GlossaryFilters {
  const text = (name: string, max: number) => (params.get(name) ?? '').trim().slice(0, max);
  return {
    search: text('search', limits.search.max),
    category: text('category', limits.glossary.categoryMax),
    view: listViews.find((view) => view === params.get('view')) ?? defaultGlossaryFilters.view,
    after: params.get('after') ?? defaultGlossaryFilters.after,
  };
}

/** What the address says of the filters: only what differs from the usual. */
export const glossaryFilterParams = (filters: Partial<GlossaryFilters>) =>
  nonDefaultParams(filters, defaultGlossaryFilters);

/** The filters as the schema takes them, in the order of a language. Everybody gets what they may see: drafts, too. */
export const toGlossaryVariables = (
  { search, category, after }: GlossaryFilters,
  language: Language,
): GlossaryQueryVariables => ({
  filter: { search: search || undefined, category: category || undefined },
  sort: language === 'ar' ? 'arabic' : 'english',
  first: limits.pageSize.max,
  after: after || undefined,
});
