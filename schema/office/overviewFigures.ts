import { Prisma, type PrismaClient } from '../../prisma/generated/client';
import { pageSizes } from '../contract/pageSizes';
import { builder } from '../core/builder';
import { refundableStatuses } from '../studio/studioRevenue';
import { atAlgiersTimeZone } from '../studio/trendMonths';

const { plottedDays } = pageSizes.office;

type FigureKind = 'enrollments' | 'revenue' | 'people' | 'completions';

/** Numbers as texts, which fit counts and money. */
interface Figure {
  today: string;
  thisMonth: string;
  lastMonth: string;
  days: string[];
}

export type OverviewFigures = Record<FigureKind, Figure>;

const descriptions = {
  today: 'Today.',
  thisMonth: 'Since the start of the month.',
  lastMonth: 'In the last month, up to the same day.',
  days: `The last ${plottedDays} days, one by one; the last is today.`,
};

export const OverviewCountType = builder.objectRef<Figure>('OverviewCount').implement({
  description: 'A number by days of Algerian time.',
  fields: (t) => ({
    today: t.int({ description: descriptions.today, resolve: ({ today }) => Number(today) }),
    thisMonth: t.int({ description: descriptions.thisMonth, resolve: ({ thisMonth }) => Number(thisMonth) }),
    lastMonth: t.int({ description: descriptions.lastMonth, resolve: ({ lastMonth }) => Number(lastMonth) }),
    days: t.intList({ description: descriptions.days, resolve: ({ days }) => days.map(Number) }),
  }),
});

const toDecimal = (value: string): Prisma.Decimal => new Prisma.Decimal(value);

export const OverviewRevenueType = builder.objectRef<Figure>('OverviewRevenue').implement({
  description: 'An amount in DZD by days of Algerian time.',
  fields: (t) => ({
    today: t.field({ type: 'Decimal', description: descriptions.today, resolve: ({ today }) => toDecimal(today) }),
    thisMonth: t.field({
      type: 'Decimal',
      description: descriptions.thisMonth,
      resolve: ({ thisMonth }) => toDecimal(thisMonth),
    }),
    lastMonth: t.field({
      type: 'Decimal',
      description: descriptions.lastMonth,
      resolve: ({ lastMonth }) => toDecimal(lastMonth),
    }),
    days: t.field({ type: ['Decimal'], description: descriptions.days, resolve: ({ days }) => days.map(toDecimal) }),
  }),
});

const now = atAlgiersTimeZone(Prisma.sql`now()`);
const lastMonth = Prisma.sql`date_trunc('month', ${now}) - interval '1 month'`;
/** Early enough for the last month and for the plotted days. */
const firstDay = Prisma.sql`least(${lastMonth}, date_trunc('day', ${now}) - make_interval(days => ${plottedDays - 1}::int))`;
const since = atAlgiersTimeZone(firstDay);

/** What happened since the first day: its kind, time and value. Each part is read from an index alone. */
const happenedSql = Prisma.sql`
  SELECT 'enrollments' AS "kind", "enrolledAt" AS "at", 1 AS "value"
  FROM "enrollments" WHERE "enrolledAt" >= ${since} AND "status" <> 'pending_payment'
  UNION ALL
  SELECT 'revenue', "confirmedAt", "amount"
  FROM "payments" WHERE "confirmedAt" >= ${since} AND "status" IN (${refundableStatuses})
  UNION ALL
  SELECT 'revenue', "refundedAt", -"amount" FROM "payments" WHERE "refundedAt" >= ${since} AND "status" = 'refunded'
  UNION ALL
  SELECT 'people', "createdAt", 1 FROM "users" WHERE "createdAt" >= ${since}
  UNION ALL
  SELECT 'completions', "completedAt", 1 FROM "enrollments" WHERE "completedAt" >= ${since}`;

/** All figures in one statement. */
export async function readOverviewFigures(db: PrismaClient): Promise<OverviewFigures> {
  const rows = await db.$queryRaw<(Figure & { kind: FigureKind })[]>`
    WITH bounds AS (
      SELECT date_trunc('day', ${now}) AS "today", date_trunc('month', ${now}) AS "month", ${lastMonth} AS "lastMonth"
    ),
    daily AS (
      SELECT "kind", date_trunc('day', ${atAlgiersTimeZone(Prisma.sql`"at"`)}) AS "day", sum("value") AS "value"
      FROM (${happenedSql}) happened GROUP BY 1, 2
    ),
    by_day AS (
      SELECT "kind", "day", coalesce("value", 0) AS "value", bounds.*
      FROM bounds
        CROSS JOIN unnest(ARRAY['enrollments', 'revenue', 'people', 'completions']) AS kinds("kind")
        CROSS JOIN generate_series(${firstDay}, ${now}, interval '1 day') AS days("day")
        LEFT JOIN daily USING ("kind", "day")
    )
    SELECT "kind",
      sum("value") FILTER (WHERE "day" = "today")::text AS "today",
      sum("value") FILTER (WHERE "day" >= "month")::text AS "thisMonth",
      sum("value") FILTER (WHERE "day" >= "lastMonth" AND "day" < "month" AND "day" <= "lastMonth" + ("today" - "month"))::text
        AS "lastMonth",
      array_agg("value"::text ORDER BY "day") FILTER (WHERE "day" > "today" - make_interval(days => ${plottedDays}::int)) AS "days"
    FROM by_day GROUP BY "kind"`;
  return Object.fromEntries(rows.map(({ kind, ...figure }) => [kind, figure])) as OverviewFigures;
}
