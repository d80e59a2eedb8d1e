import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import {
  parseStudioArgs,
  resolveStudioScope,
  studioScopeWhere,
  studioArgs,
  studioScopeSql,
  type StudioScope,
} from './studioScope';
import { CourseType } from '../catalog/course';
import { courseOrderBy } from '../catalog/courseFilterAndSort';
import { pageSizes } from '../contract/pageSizes';
import { boundedCountNote, countRows } from '../paging/countRows';
import { searchTextFilter } from '../core/searchTextFilter';
import { fetchInIdOrder, offsetPageArgs, offsetPageComplexity, toSkipTake } from '../paging/offsetPagination';

interface RatingCount {
  rating: number;
  count: number;
}

const RatingCountType = builder.objectRef<RatingCount>('RatingCount').implement({
  description: 'Number of reviews with a rating.',
  fields: (t) => ({
    rating: t.exposeInt('rating', { description: 'Rating from 1 to 5.' }),
    count: t.exposeInt('count', { description: 'Number of approved reviews.' }),
  }),
});

const ratingValues = [1, 2, 3, 4, 5];

builder.queryField('ratingDistribution', (t) =>
  t.withAuth({ can: 'studio:read' }).field({
    type: [RatingCountType],
    description: "Distribution of the approved reviews of the trainer's courses over the ratings 1 to 5.",
    args: { courseId: t.arg.id({ description: 'Key of the course.' }), ...studioArgs },
    resolve: async (_root, args, { db, viewer }) => {
      const groups = await db.review.groupBy({
        by: ['rating'],
        where: { isApproved: true, course: studioScopeWhere(resolveStudioScope(viewer, parseStudioArgs(args))) },
        _count: true,
      });
      const counts = new Map(groups.map(({ rating, _count }) => [rating, _count]));
      return ratingValues.map((rating) => ({ rating, count: counts.get(rating) ?? 0 }));
    },
  }),
);

interface CourseStats {
  totalCourses: number;
  publishedCourses: number;
  averageRating: Prisma.Decimal;
}

interface EnrollmentStats {
  students: number;
  active: number;
  completed: number;
}

interface SalesStats {
  totalSales: number;
  revenue: Prisma.Decimal;
}

type StudioSummary = CourseStats & EnrollmentStats & SalesStats;

const StudioSummaryType = builder.objectRef<StudioSummary>('StudioSummary').implement({
  description: 'Statistics of the trainer dashboard.',
  fields: (t) => ({
    totalCourses: t.exposeInt('totalCourses', { description: 'Number of courses, including drafts.' }),
    publishedCourses: t.exposeInt('publishedCourses', { description: 'Number of published courses.' }),
    students: t.exposeInt('students', {
      description: 'Number of students with an open enrollment; a student in several courses counts once.',
    }),
    revenue: t.expose('revenue', {
      type: 'Decimal',
      description: 'Revenue in DZD: confirmed payments less refunds.',
    }),
    totalSales: t.exposeInt('totalSales', {
      description: 'Number of confirmed payments that were not refunded.',
    }),
    averageRating: t.expose('averageRating', {
      type: 'Decimal',
      description: 'Mean rating of all approved reviews; "0.00" if there are none.',
    }),
    completionRate: t.int({
      description: 'Percentage of open enrollments that are completed, rounded down.',
      resolve: ({ completed, active }) => (active === 0 ? 0 : Math.floor((completed / active) * 100)),
    }),
  }),
});

builder.queryField('studioSummary', (t) =>
  t.withAuth({ can: 'studio:read' }).field({
    type: StudioSummaryType,
    description: 'Statistics of the trainer dashboard.',
    args: studioArgs,
    resolve: async (_root, args, { db, viewer }) => {
      const scope = resolveStudioScope(viewer, parseStudioArgs(args));
      const [courses, enrollments, sales] = await Promise.all([
        queryCourseStats(db, scope),
        queryEnrollmentStats(db, scope),
        querySalesStats(db, scope),
      ]);
      return { ...courses, ...enrollments, ...sales };
    },
  }),
);

