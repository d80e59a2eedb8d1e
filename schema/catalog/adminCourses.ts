import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { courseLevelLabelsAr } from '../contract/validation/catalog';
import { editableCourses } from '../core/accessRules';
import { builder } from '../core/builder';
import { readInBatches } from '../core/exportBatches';
import { parseOptionalId } from '../core/ids';
import {
  valuesMatchingLabel,
  adminSearchFilter,
  fetchInIdOrder,
  offsetPageArgs,
  SortDirectionType,
  offsetPageComplexity,
  toSkipTake,
} from '../core/offsetPagination';
import { CourseLevelType } from '../core/scalarsAndEnums';
import { CourseType } from './course';

interface CourseExportQuery extends NonNullable<typeof AdminCourseFilter.$inferInput> {
  sort: CourseSortField;
  direction: Prisma.SortOrder;
}

/** The courses that a filter of the table leaves, all of them in its order; for whoever may manage them all. */
export const streamCoursesForExport = (db: PrismaClient, { sort, direction, ...filter }: CourseExportQuery) =>
  readInBatches(
    () =>
      db.course.findMany({
        select: { id: true },
        where: adminCourseWhere(filter),
        orderBy: adminCourseOrderBy(sort, direction),
      }),
    (among) =>
      db.course.findMany({
        omit: { adminSearchText: true, searchText: true },
        include: {
          category: { select: { nameAr: true } },
          trainer: { select: { firstName: true, lastName: true } },
        },
        where: among,
      }),
  );

/** What a table of courses is asked for; its columns are read only as far as they are. */
interface CourseListQuery {
  where: Prisma.CourseWhereInput;
  orderBy: Prisma.CourseOrderByWithRelationInput[];
  skip: number;
  take: number;
}

const AdminCourseListType = builder.objectRef<CourseListQuery>('AdminCourseList').implement({
  description: 'A page of the table of courses.',
  fields: (t) => ({
    rows: t.prismaField({
      type: [CourseType],
      description: 'The rows of the page.',
      resolve: async (query, { where, orderBy, skip, take }, _args, { db }) => {
        const keys = await db.course.findMany({ select: { id: true }, where, orderBy, skip, take });
        return fetchInIdOrder(keys, (among) => db.course.findMany({ ...query, where: among }));
      },
    }),
    totalCount: t.int({
      description: 'Rows on all pages together.',
      resolve: ({ where }, _args, { db }) => db.course.count({ where }),
    }),
  }),
});

export const AdminCourseFilter = builder.inputType('AdminCourseFilter', {
  description: 'Narrows the table of courses; conditions add up.',
  fields: (t) => ({
    search: t.string({ description: 'Words that occur in any field.' }),
    isPublished: t.boolean({ description: 'Only published courses, or only drafts.' }),
    categoryId: t.id({ description: 'Only this category.' }),
    level: t.field({ type: CourseLevelType, description: 'Only this level.' }),
    trainerId: t.id({ description: 'Only this trainer.' }),
  }),
});

export const courseSortFields = [
  'titleAr',
  'title',
  'price',
  'enrollmentCount',
  'rating',
  'isPublished',
  'createdAt',
  'updatedAt',
] as const;
export type CourseSortField = (typeof courseSortFields)[number];

const CourseSortFieldType = builder.enumType('CourseSortField', {
  description: 'What the table of courses is sorted by.',
  values: courseSortFields,
});

/** The rows that a filter of the table leaves, whoever teaches them. */
export const adminCourseWhere = (
  filter: typeof AdminCourseFilter.$inferInput | null | undefined,
): Prisma.CourseWhereInput => ({
  AND: adminSearchFilter(filter?.search, (word) =>
    valuesMatchingLabel(word, courseLevelLabelsAr).map((level) => ({ level })),
  ),
  isPublished: filter?.isPublished ?? undefined,
  categoryId: parseOptionalId(filter?.categoryId),
  level: filter?.level ?? undefined,
  trainerId: parseOptionalId(filter?.trainerId),
});

/** Equal ones by their key, so that pages never overlap. */
export const adminCourseOrderBy = (
  sort: CourseSortField,
  direction: Prisma.SortOrder,
): Prisma.CourseOrderByWithRelationInput[] => [{ [sort]: direction }, { id: direction }];

builder.queryField('adminCourses', (t) =>
  t.withAuth({ can: 'course:write' }).field({
    type: AdminCourseListType,
    description:
      'Courses as the panel lists them: all for an admin, their own for a trainer. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: offsetPageComplexity,
    args: {
      filter: t.arg({ type: AdminCourseFilter, description: 'Narrows the table.' }),
      sort: t.arg({ type: CourseSortFieldType, required: true, defaultValue: 'createdAt', description: 'The column.' }),
      direction: t.arg({ type: SortDirectionType, required: true, defaultValue: 'desc', description: 'The way.' }),
      ...offsetPageArgs,
    },
    resolve: (_root, { filter, sort, direction, ...page }, { viewer }) => ({
      where: { AND: [editableCourses(viewer), adminCourseWhere(filter)] },
      orderBy: adminCourseOrderBy(sort, direction),
      ...toSkipTake(page),
    }),
  }),
);
