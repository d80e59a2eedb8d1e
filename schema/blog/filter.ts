import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import type { Viewer } from '../context';
import { filterId } from '../ids';
import { visiblePosts } from '../rules';
import { containing } from '../search';

export const BlogPostFilter = builder.inputType('BlogPostFilter', {
  description: 'Narrows a list of articles; conditions add up. It never widens what the caller may see.',
  fields: (t) => ({
    search: t.string({
      description:
        'Part of the title or text in either language, without regard to case, hamza, taa marbuta, vowel marks or kind of digits.',
    }),
    categoryId: t.id({ description: 'Only this category.' }),
    isPublished: t.boolean({ description: 'Only published articles, or only drafts the caller may see.' }),
  }),
});

/** The rows a viewer's filter leaves of the articles they may see (spec.md section 5, Blog search). */
export function postsMatching(
  filter: typeof BlogPostFilter.$inferInput | null | undefined,
  viewer: Viewer | null,
): Prisma.BlogPostWhereInput {
  const { search, categoryId, isPublished } = filter ?? {};
  return {
    AND: [visiblePosts(viewer), ...containing(search)],
    categoryId: filterId(categoryId),
    isPublished: isPublished ?? undefined,
  };
}

/** Ends in the key, so that no two rows are equal and pages never overlap. */
export const newest = [{ createdAt: 'desc' }, { id: 'desc' }] satisfies Prisma.BlogPostOrderByWithRelationInput[];
