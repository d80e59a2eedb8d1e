import type { PrismaClient } from '../../prisma/generated/client';
import { conditionSql } from '../../prisma/reads/conditionSql';
import { openCourses } from '../core/accessRules';

const isOpen = conditionSql('Course', 'c', openCourses);

/**
 * Keys of open courses without an enrollment of the student, best match first: courses of the student's categories,
 * then others by level; the most popular first among equals. The second part is read only if the first is too short.
 * @param take number of courses
 */
export const findRecommendedCourses = (db: PrismaClient, studentId: number, take: number): Promise<{ id: number }[]> =>
  db.$queryRaw<{ id: number }[]>`
    WITH own AS MATERIALIZED (
      SELECT e."courseId", c."categoryId" FROM "enrollments" e JOIN "courses" c ON c."id" = e."courseId"
      WHERE e."studentId" = ${studentId}
    ), familiar AS MATERIALIZED (
      SELECT c."id", k."enrollmentCount"
      FROM "course_counters" k JOIN "courses" c ON c."id" = k."courseId"
      WHERE ${isOpen} AND c."categoryId" IN (SELECT "categoryId" FROM own)
        AND NOT EXISTS (SELECT 1 FROM own WHERE own."courseId" = c."id")
      ORDER BY k."enrollmentCount" DESC, k."courseId" DESC LIMIT ${take}::int
    ), others AS (
      SELECT c."id", c."level", k."enrollmentCount"
      FROM "course_counters" k JOIN "courses" c ON c."id" = k."courseId"
      WHERE ${isOpen} AND NOT EXISTS (SELECT 1 FROM own WHERE own."courseId" = c."id")
        AND NOT EXISTS (SELECT 1 FROM familiar WHERE familiar."id" = c."id")
      ORDER BY c."level", k."enrollmentCount" DESC, c."id" DESC LIMIT ${take}::int - (SELECT count(*) FROM familiar)
    )
    SELECT "id" FROM (
      SELECT "id", NULL::"CourseLevel" AS "level", "enrollmentCount" FROM familiar UNION ALL SELECT * FROM others
    ) AS recommended
    ORDER BY "level" NULLS FIRST, "enrollmentCount" DESC, "id" DESC`;
