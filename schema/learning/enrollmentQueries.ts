import type { PrismaClient } from '../../prisma/generated/client';
import { conditionSql } from '../../prisma/reads/conditionSql';
import { CourseType } from '../catalog/course';
import { pageSizes } from '../contract/pageSizes';
import { everPublished, lessonsOfEnrollment, visibleEnrollments, openCourses } from '../core/accessRules';
import { builder } from '../core/builder';
import type { Viewer } from '../core/context';
import { boundedCountNote, countRows } from '../paging/countRows';
import { connectionComplexity, findPage } from '../paging/cursorPagination';
import { parseOptionalId } from '../core/ids';
import { fetchInIdOrder } from '../paging/offsetPagination';
import { EnrollmentType } from './enrollment';

interface LearningSummary {
  enrolledCourses: number;
  completedCourses: number;
  certificates: number;
  learnedMinutes: number;
}

const LearningSummaryType = builder.objectRef<LearningSummary>('LearningSummary').implement({
  description: 'Statistics of the student dashboard.',
  fields: (t) => ({
    enrolledCourses: t.exposeInt('enrolledCourses', {
      description: 'Number of courses that are open to the student; unpaid and ended enrollments do not count.',
    }),
    completedCourses: t.exposeInt('completedCourses', { description: 'Number of completed courses.' }),
    learningHours: t.int({
      description: 'Total duration of completed lessons in whole hours, rounded down.',
      resolve: ({ learnedMinutes }) => Math.floor(learnedMinutes / 60),
    }),
    certificates: t.exposeInt('certificates', {
      description: 'Number of certificates that are valid or await the name.',
    }),
  }),
});

builder.queryField('myLearningSummary', (t) =>
  t.withAuth({ can: 'enrollment:read' }).field({
    type: LearningSummaryType,
    description: 'Statistics of the signed-in student.',
    resolve: (_root, _args, { db, viewer }) => queryLearningSummary(db, viewer.id),
  }),
);

async function queryLearningSummary(db: PrismaClient, studentId: number): Promise<LearningSummary> {
  const [summary] = await db.$queryRaw<[LearningSummary]>`
    SELECT (count(*) FILTER (WHERE "status" IN ('in_progress', 'completed')))::int AS "enrolledCourses",
      (count(*) FILTER (WHERE "status" = 'completed'))::int AS "completedCourses",
      (SELECT count(*) FROM "certificates"
        WHERE "userId" = ${studentId} AND "status" IN ('awaiting_name', 'valid'))::int AS "certificates",
      (SELECT coalesce(sum(l."duration"), 0)::int FROM "enrollments" e
        JOIN "lesson_progress" p ON p."enrollmentId" = e."id" AND p."completedAt" IS NOT NULL
        JOIN "lessons" l ON l."id" = p."lessonId"
        WHERE e."studentId" = ${studentId}) AS "learnedMinutes"
    FROM "enrollments" WHERE "studentId" = ${studentId}`;
  return summary;
}

/** The running enrollment used last among those in courses that have, or had, a lesson to do. */
async function findCurrentEnrollment(db: PrismaClient, studentId: number): Promise<number | undefined> {
  const [current] = await db.$queryRaw<{ id: number }[]>`
    SELECT e."id" FROM "enrollments" e JOIN "courses" c ON c."id" = e."courseId"
    WHERE e."studentId" = ${studentId} AND e."status" = 'in_progress' AND ${conditionSql('Course', 'c', everPublished)}
      AND (EXISTS (SELECT 1 FROM counted_lessons(e."id") WHERE "state" = 'owed')
        OR EXISTS (SELECT 1 FROM "lessons" l WHERE l."courseId" = c."id" AND ${conditionSql('Lesson', 'l', lessonsOfEnrollment)} AND NOT EXISTS (
          SELECT 1 FROM "lesson_progress" p
          WHERE p."enrollmentId" = e."id" AND p."lessonId" = l."id" AND p."completedAt" IS NOT NULL)))
    ORDER BY e."lastActivityAt" > e."enrolledAt" DESC, e."lastActivityAt" DESC, e."id" DESC LIMIT 1`;
  return current?.id;
}

