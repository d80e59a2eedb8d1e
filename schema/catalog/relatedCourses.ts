import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import { conditionSql } from '../../prisma/reads/conditionSql';
import { pageSizes } from '../contract/pageSizes';
import { openCourses, visibleCourses } from '../core/accessRules';
import { builder } from '../core/builder';
import type { Viewer } from '../core/context';
import { parseId } from '../core/ids';
import { fetchInIdOrder } from '../paging/offsetPagination';
import { CourseType } from './course';

builder.queryField('relatedCourses', (t) =>
  t.prismaField({
    type: [CourseType],
    description:
      'Published courses beside a course, without those in which the caller is enrolled: of its category first, then of ' +
      'its level; the most popular first among equals. Empty if the course is not visible, or archived.',
    args: {
      courseId: t.arg.id({ required: true, description: 'Key of the course.' }),
      first: t.arg.int({
        required: true,
        defaultValue: pageSizes.relatedCourses,
        description: 'Number of courses, from 1 to 24.',
      }),
      includeEnrolled: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Also those in which the caller is enrolled.',
      }),
    },
    resolve: async (query, _root, { courseId, first, includeEnrolled }, { db, viewer }) => {
      const take = Math.min(Math.max(first, 1), pageSizes.default);
      const studentId = includeEnrolled ? undefined : viewer?.id;
      const ids = await findRelatedCourses(db, viewer, { courseId: parseId(courseId), take, studentId });
      return fetchInIdOrder(ids, (where) => db.course.findMany({ ...query, where }));
    },
  }),
);

interface RelatedCoursesOptions {
  courseId: number;
  take: number;
  /** Whose courses are left out. */
  studentId: number | undefined;
}

/** Keys in the order of the list. Both parts read the index by enrollments and end at their limit. */
function findRelatedCourses(
  db: PrismaClient,
  viewer: Viewer | null,
  { courseId, take, studentId }: RelatedCoursesOptions,
): Promise<{ id: number }[]> {
  const isOpen = conditionSql('Course', 'c', openCourses);
  const isVisible = conditionSql('Course', 'shown', visibleCourses(viewer));
  // A statement that names the table is never cached: enrollments are too many to be noted.
  const enrolled =
    studentId === undefined
      ? Prisma.empty
      : Prisma.sql`UNION ALL SELECT "courseId" FROM "enrollments" WHERE "studentId" = ${studentId}`;
  return db.$queryRaw<{ id: number }[]>`
    WITH course AS MATERIALIZED (
      SELECT shown."id", shown."categoryId", shown."level" FROM "courses" shown
      WHERE shown."id" = ${courseId} AND ${isVisible}
    ), own AS MATERIALIZED (
      SELECT "id" AS "courseId" FROM course ${enrolled}
    ), alike AS MATERIALIZED (
      SELECT c."id", k."enrollmentCount"
      FROM "course_counters" k JOIN "courses" c ON c."id" = k."courseId"
      WHERE ${isOpen} AND c."categoryId" = (SELECT "categoryId" FROM course)
        AND NOT EXISTS (SELECT 1 FROM own WHERE own."courseId" = c."id")
      ORDER BY k."enrollmentCount" DESC, k."courseId" DESC LIMIT ${take}::int
    ), others AS (
      SELECT c."id", k."enrollmentCount"
      FROM "course_counters" k JOIN "courses" c ON c."id" = k."courseId"
      WHERE ${isOpen} AND c."level" = (SELECT "level" FROM course)
        AND NOT EXISTS (SELECT 1 FROM own WHERE own."courseId" = c."id")
        AND NOT EXISTS (SELECT 1 FROM alike WHERE alike."id" = c."id")
      ORDER BY k."enrollmentCount" DESC, k."courseId" DESC LIMIT ${take}::int - (SELECT count(*) FROM alike)
    )
    SELECT "id" FROM (
      SELECT "id", 1 AS "part", "enrollmentCount" FROM alike UNION ALL SELECT "id", 2, "enrollmentCount" FROM others
    ) AS related
    ORDER BY "part", "enrollmentCount" DESC, "id" DESC`;
}
