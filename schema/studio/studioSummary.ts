import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { builder } from '../core/builder';
import { resolveStudioScope, coursesTaughtBy, studioArgs, coursesTaughtBySql, type StudioScope } from './studioScope';

interface RatingCount {
  rating: number;
  count: number;
}

const RatingCountType = builder.objectRef<RatingCount>('RatingCount').implement({
  description: 'How often a rating was given.',
  fields: (t) => ({
    rating: t.exposeInt('rating', { description: '1 to 5.' }),
    count: t.exposeInt('count', { description: 'Approved reviews with it.' }),
  }),
});

const ratingValues = [1, 2, 3, 4, 5];

builder.queryField('ratingDistribution', (t) =>
  t.withAuth({ can: 'studio:read' }).field({
    type: [RatingCountType],
    description:
      "How the approved reviews of a trainer's courses spread over the ratings, 1 to 5. Problems: notSignedIn, notAllowed.",
    args: { courseId: t.arg.id({ description: 'Only this course.' }), ...studioArgs },
    resolve: async (_root, args, { db, viewer }) => {
      const given = await db.review.groupBy({
        by: ['rating'],
        where: { isApproved: true, course: coursesTaughtBy(resolveStudioScope(viewer, args)) },
        _count: true,
      });
      const counts = new Map(given.map(({ rating, _count }) => [rating, _count]));
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
  totalSales: number;
  revenue: Prisma.Decimal;
}

type StudioSummary = CourseStats & EnrollmentStats;

const StudioSummaryType = builder.objectRef<StudioSummary>('StudioSummary').implement({
  description: "The numbers of a trainer's dashboard.",
  fields: (t) => ({
    totalCourses: t.exposeInt('totalCourses', { description: 'Courses, drafts among them.' }),
    publishedCourses: t.exposeInt('publishedCourses', { description: 'Courses that everybody sees.' }),
    students: t.exposeInt('students', {
      description: 'People enrolled; whoever takes several courses counts once.',
    }),
    revenue: t.expose('revenue', {
      type: 'Decimal',
      description:
        'What the sales bring. Until payments are taken: the present price of the course for each sale, in DZD.',
    }),
    totalSales: t.exposeInt('totalSales', {
      description: 'Enrolments in courses that cost something, without those that await their payment.',
    }),
    averageRating: t.expose('averageRating', {
      type: 'Decimal',
      description: 'Mean of all approved reviews, "0.00" without any.',
    }),
    completionRate: t.int({
      description:
        'Percent of the enrolments that are completed, rounded down; those that await their payment left out.',
      resolve: ({ completed, active }) => (active === 0 ? 0 : Math.floor((completed / active) * 100)),
    }),
  }),
});

builder.queryField('studioSummary', (t) =>
  t.withAuth({ can: 'studio:read' }).field({
    type: StudioSummaryType,
    description: "The numbers of a trainer's dashboard. Problems: notSignedIn, notAllowed.",
    args: studioArgs,
    resolve: async (_root, args, { db, viewer }) => {
      const scope = resolveStudioScope(viewer, args);
      const [courses, enrollments] = await Promise.all([queryCourseStats(db, scope), queryEnrollmentStats(db, scope)]);
      return { ...courses, ...enrollments };
    },
  }),
);

async function queryCourseStats(db: PrismaClient, scope: StudioScope): Promise<CourseStats> {
  const [numbers] = await db.$queryRaw<[CourseStats]>`
    SELECT count(*)::int AS "totalCourses",
      count(*) FILTER (WHERE c."isPublished")::int AS "publishedCourses",
      coalesce(round(sum(c."ratingSum")::numeric / nullif(sum(c."ratingCount"), 0), 2), 0) AS "averageRating"
    FROM "courses" c WHERE ${coursesTaughtBySql(scope)}`;
  return numbers;
}

async function queryEnrollmentStats(db: PrismaClient, scope: StudioScope): Promise<EnrollmentStats> {
  const [numbers] = await db.$queryRaw<[EnrollmentStats]>`
    SELECT count(DISTINCT e."studentId")::int AS "students",
      count(*) FILTER (WHERE e."status" <> 'pending_payment')::int AS "active",
      count(*) FILTER (WHERE e."status" = 'completed')::int AS "completed",
      count(*) FILTER (WHERE e."status" <> 'pending_payment' AND NOT c."isFree")::int AS "totalSales",
      coalesce(sum(c."price") FILTER (WHERE e."status" <> 'pending_payment'), 0) AS "revenue"
    FROM "enrollments" e JOIN "courses" c ON c."id" = e."courseId" WHERE ${coursesTaughtBySql(scope)}`;
  return numbers;
}
