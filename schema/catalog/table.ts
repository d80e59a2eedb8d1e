import type { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import { courseLevelsAr } from '../contract/validation/catalog';
import { CourseLevelType } from '../enums';
import { filterId } from '../ids';
import { ownCourses } from '../rules';
import {
  calledInArabic,
  inAnyField,
  inOrder,
  pageArguments,
  SortDirectionType,
  tableComplexity,
  windowOf,
} from '../tables';
import { CourseType } from './course';

/** What a table of courses is asked for; its columns are read only as far as they are. */
interface CourseRows {
  where: Prisma.CourseWhereInput;
  orderBy: Prisma.CourseOrderByWithRelationInput[];
  skip: number;
  take: number;
}

const CourseTableType = builder.objectRef<CourseRows>('CourseTable').implement({
  description: 'A page of the table of courses.',
  fields: (t) => ({
    rows: t.prismaField({
      type: [CourseType],
      description: 'The rows of the page.',
      resolve: async (query, { where, orderBy, skip, take }, _args, { db }) => {
        const keys = await db.course.findMany({ select: { id: true }, where, orderBy, skip, take });
        return inOrder(keys, (among) => db.course.findMany({ ...query, where: among }));
      },
    }),
    totalCount: t.int({
      description: 'Rows on all pages together.',
      resolve: ({ where }, _args, { db }) => db.course.count({ where }),
    }),
  }),
});

export const CourseTableFilter = builder.inputType('CourseTableFilter', {
  description: 'Narrows the table of courses; conditions add up.',
  fields: (t) => ({
    search: t.string({ description: 'Words that occur in any field.' }),
    isPublished: t.boolean({ description: 'Only published courses, or only drafts.' }),
    categoryId: t.id({ description: 'Only this category.' }),
    level: t.field({ type: CourseLevelType, description: 'Only this level.' }),
    trainerId: t.id({ description: 'Only this trainer.' }),
  }),
});

export const courseColumns = [
  'titleAr',
  'title',
  'price',
  'enrollmentCount',
  'rating',
  'isPublished',
  'createdAt',
  'updatedAt',
] as const;
export type CourseColumn = (typeof courseColumns)[number];

const CourseColumnType = builder.enumType('CourseColumn', {
  description: 'What the table of courses is sorted by.',
  values: courseColumns,
});

/** The rows that a filter of the table leaves, whoever teaches them. */
export const coursesInTable = (
  filter: typeof CourseTableFilter.$inferInput | null | undefined,
): Prisma.CourseWhereInput => ({
  AND: inAnyField(filter?.search, (word) => calledInArabic(word, courseLevelsAr).map((level) => ({ level }))),
  isPublished: filter?.isPublished ?? undefined,
  categoryId: filterId(filter?.categoryId),
  level: filter?.level ?? undefined,
  trainerId: filterId(filter?.trainerId),
});

/** Equal ones by their key, so that pages never overlap. */
export const coursesInOrder = (
  sort: CourseColumn,
  direction: Prisma.SortOrder,
): Prisma.CourseOrderByWithRelationInput[] => [{ [sort]: direction }, { id: direction }];

builder.queryField('courseTable', (t) =>
  t.withAuth({ can: 'course:write' }).field({
    type: CourseTableType,
    description:
      'Courses as the panel lists them: all for an admin, their own for a trainer. Problems: notSignedIn, notAllowed, invalidInput.',
    complexity: tableComplexity,
    args: {
      filter: t.arg({ type: CourseTableFilter, description: 'Narrows the table.' }),
      sort: t.arg({ type: CourseColumnType, required: true, defaultValue: 'createdAt', description: 'The column.' }),
      direction: t.arg({ type: SortDirectionType, required: true, defaultValue: 'desc', description: 'The way.' }),
      ...pageArguments,
    },
    resolve: (_root, { filter, sort, direction, ...page }, { viewer }) => ({
      where: { AND: [ownCourses(viewer), coursesInTable(filter)] },
      orderBy: coursesInOrder(sort, direction),
      ...windowOf(page),
    }),
  }),
);
