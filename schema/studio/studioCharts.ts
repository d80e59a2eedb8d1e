import { Prisma } from '../../prisma/generated/client';
import { CourseType } from '../catalog/course';
import { courseOrderBy } from '../catalog/courseFilterAndSort';
import { activeEnrollmentWhere } from '../core/accessRules';
import { builder } from '../core/builder';
import { parseStudioArgs, resolveStudioScope, studioScopeWhere, studioArgs, studioScopeSql } from './studioScope';
import { atAlgiersTimeZone, checkTrendMonths, trendMonthsArgs } from './trendMonths';

interface CompletionFunnelStep {
  lessonId: number;
  title: string;
  titleAr: string;
  opened: number;
  completed: number;
}

const CompletionFunnelStepType = builder.objectRef<CompletionFunnelStep>('CompletionFunnelStep').implement({
  description: 'Number of students who reached a lesson.',
  fields: (t) => ({
    lessonId: t.exposeID('lessonId', { description: 'Key of the lesson.' }),
    title: t.exposeString('title', { description: 'English title of the lesson.' }),
    titleAr: t.exposeString('titleAr', { description: 'Arabic title of the lesson.' }),
    opened: t.exposeInt('opened', { description: 'Number of students who opened the lesson.' }),
    completed: t.exposeInt('completed', { description: 'Number of students who completed the lesson.' }),
  }),
});

interface CompletionFunnel {
  courseId: number;
  students: number;
  completed: number;
}

const CompletionFunnelType = builder.objectRef<CompletionFunnel>('CompletionFunnel').implement({
  description: 'Progress of the students of a course.',
  fields: (t) => ({
    course: t.prismaField({
      type: CourseType,
      description: 'The course.',
      resolve: (query, { courseId }, _args, { db }) =>
        db.course.findUniqueOrThrow({ ...query, where: { id: courseId } }),
    }),
    students: t.exposeInt('students', { description: 'Number of enrolled students, without pending payments.' }),
    completed: t.exposeInt('completed', { description: 'Number of students who completed the course.' }),
    lessons: t.field({
      type: [CompletionFunnelStepType],
      description: 'Published lessons, in course order.',
      resolve: ({ courseId }, _args, { db }) => db.$queryRaw<CompletionFunnelStep[]>`
        SELECT l."id" AS "lessonId", l."title", l."titleAr",
          count(p."lessonId")::int AS "opened", count(p."completedAt")::int AS "completed"
        FROM "lessons" l LEFT JOIN "lesson_progress" p ON p."lessonId" = l."id"
        WHERE l."courseId" = ${courseId} AND l."isPublished"
        GROUP BY l."id" ORDER BY l."order", l."id"`,
    }),
  }),
});

builder.queryField('completionFunnel', (t) =>
  t.withAuth({ can: 'studio:read' }).field({
    type: CompletionFunnelType,
    nullable: true,
    description: 'Progress of the students in a course of the trainer; null for any other course.',
    args: {
      courseId: t.arg.id({ description: 'Key of the course; by default the one with the most students.' }),
      ...studioArgs,
    },
    resolve: async (_root, args, { db, viewer }) => {
      const course = await db.course.findFirst({
        where: studioScopeWhere(resolveStudioScope(viewer, parseStudioArgs(args))),
        orderBy: courseOrderBy.popular,
        select: { id: true },
      });
      if (!course) return null;
      const states = await db.enrollment.groupBy({
        by: ['status'],
        where: { courseId: course.id, ...activeEnrollmentWhere },
        _count: true,
      });
      const completed = states.find(({ status }) => status === 'completed')?._count ?? 0;
      return { courseId: course.id, students: states.reduce((sum, { _count }) => sum + _count, 0), completed };
    },
  }),
);

interface EnrollmentTrendPoint {
  startsAt: Date;
  enrollments: number;
}

const EnrollmentTrendPointType = builder.objectRef<EnrollmentTrendPoint>('EnrollmentTrendPoint').implement({
  description: 'Number of enrollments in a month or week.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'Start of the month or week in Algerian time.' }),
    enrollments: t.exposeInt('enrollments', { description: 'Number of enrollments.' }),
  }),
});

const EnrollmentTrendIntervalType = builder.enumType('EnrollmentTrendInterval', {
  description: 'Interval of the enrollment trend. Weeks start on Sunday.',
  values: ['month', 'week'] as const,
});

/** Start of the interval that contains a time, its length, and the number of intervals to go back. */
const trendIntervals = {
  month: {
    truncate: (time: Prisma.Sql) => Prisma.sql`date_trunc('month', ${time})`,
    length: Prisma.sql`interval '1 month'`,
    monthsBack: (months: number) => months - 1,
  },
  week: {
    // date_trunc weeks start on Monday.
    truncate: (time: Prisma.Sql) => Prisma.sql`date_trunc('week', ${time} + interval '1 day') - interval '1 day'`,
    length: Prisma.sql`interval '1 week'`,
    monthsBack: (months: number) => months,
  },
};

builder.queryField('enrollmentTrend', (t) =>
  t.withAuth({ can: 'studio:read' }).field({
    type: [EnrollmentTrendPointType],
    description:
      "Enrollments in the trainer's courses by interval, including empty ones; the current interval is last.",
    problems: ['invalidInput'],
    args: {
      courseId: t.arg.id({ description: 'Key of the course.' }),
      ...trendMonthsArgs,
      interval: t.arg({
        type: EnrollmentTrendIntervalType,
        required: true,
        defaultValue: 'month',
        description: 'Interval length.',
      }),
      ...studioArgs,
    },
    resolve: (_root, { months, interval, ...scopeArgs }, { db, viewer }) => {
      checkTrendMonths(months);
      const { truncate, length, monthsBack } = trendIntervals[interval];
      const now = atAlgiersTimeZone(Prisma.sql`now()`);
      const first = truncate(Prisma.sql`${now} - make_interval(months => ${monthsBack(months)}::int)`);
      return db.$queryRaw<EnrollmentTrendPoint[]>`
        WITH bounds AS (SELECT ${first} AS "first", ${truncate(now)} AS "last"),
        counted AS (
          SELECT ${truncate(atAlgiersTimeZone(Prisma.sql`e."enrolledAt"`))} AS "step", count(*)::int AS "enrollments"
          FROM "enrollments" e JOIN "courses" c ON c."id" = e."courseId"
          WHERE ${studioScopeSql(resolveStudioScope(viewer, parseStudioArgs(scopeArgs)))}
            AND e."status" IN ('in_progress', 'completed') AND e."enrolledAt" >= (SELECT ${atAlgiersTimeZone(Prisma.sql`"first"`)} FROM bounds)
          GROUP BY 1
        )
        SELECT ${atAlgiersTimeZone(Prisma.sql`"step"`)} AS "startsAt", coalesce("enrollments", 0) AS "enrollments"
        FROM bounds CROSS JOIN generate_series("first", "last", ${length}) AS "step"
        LEFT JOIN counted USING ("step") ORDER BY "step"`;
    },
  }),
);
