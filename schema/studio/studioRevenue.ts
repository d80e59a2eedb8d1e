import { Prisma } from '../../prisma/generated/client';
import { paidStatuses } from '../contract/payments';
import { pageSizes } from '../contract/pageSizes';
import { builder } from '../core/builder';
import type { ExportSource } from '../core/exportBatches';
import { parseStudioArgs, resolveStudioScope, studioArgs, studioScopeSql, type StudioScope } from './studioScope';
import { atAlgiersTimeZone, checkTrendMonths, trendMonthsArgs } from './trendMonths';

interface Revenue {
  /** Confirmed in the period, also what was returned since. */
  received: Prisma.Decimal;
  /** Returned in the period. */
  refunded: Prisma.Decimal;
}

interface RevenueMonth extends Revenue {
  startsAt: Date;
}

const revenueOf = ({ received, refunded }: Revenue): Prisma.Decimal => received.minus(refunded);

const RevenueMonthType = builder.objectRef<RevenueMonth>('RevenueMonth').implement({
  description: 'Revenue of a month in DZD.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'Start of the month in Algerian time.' }),
    received: t.expose('received', { type: 'Decimal', description: 'Payments that were confirmed in the month.' }),
    refunded: t.expose('refunded', { type: 'Decimal', description: 'Payments that were refunded in the month.' }),
    revenue: t.field({
      type: 'Decimal',
      description: 'Received less refunded; the sum of all months is the revenue of the dashboard.',
      resolve: revenueOf,
    }),
  }),
});

interface CourseRevenue extends Revenue {
  courseId: number;
  title: string;
  titleAr: string;
  sales: number;
}

const CourseRevenueType = builder.objectRef<CourseRevenue>('CourseRevenue').implement({
  description: 'Revenue of a course in DZD.',
  fields: (t) => ({
    courseId: t.exposeID('courseId', { description: 'Key of the course.' }),
    title: t.exposeString('title', { description: 'English title of the course.' }),
    titleAr: t.exposeString('titleAr', { description: 'Arabic title of the course.' }),
    sales: t.exposeInt('sales', { description: 'Number of payments that were confirmed in the period.' }),
    received: t.expose('received', { type: 'Decimal', description: 'Payments that were confirmed in the period.' }),
    refunded: t.expose('refunded', { type: 'Decimal', description: 'Payments that were refunded in the period.' }),
    revenue: t.field({ type: 'Decimal', description: 'Received less refunded.', resolve: revenueOf }),
  }),
});

const refundableStatuses = Prisma.join(
  [...paidStatuses, 'refunded'].map((status) => Prisma.sql`${status}::"PaymentStatus"`),
);

/**
 * The money of each payment: received at the time of its confirmation, and refunded at that of its refund.
 * @param since SQL of the earliest time
 */
