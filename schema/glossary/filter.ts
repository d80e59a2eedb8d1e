import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import type { Viewer } from '../context';
import { categoryName } from '../contract/validation/glossary';
import { checked } from '../errors';
import { visibleTerms } from '../rules';
import { containing } from '../search';

export const GlossaryOrderType = builder.enumType('GlossaryOrder', {
  description: 'An order of terms.',
  values: {
    english: { description: 'By the letters of the English term; other scripts, then digits at the end.' },
    arabic: {
      description: 'By the letters of the Arabic term, alef with any hamza as alef; other scripts at the end.',
    },
    newest: { description: 'The newest first.' },
  },
});

export const GlossaryFilter = builder.inputType('GlossaryFilter', {
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

/** The rows a viewer's filter leaves of the terms they may see (spec.md section 5, Glossary search). */
export function termsMatching(
  filter: typeof GlossaryFilter.$inferInput | null | undefined,
  viewer: Viewer | null,
): Prisma.GlossaryTermWhereInput {
  const { search, category, isPublished } = filter ?? {};
  const name = checked(categoryName, category);
  return {
    AND: [visibleTerms(viewer), ...containing(search), name ? { OR: [{ category: name }, { categoryAr: name }] } : {}],
    isPublished: isPublished ?? undefined,
  };
}

type Order = Prisma.GlossaryTermOrderByWithRelationInput[];

/** Each order ends in the key, so that no two rows are equal and pages never overlap. */
export const termOrders: Record<typeof GlossaryOrderType.$inferType, Order> = {
  english: [{ sortKey: 'asc' }, { id: 'asc' }],
  arabic: [{ sortKeyAr: 'asc' }, { id: 'asc' }],
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
};
