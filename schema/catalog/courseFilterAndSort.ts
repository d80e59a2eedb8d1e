import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import type { Viewer } from '../core/context';
import { findRowsAtCursor, type PageArguments, unknownCursorProblem } from '../paging/cursorPagination';
import { CourseLevelType } from '../core/scalarsAndEnums';
import { parseOptionalId } from '../core/ids';
import { visibleCourses } from '../core/accessRules';
import type { SearchConcept } from '../search/searchConcept';
import { searchWhere } from '../search/searchConcepts';
import { searchNote } from '../search/findByRelevance';

const CoursePriceFilterType = builder.enumType('CoursePriceFilter', {
  description: 'Price filter of courses.',
  values: ['free', 'paid'] as const,
});

export const CourseSortType = builder.enumType('CourseSort', {
  description:
    'Sort order of courses; the newest first among equals. `relevance` is the best match first with a search, else newest.',
  values: ['relevance', 'newest', 'popular', 'rating', 'priceLow', 'priceHigh'] as const,
});

export const CourseFilter = builder.inputType('CourseFilter', {
  description: 'Filter of courses; all conditions must match. Does not extend what the caller may see.',
  fields: (t) => ({
    search: t.string({
      description: `Words of the title, description, keywords, category, trainer, level or price in either language. ${searchNote}`,
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
  concepts: SearchConcept[],
): Prisma.CourseWhereInput {
  const { categoryId, level, price, trainerId, isPublished } = filter ?? {};
  return {
    AND: [visibleCourses(viewer), searchWhere(concepts, 'course')],
    categoryId: parseOptionalId(categoryId),
    trainerId: parseOptionalId(trainerId),
    level: level ?? undefined,
    isPublished: isPublished ?? undefined,
    isFree: price ? price === 'free' : undefined,
    // In an order by price, the index begins after the free courses.
    price: price === 'paid' ? { gt: 0 } : undefined,
  };
}

type CourseOrderBy = Prisma.CourseOrderByWithRelationInput[];

/** The key makes each order unique, so that pages do not overlap. */
export const courseOrderBy: Record<typeof CourseSortType.$inferType, CourseOrderBy> = {
  relevance: [{ publishedAt: 'desc' }, { id: 'desc' }],
  newest: [{ publishedAt: 'desc' }, { id: 'desc' }],
  popular: [{ counters: { enrollmentCount: 'desc' } }, { id: 'desc' }],
  rating: [{ counters: { rating: 'desc' } }, { id: 'desc' }],
  priceLow: [{ price: 'asc' }, { id: 'asc' }],
  priceHigh: [{ price: 'desc' }, { id: 'desc' }],
};

const counterOrderBy = {
  popular: [{ enrollmentCount: 'desc' }, { courseId: 'desc' }],
  rating: [{ rating: 'desc' }, { courseId: 'desc' }],
} satisfies Record<string, Prisma.CourseCountersOrderByWithRelationInput[]>;

/**
 * Keys of a page in the order of a counter. Starts from the counters, whose index has the order, so that a page does not
 * sort all courses.
 * @throws Problem `invalidInput` if the cursor's row is not in the list
 */
export async function findIdsByCounter(
  { cursor, take = 0 }: PageArguments,
  db: PrismaClient,
  where: Prisma.CourseWhereInput,
  sort: keyof typeof counterOrderBy,
): Promise<{ id: number }[]> {
  const readIds = async (page: { cursor?: { courseId: number }; skip?: number; take: number }) => {
    const list = { where: { course: where }, orderBy: counterOrderBy[sort], select: { courseId: true } };
    const rows = await db.courseCounters.findMany({ ...list, ...page });
    return rows.map(({ courseId }) => ({ id: courseId }));
  };
  if (cursor?.id === undefined) return readIds({ take });
  const ids = await findRowsAtCursor(cursor.id, take, (page) =>
    readIds({ ...page, cursor: { courseId: page.cursor.id } }),
  );
  if (!ids) throw unknownCursorProblem();
  return ids;
}