const moneySql = (scope: StudioScope, since: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT p."confirmedAt" AS "at", p."courseId", p."amount" AS "received", 0::numeric AS "refunded"
  FROM "payments" p JOIN "courses" c ON c."id" = p."courseId"
  WHERE p."confirmedAt" >= ${since} AND p."status" IN (${refundableStatuses}) AND p."amount" > 0
    AND ${studioScopeSql(scope)}
  UNION ALL
  SELECT p."refundedAt", p."courseId", 0, p."amount"
  FROM "payments" p JOIN "courses" c ON c."id" = p."courseId"
  WHERE p."refundedAt" >= ${since} AND p."status" = 'refunded' AND p."amount" > 0 AND ${studioScopeSql(scope)}`;

const monthOf = (time: Prisma.Sql): Prisma.Sql => Prisma.sql`date_trunc('month', ${atAlgiersTimeZone(time)})`;

/** Start of the first month of a period, in Algerian time. */
const firstMonth = (months: number): Prisma.Sql =>
  Prisma.sql`${monthOf(Prisma.sql`now()`)} - make_interval(months => ${months - 1}::int)`;

const courseArg = { description: 'Key of the course.' };

builder.queryFields((t) => ({
  revenueTrend: t.withAuth({ can: 'studio:read' }).field({
    type: [RevenueMonthType],
    description: "Revenue of the trainer's courses by month, including empty ones; the current month is last.",
    problems: ['invalidInput'],
    args: { courseId: t.arg.id(courseArg), ...trendMonthsArgs, ...studioArgs },
    resolve: (_root, { months, ...scopeArgs }, { db, viewer }) => {
      checkTrendMonths(months);
      const scope = resolveStudioScope(viewer, parseStudioArgs(scopeArgs));
      const first = firstMonth(months);
      return db.$queryRaw<RevenueMonth[]>`
        WITH money AS (${moneySql(scope, atAlgiersTimeZone(first))}),
        summed AS (
          SELECT ${monthOf(Prisma.sql`"at"`)} AS "month", sum("received") AS "received", sum("refunded") AS "refunded"
          FROM money GROUP BY 1
        )
        SELECT ${atAlgiersTimeZone(Prisma.sql`"month"`)} AS "startsAt",
          coalesce("received", 0) AS "received", coalesce("refunded", 0) AS "refunded"
        FROM generate_series(${first}, ${monthOf(Prisma.sql`now()`)}, interval '1 month') AS "month"
        LEFT JOIN summed USING ("month") ORDER BY "month"`;
    },
  }),
  revenueByCourse: t.withAuth({ can: 'studio:read' }).field({
    type: [CourseRevenueType],
    description:
      `The ${pageSizes.studio.revenueCourses} courses of the trainer with the highest revenue in a period; courses ` +
      'without payments and refunds are left out.',
    problems: ['invalidInput'],
    args: { courseId: t.arg.id(courseArg), ...trendMonthsArgs, ...studioArgs },
    resolve: (_root, { months, ...scopeArgs }, { db, viewer }) => {
      checkTrendMonths(months);
      const scope = resolveStudioScope(viewer, parseStudioArgs(scopeArgs));
      return db.$queryRaw<CourseRevenue[]>`
        WITH money AS (${moneySql(scope, atAlgiersTimeZone(firstMonth(months)))}),
        summed AS (
          SELECT "courseId", count(*) FILTER (WHERE "received" > 0)::int AS "sales",
            sum("received") AS "received", sum("refunded") AS "refunded"
          FROM money GROUP BY 1 ORDER BY sum("received" - "refunded") DESC, 1 LIMIT ${pageSizes.studio.revenueCourses}
        )
        SELECT s.*, c."title", c."titleAr" FROM summed s JOIN "courses" c ON c."id" = s."courseId"
        ORDER BY s."received" - s."refunded" DESC, s."courseId"`;
    },
  }),
}));

interface ExportedRevenue extends Revenue {
  /** "2026-11", in Algerian time. */
  month: string;
  titleAr: string;
}

/** Revenue by month and course; of all months, so that it adds up to the revenue of the dashboard. */
export const studioRevenueExport: ExportSource<StudioScope, 'month', ExportedRevenue> = {
  permission: 'studio:read',
  sortFields: ['month'],
  defaultSort: ['month', 'desc'],
  async *fetchBatches({ db, viewer }, { courseId, trainerId, direction }) {
    const scope = resolveStudioScope(viewer, { courseId, trainerId });
    const order = direction === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`;
    yield await db.$queryRaw<ExportedRevenue[]>`
      WITH money AS (${moneySql(scope, Prisma.sql`'-infinity'::timestamptz`)}),
      summed AS (
        SELECT to_char(${atAlgiersTimeZone(Prisma.sql`"at"`)}, 'YYYY-MM') AS "month", "courseId",
          sum("received") AS "received", sum("refunded") AS "refunded"
        FROM money GROUP BY 1, 2
      )
      SELECT s."month", c."titleAr", s."received", s."refunded"
      FROM summed s JOIN "courses" c ON c."id" = s."courseId" ORDER BY s."month" ${order}, s."courseId"`;
  },
};