async function queryCourseStats(db: PrismaClient, scope: StudioScope): Promise<CourseStats> {
  const [stats] = await db.$queryRaw<[CourseStats]>`
    SELECT count(*)::int AS "totalCourses",
      count(*) FILTER (WHERE c."isPublished")::int AS "publishedCourses",
      coalesce(round(sum(k."ratingSum")::numeric / nullif(sum(k."ratingCount"), 0), 2), 0) AS "averageRating"
    FROM "courses" c JOIN "course_counters" k ON k."courseId" = c."id" WHERE ${studioScopeSql(scope)}`;
  return stats;
}

async function queryEnrollmentStats(db: PrismaClient, scope: StudioScope): Promise<EnrollmentStats> {
  const [stats] = await db.$queryRaw<[EnrollmentStats]>`
    SELECT (count(DISTINCT e."studentId") FILTER (WHERE e."status" IN ('in_progress', 'completed')))::int AS "students",
      count(*) FILTER (WHERE e."status" IN ('in_progress', 'completed'))::int AS "active",
      count(*) FILTER (WHERE e."status" = 'completed')::int AS "completed"
    FROM "enrollments" e JOIN "courses" c ON c."id" = e."courseId" WHERE ${studioScopeSql(scope)}`;
  return stats;
}

/** A payment whose refund is requested is still revenue. */
async function querySalesStats(db: PrismaClient, scope: StudioScope): Promise<SalesStats> {
  const [stats] = await db.$queryRaw<[SalesStats]>`
    SELECT count(*)::int AS "totalSales", coalesce(sum(p."amount"), 0) AS "revenue"
    FROM "payments" p JOIN "courses" c ON c."id" = p."courseId"
    WHERE p."status" IN ('confirmed', 'refund_requested') AND p."amount" > 0 AND ${studioScopeSql(scope)}`;
  return stats;
}

interface StudioCourseListQuery {
  where: Prisma.CourseWhereInput;
  skip: number;
  take: number;
}

const StudioCourseListType = builder.objectRef<StudioCourseListQuery>('StudioCourseList').implement({
  description: "A page of the trainer's courses.",
  fields: (t) => ({
    rows: t.prismaField({
      type: [CourseType],
      description: 'Courses of the page, newest first.',
      resolve: async (query, { where, skip, take }, _args, { db }) => {
        const ids = await db.course.findMany({
          select: { id: true },
          where,
          orderBy: courseOrderBy.newest,
          skip,
          take,
        });
        return fetchInIdOrder(ids, (where) => db.course.findMany({ ...query, where }));
      },
    }),
    totalCount: t.int({
      description: `Number of courses on all pages. ${boundedCountNote}`,
      resolve: ({ where }, _args, { db }) => countRows(db.course, where),
    }),
  }),
});

builder.queryFields((t) => ({
  studioCourses: t.withAuth({ can: 'studio:read' }).field({
    type: StudioCourseListType,
    description: 'Courses of the trainer, including drafts.',
    problems: ['invalidInput'],
    complexity: offsetPageComplexity,
    args: {
      search: t.arg.string({ description: 'Part of the title or description in either language.' }),
      ...studioArgs,
      ...offsetPageArgs,
    },
    resolve: (_root, { search, trainerId, ...page }, { viewer }) => ({
      where: {
        AND: [
          studioScopeWhere(resolveStudioScope(viewer, parseStudioArgs({ trainerId }))),
          ...searchTextFilter(search),
        ],
      },
      ...toSkipTake(page),
    }),
  }),
  topCourses: t.withAuth({ can: 'studio:read' }).prismaField({
    type: [CourseType],
    description: `The ${pageSizes.studio.topCourses} courses with the most students.`,
    args: studioArgs,
    resolve: (query, _root, args, { db, viewer }) =>
      db.course.findMany({
        ...query,
        where: studioScopeWhere(resolveStudioScope(viewer, parseStudioArgs(args))),
        orderBy: courseOrderBy.popular,
        take: pageSizes.studio.topCourses,
      }),
  }),
}));
