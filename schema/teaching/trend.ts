import { Prisma } from '../../prisma/generated/client';
import { builder } from '../builder';
import { limits } from '../contract/limits';
import { Problem } from '../errors';
import { scopeOf, taughtInSql, teachingArguments } from './scope';

interface TrendPoint {
  from: Date;
  enrollments: number;
}

const TrendPointType = builder.objectRef<TrendPoint>('TrendPoint').implement({
  description: 'How many enrolled in one month or week.',
  fields: (t) => ({
    from: t.expose('from', { type: 'DateTime', description: 'Its first moment, in Algeria.' }),
    enrollments: t.exposeInt('enrollments', { description: 'Enrolments in that time.' }),
  }),
});

const TrendStepType = builder.enumType('TrendStep', {
  description: 'What a plot over time counts by. Weeks begin on Sunday, as they do in Algeria.',
  values: ['month', 'week'] as const,
});

const zone = Prisma.sql`'Africa/Algiers'`;
const here = (moment: Prisma.Sql) => Prisma.sql`(${moment} AT TIME ZONE ${zone})`;

/** The month or week that holds a moment on Algerian clocks, its length, and from where one counts to see so many months. */
const steps = {
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
  t.withAuth({ can: 'teaching:read' }).field({
    type: [TrendPointType],
    description:
      "Enrolments in a trainer's courses over time, the running month or week last; where nobody enrolled, 0. " +
      'Problems: notSignedIn, notAllowed, invalidInput.',
    args: {
      courseId: t.arg.id({ description: 'Only this course.' }),
      months: t.arg.int({
        required: true,
        defaultValue: limits.teaching.trendMonths.default,
        description: `How far back; ${limits.teaching.trendMonths.max} at most.`,
      }),
      step: t.arg({ type: TrendStepType, required: true, defaultValue: 'month', description: 'What to count by.' }),
      ...teachingArguments,
    },
    resolve: (_root, { months, step, ...narrowing }, { db, viewer }) => {
      if (months < 1 || months > limits.teaching.trendMonths.max)
        throw new Problem('invalidInput', { fields: { months: 'notANumber' } });
      const { begin, length, back } = steps[step];
      const now = here(Prisma.sql`now()`);
      const first = begin(Prisma.sql`${now} - make_interval(months => ${back(months)}::int)`);
      return db.$queryRaw<TrendPoint[]>`
        WITH bounds AS (SELECT ${first} AS "first", ${begin(now)} AS "last"),
        counted AS (
          SELECT ${begin(here(Prisma.sql`e."enrolledAt"`))} AS "step", count(*)::int AS "enrollments"
          FROM "enrollments" e JOIN "courses" c ON c."id" = e."courseId"
          WHERE ${taughtInSql(scopeOf(viewer, narrowing))}
            AND e."enrolledAt" >= (SELECT ${here(Prisma.sql`"first"`)} FROM bounds)
          GROUP BY 1
        )
        SELECT ${here(Prisma.sql`"step"`)} AS "from", coalesce("enrollments", 0) AS "enrollments"
        FROM bounds CROSS JOIN generate_series("first", "last", ${length}) AS "step"
        LEFT JOIN counted USING ("step") ORDER BY "step"`;
    },
  }),
);
