import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import type { Viewer } from '../context';
import { filterId } from '../ids';
import { visibleFaqs } from '../rules';

export const FaqFilter = builder.inputType('FaqFilter', {
  description: 'Narrows a list of questions; conditions add up. It never widens what the caller may see.',
  fields: (t) => ({
    categoryId: t.id({ description: 'Only this category.' }),
    isPublished: t.boolean({ description: 'Only published questions, or only drafts the caller may see.' }),
  }),
});

/** The rows a viewer's filter leaves of the questions they may see. */
export const faqsMatching = (
  filter: typeof FaqFilter.$inferInput | null | undefined,
  viewer: Viewer | null,
): Prisma.FaqWhereInput => ({
  AND: [visibleFaqs(viewer)],
  categoryId: filterId(filter?.categoryId),
  isPublished: filter?.isPublished ?? undefined,
});

/** As the admin has put them; the older first among equals. */
export const inOrder = [{ order: 'asc' }, { id: 'asc' }] satisfies Prisma.FaqOrderByWithRelationInput[];
