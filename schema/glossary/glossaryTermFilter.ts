import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import type { Viewer } from '../core/context';
import { glossaryCategoryFilterSchema } from '../contract/validation/site/glossary';
import { validate } from '../core/problem';
import { visibleGlossaryTerms } from '../core/accessRules';
import { searchTextFilter } from '../core/searchTextFilter';
import { searchNote } from '../search/findByRelevance';
import type { SearchConcept } from '../search/searchConcept';
import { searchWhere } from '../search/searchConcepts';

export const GlossaryTermSortType = builder.enumType('GlossaryTermSort', {
  description: 'Sort order of terms.',
  values: {
    english: { description: 'By English term: Latin letters, other scripts, digits.' },
    arabic: {
      description: 'By Arabic term, with alef variants as alef: Arabic letters, other scripts, digits.',
    },
    newest: { description: 'Newest first.' },
    relevance: { description: 'The best match first with a search, else by English term.' },
  },
});

export const GlossaryTermFilter = builder.inputType('GlossaryTermFilter', {
  description: 'Filter of terms; all conditions must match. Does not extend what the caller may see.',
  fields: (t) => ({
    search: t.string({
      description: `Words of the names, acronyms, spellings, category or definition in any language. ${searchNote}`,
    }),
    category: t.string({ description: 'English or Arabic name of the category.' }),
    isPublished: t.boolean({ description: 'True for published terms, false for drafts visible to the caller.' }),
  }),
});

/** Prisma filter of glossary terms for the viewer's arguments; without search parts the search is literal (R-GLO-4). */
export function glossaryTermWhere(
  filter: typeof GlossaryTermFilter.$inferInput | null | undefined,
  viewer: Viewer | null,
  concepts?: SearchConcept[],
): Prisma.GlossaryTermWhereInput {
  const { search, category, isPublished } = filter ?? {};
  const name = validate(glossaryCategoryFilterSchema, category);
  return {
    AND: [
      visibleGlossaryTerms(viewer),
      ...(concepts ? [searchWhere(concepts, 'glossaryTerm')] : searchTextFilter(search)),
      name ? { OR: [{ category: name }, { categoryAr: name }] } : {},
    ],
    isPublished: isPublished ?? undefined,
  };
}

type GlossaryTermOrderBy = Prisma.GlossaryTermOrderByWithRelationInput[];

/** The key makes each order unique, so that pages do not overlap. */
export const glossaryTermOrderBy: Record<typeof GlossaryTermSortType.$inferType, GlossaryTermOrderBy> = {
  english: [{ sortKey: 'asc' }, { id: 'asc' }],
  arabic: [{ sortKeyAr: 'asc' }, { id: 'asc' }],
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  relevance: [{ sortKey: 'asc' }, { id: 'asc' }],
};
