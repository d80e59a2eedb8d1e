import { Prisma } from '../../prisma/generated/client';
import { CourseType } from '../catalog/course';
import { courseOrderBy } from '../catalog/courseFilter';
import { limits } from '../contract/limits';
import { builder } from '../core/builder';
import { Problem } from '../core/errors';
import { resolveStudioScope, coursesTaughtBy, studioArgs, coursesTaughtBySql } from './studioScope';

interface CompletionFunnelStep {
  lessonId: number;
  title: string;
  titleAr: string;
  opened: number;
  completed: number;
}

const CompletionFunnelStepType = builder.objectRef<CompletionFunnelStep>('CompletionFunnelStep').implement({
  description: 'How many students came as far as one lesson.',
  fields: (t) => ({
    lessonId: t.exposeID('lessonId', { description: 'Key of the lesson.' }),
    title: t.exposeString('title', { description: 'English title of the lesson.' }),
    titleAr: t.exposeString('titleAr', { description: 'Arabic title of the lesson.' }),
    opened: t.exposeInt('opened', { description: 'Students who have opened it.' }),
    completed: t.exposeInt('completed', { description: 'Students who have completed it.' }),
  }),
});

interface CompletionFunnel {
  courseId: number;
  students: number;
  completed: number;
}

const CompletionFunnelType = builder.objectRef<CompletionFunnel>('CompletionFunnel').implement({
  description: 'How far the students of a course come.',
  fields: (t) => ({
    course: t.prismaField({
      type: CourseType,
      description: 'The course.',
      resolve: (query, { courseId }, _args, { db }) =>
        db.course.findUniqueOrThrow({ ...query, where: { id: courseId } }),
    }),
    students: t.exposeInt('students', { description: 'Students enrolled, without those who await their payment.' }),
    completed: t.exposeInt('completed', { description: 'Students who have completed the course.' }),
    lessons: t.field({
      type: [CompletionFunnelStepType],
      description: 'The published lessons, in the order of the course.',
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
    description:
      "How far the students of one of a trainer's courses come; null for any other course. Problems: notSignedIn, notAllowed.",
    args: {
      courseId: t.arg.id({ description: 'The course; without it, the one with the most students.' }),
      ...studioArgs,
    },
    resolve: async (_root, args, { db, viewer }) => {
      const course = await db.course.findFirst({
        where: coursesTaughtBy(resolveStudioScope(viewer, args)),
        orderBy: courseOrderBy.popular,
        select: { id: true },
      });
      if (!course) return null;
      const states = await db.enrollment.groupBy({
        by: ['status'],
        where: { courseId: course.id, status: { not: 'pending_payment' } },
        _count: true,
      });
      const completed = states.find(({ status }) => status === 'completed')?._count ?? 0;
      return { courseId: course.id, students: states.reduce((sum, { _count }) => sum + _count, 0), completed };
    },
  }),
);

interface EnrollmentTrendPoint {
  from: Date;
  enrollments: number;
}

const EnrollmentTrendPointType = builder.objectRef<EnrollmentTrendPoint>('EnrollmentTrendPoint').implement({
  description: 'How many enrolled in one month or week.',
  fields: (t) => ({
    from: t.expose('from', { type: 'DateTime', description: 'Its first moment, in Algeria.' }),
    enrollments: t.exposeInt('enrollments', { description: 'Enrolments in that time.' }),
  }),
});

const EnrollmentTrendIntervalType = builder.enumType('EnrollmentTrendInterval', {
  description: 'What a plot over time counts by. Weeks begin on Sunday, as they do in Algeria.',
  values: ['month', 'week'] as const,
});

const algiersTimeZone = Prisma.sql`'Africa/Algiers'`;
const toAlgiersTime = (moment: Prisma.Sql) => Prisma.sql`(${moment} AT TIME ZONE ${algiersTimeZone})`;

/** The month or week that holds a moment on Algerian clocks, its length, and from where one counts to see so many months. */
const trendIntervals = {
  month: {
    begin: (at: Prisma.Sql) => Prisma.sql`date_trunc('month', ${at})`,
    length: Prisma.sql`interval '1 month'`,
    back: (months: number) => months - 1,
  },
  week: {
    // date_trunc knows weeks that begin on Monday.
    begin: (at: Prisma.Sql) => Prisma.sql`date_trunc('week', ${at} + interval '1 day') - interval '1 day'`,
    length: Prisma.sql`interval '1 week'`,
    back: (months: number) => months,
  },
};

builder.queryField('enrollmentTrend', (t) =>
  t.withAuth({ can: 'studio:read' }).field({
    type: [EnrollmentTrendPointType],
    description:
      "Enrolments in a trainer's courses over time, the running month or week last; where nobody enrolled, 0. " +
      'Problems: notSignedIn, notAllowed, invalidInput.',
    args: {
      courseId: t.arg.id({ description: 'Only this course.' }),
      months: t.arg.int({
        required: true,
        defaultValue: limits.studio.trendMonths.default,
        description: `How far back; ${limits.studio.trendMonths.max} at most.`,
      }),
      interval: t.arg({
        type: EnrollmentTrendIntervalType,
        required: true,
        defaultValue: 'month',
        description: 'What to count by.',
      }),
      ...studioArgs,
    },
    resolve: (_root, { months, interval, ...filter }, { db, viewer }) => {
      if (months < 1 || months > limits.studio.trendMonths.max)
        throw new Problem('invalidInput', { fields: { months: 'notANumber' } });
      const { begin, length, back } = trendIntervals[interval];
      const now = toAlgiersTime(Prisma.sql`now()`);
      const first = begin(Prisma.sql`${now} - make_interval(months => ${back(months)}::int)`);
      return db.$queryRaw<EnrollmentTrendPoint[]>`
        WITH bounds AS (SELECT ${first} AS "first", ${begin(now)} AS "last"),
        counted AS (
          SELECT ${begin(toAlgiersTime(Prisma.sql`e."enrolledAt"`))} AS "step", count(*)::int AS "enrollments"
          FROM "enrollments" e JOIN "courses" c ON c."id" = e."courseId"
          WHERE ${coursesTaughtBySql(resolveStudioScope(viewer, filter))}
            AND e."enrolledAt" >= (SELECT ${toAlgiersTime(Prisma.sql`"first"`)} FROM bounds)
          GROUP BY 1
        )
        SELECT ${toAlgiersTime(Prisma.sql`"step"`)} AS "from", coalesce("enrollments", 0) AS "enrollments"
        FROM bounds CROSS JOIN generate_series("first", "last", ${length}) AS "step"
        LEFT JOIN counted USING ("step") ORDER BY "step"`;
    },
  }),
);
