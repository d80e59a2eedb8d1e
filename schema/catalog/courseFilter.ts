import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import type { Viewer } from '../core/context';
import { CourseLevelType } from '../core/scalarsAndEnums';
import { parseOptionalId } from '../core/ids';
import { visibleCourses } from '../core/accessRules';
import { searchFilter } from '../core/searchFilter';

const CoursePriceFilterType = builder.enumType('CoursePriceFilter', {
  description: 'Price filter of courses.',
  values: ['free', 'paid'] as const,
});

export const CourseSortType = builder.enumType('CourseSort', {
  description: 'Sort order of courses; the newest first among equals.',
  values: ['newest', 'popular', 'rating', 'priceLow', 'priceHigh'] as const,
});

export const CourseFilter = builder.inputType('CourseFilter', {
  description: 'Filter of courses; all conditions must match. Does not extend what the caller may see.',
  fields: (t) => ({
    search: t.string({
      description:
        'Part of the title or description in either language; ignores case, hamza and taa marbuta variants, vowel marks and digit scripts.',
    }),
    categoryId: t.id({ description: 'Key of the category.' }),
    level: t.field({ type: CourseLevelType, description: 'Difficulty level.' }),
    price: t.field({ type: CoursePriceFilterType, description: 'Free or paid.' }),
    trainerId: t.id({ description: 'Key of the trainer.' }),
    isPublished: t.boolean({ description: 'True for published courses, false for drafts visible to the caller.' }),
  }),
});

export function courseWhere(
  filter: typeof CourseFilter.$inferInput | null | undefined,
  viewer: Viewer | null,
): Prisma.CourseWhereInput {
  const { search, categoryId, level, price, trainerId, isPublished } = filter ?? {};
  return {
    AND: [visibleCourses(viewer), ...searchFilter(search)],
    categoryId: parseOptionalId(categoryId),
    trainerId: parseOptionalId(trainerId),
    level: level ?? undefined,
    isPublished: isPublished ?? undefined,
    isFree: price ? price === 'free' : undefined,
  };
}

type CourseOrderBy = Prisma.CourseOrderByWithRelationInput[];

/** The key makes each order unique, so that pages do not overlap. */
export const courseOrderBy: Record<typeof CourseSortType.$inferType, CourseOrderBy> = {
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  popular: [{ enrollmentCount: 'desc' }, { id: 'desc' }],
  rating: [{ rating: 'desc' }, { id: 'desc' }],
  priceLow: [{ price: 'asc' }, { id: 'asc' }],
  priceHigh: [{ price: 'desc' }, { id: 'desc' }],
};