const mostRecentFirst = [{ lastActivityAt: 'desc' }, { id: 'desc' }] as const;

builder.queryFields((t) => ({
  myEnrollments: t.withAuth({ can: 'enrollment:read' }).prismaField({
    type: [EnrollmentType],
    description: 'Enrollments of the signed-in user, most recent activity first.',
    resolve: (query, _root, _args, { db, viewer }) =>
      db.enrollment.findMany({
        ...query,
        where: { studentId: viewer.id },
        orderBy: [...mostRecentFirst],
      }),
  }),
  myEnrolledCourseIds: t.idList({
    description:
      'Keys of the courses in which the caller is enrolled, to mark them in lists; at most 1,000. None for visitors.',
    resolve: async (_root, _args, { db, viewer }) => {
      if (!viewer) return [];
      const enrollments = await db.enrollment.findMany({
        where: { studentId: viewer.id },
        orderBy: { courseId: 'asc' },
        take: pageSizes.enrolledCourseIds,
        select: { courseId: true },
      });
      return enrollments.map(({ courseId }) => courseId);
    },
  }),
  currentEnrollment: t.withAuth({ can: 'enrollment:read' }).prismaField({
    type: EnrollmentType,
    nullable: true,
    description:
      'The unfinished enrollment whose lessons were opened last, else the newest, among those with an open lesson that is not completed; null if none.',
    resolve: async (query, _root, _args, { db, viewer }) => {
      const id = await findCurrentEnrollment(db, viewer.id);
      return id === undefined ? null : db.enrollment.findFirst({ ...query, where: { id } });
    },
  }),
  recommendedCourses: t.withAuth({ can: 'enrollment:read' }).prismaField({
    type: [CourseType],
    description:
      "Published courses in which the user is not enrolled: courses of the user's categories first, then " +
      'others by level, easiest first; the most popular first among equals.',
    args: {
      first: t.arg.int({
        required: true,
        defaultValue: pageSizes.recommendedCourses,
        description: 'Number of courses, from 1 to 24.',
      }),
    },
    resolve: async (query, _root, { first }, { db, viewer }) => {
      const take = Math.min(Math.max(first, 1), pageSizes.default);
      const ids = await findRecommendedCourses(db, viewer.id, take);
      return fetchInIdOrder(ids, (where) => db.course.findMany({ ...query, where }));
    },
  }),
  enrollments: t.withAuth({ can: 'enrollment:read' }).prismaConnection(
    {
      type: EnrollmentType,
      cursor: 'id',
      description:
        'Enrollments visible to the caller, newest first: own ones for students, those of own courses for trainers, all for admins.',
      args: {
        studentId: t.arg.id({ description: 'Key of the student.' }),
        courseId: t.arg.id({ description: 'Key of the course.' }),
      },
      complexity: connectionComplexity,
      totalCount: (_root, args, { db, viewer }) => countRows(db.enrollment, enrollmentWhere(args, viewer)),
      resolve: async (query, _root, args, { db, viewer }) => {
        const where = enrollmentWhere(args, viewer);
        return findPage(db.enrollment, query, { where, orderBy: [{ enrolledAt: 'desc' }, { id: 'desc' }] });
      },
    },
    { name: 'EnrollmentConnection', description: `A page of enrollments. totalCount: ${boundedCountNote}` },
    { name: 'EnrollmentEdge', description: 'An enrollment and its cursor.' },
  ),
}));

interface EnrollmentFilter {
  studentId?: string | null;
  courseId?: string | null;
}

const enrollmentWhere = ({ studentId, courseId }: EnrollmentFilter, viewer: Viewer) => ({
  AND: [visibleEnrollments(viewer), { studentId: parseOptionalId(studentId), courseId: parseOptionalId(courseId) }],
});

const isOpen = conditionSql('Course', 'c', openCourses);

/**
 * Keys of open courses without an enrollment of the student, best match first: courses of the student's categories,
 * then others by level; the most popular first among equals. The second part is read only if the first is too short.
 * @param take number of courses
 */
const findRecommendedCourses = (db: PrismaClient, studentId: number, take: number): Promise<{ id: number }[]> =>
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
