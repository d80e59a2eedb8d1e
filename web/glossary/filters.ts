import { limits } from '../../schema/contract/limits';
import type { Language } from '../../schema/contract/languages';
import type { GlossaryQueryVariables } from './__generated__/GlossaryScreen';
import { differing } from '../ui/span';
import { views, type View } from '../ui/ViewSwitch';

/** The state of the dictionary, all of it in the address; '' where nothing is chosen. */
export interface GlossaryFilters {
  search: string;
  /** English name of a category; an address may also say the Arabic one. */
  category: string;
  view: View;
  /** Cursor of the term before the first one shown; '' shows them from the start. */
  after: string;
}

export const noFilters: GlossaryFilters = { search: '', category: '', view: 'grid', after: '' };

/** Reads an address; what it does not understand counts as not chosen. */
export function readFilters(params: URLSearchParams): GlossaryFilters {
  const text = (name: string, max: number) => (params.get(name) ?? '').trim().slice(0, max);
  return {
    search: text('search', limits.search.max),
    category: text('category', limits.glossary.categoryMax),
    view: views.find((view) => view === params.get('view')) ?? noFilters.view,
    after: params.get('after') ?? noFilters.after,
  };
}

/** What the address says of the filters: only what differs from the usual. */
export const addressOf = (filters: Partial<GlossaryFilters>) => differing(filters, noFilters);

/** The filters as the schema takes them, in the order of a language. Everybody gets what they may see: drafts, too. */
export const variablesOf = (
  { search, category, after }: GlossaryFilters,
  language: Language,
): GlossaryQueryVariables => ({
  filter: { search: search || undefined, category: category || undefined },
  order: language === 'ar' ? 'arabic' : 'english',
  first: limits.page.max,
  after: after || undefined,
});
