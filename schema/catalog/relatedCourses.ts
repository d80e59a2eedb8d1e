import type { PrismaClient } from '../../prisma/generated/client';
import { conditionSql } from '../../prisma/reads/conditionSql';
import { pageSizes } from '../contract/pageSizes';
import { openCourses, readableCourses } from '../core/accessRules';
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
      'its level; the most popular first among equals. Empty if the course is not visible.',
    args: {
      courseId: t.arg.id({ required: true, description: 'Key of the course.' }),
      first: t.arg.int({
        required: true,
        defaultValue: pageSizes.relatedCourses,
        description: 'Number of courses, from 1 to 24.',
      }),
    },
    resolve: async (query, _root, { courseId, first }, { db, viewer }) => {
      const take = Math.min(Math.max(first, 1), pageSizes.default);
      const ids = await findRelatedCourses(db, viewer, parseId(courseId), take);
      return fetchInIdOrder(ids, (where) => db.course.findMany({ ...query, where }));
    },
  }),
);

/** Keys in the order of the list. Both parts read the index by enrollments and end at their limit. */
function findRelatedCourses(
  db: PrismaClient,
  viewer: Viewer | null,
  courseId: number,
  take: number,
): Promise<{ id: number }[]> {
  const isOpen = conditionSql('Course', 'c', openCourses);
  const isReadable = conditionSql('Course', 'shown', readableCourses(viewer));
  return db.$queryRaw<{ id: number }[]>`
    WITH course AS MATERIALIZED (
      SELECT shown."id", shown."categoryId", shown."level" FROM "courses" shown
      WHERE shown."id" = ${courseId} AND ${isReadable}
    ), own AS MATERIALIZED (
      SELECT "courseId" FROM "enrollments" WHERE "studentId" = ${viewer?.id ?? 0}
      UNION ALL SELECT "id" FROM course
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
