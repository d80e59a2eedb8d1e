import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import type { Viewer } from '../core/context';
import { glossaryCategoryFilterSchema } from '../contract/validation/glossary';
import { validate } from '../core/errors';
import { visibleGlossaryTerms } from '../core/accessRules';
import { searchFilter } from '../core/searchFilter';

export const GlossaryTermSortType = builder.enumType('GlossaryTermSort', {
  description: 'An order of terms.',
  values: {
    english: { description: 'By the letters of the English term; other scripts, then digits at the end.' },
    arabic: {
      description: 'By the letters of the Arabic term, alef with any hamza as alef; other scripts at the end.',
    },
    newest: { description: 'The newest first.' },
  },
});

export const GlossaryTermFilter = builder.inputType('GlossaryTermFilter', {
  description: 'Narrows a list of terms; conditions add up. It never widens what the caller may see.',
  fields: (t) => ({
    search: t.string({
      description:
        'Words that all occur in the term, acronym or definition of either language, without regard to case, hamza, taa marbuta, vowel marks or kind of digits.',
    }),
    category: t.string({ description: 'Only this category, by its English or its Arabic name.' }),
    isPublished: t.boolean({ description: 'Only published terms, or only drafts the caller may see.' }),
  }),
});

/** Prisma filter of glossary terms for the viewer's arguments (R-GLO-4). */
export function glossaryTermWhere(
  filter: typeof GlossaryTermFilter.$inferInput | null | undefined,
  viewer: Viewer | null,
): Prisma.GlossaryTermWhereInput {
  const { search, category, isPublished } = filter ?? {};
  const name = validate(glossaryCategoryFilterSchema, category);
  return {
    AND: [
      visibleGlossaryTerms(viewer),
      ...searchFilter(search),
      name ? { OR: [{ category: name }, { categoryAr: name }] } : {},
    ],
    isPublished: isPublished ?? undefined,
  };
}

type GlossaryTermOrderBy = Prisma.GlossaryTermOrderByWithRelationInput[];

/** Each order ends in the key, so that no two rows are equal and pages never overlap. */
export const glossaryTermOrderBy: Record<typeof GlossaryTermSortType.$inferType, GlossaryTermOrderBy> = {
  english: [{ sortKey: 'asc' }, { id: 'asc' }],
  arabic: [{ sortKeyAr: 'asc' }, { id: 'asc' }],
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
};
