import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import { builder } from '../builder';
import { scopeOf, taughtInSql, teachingArguments, type Scope } from './scope';

interface CourseNumbers {
  totalCourses: number;
  publishedCourses: number;
  averageRating: Prisma.Decimal;
}

interface EnrollmentNumbers {
  students: number;
  active: number;
  completed: number;
  totalSales: number;
  revenue: Prisma.Decimal;
}

type TeachingSummary = CourseNumbers & EnrollmentNumbers;

const TeachingSummaryType = builder.objectRef<TeachingSummary>('TeachingSummary').implement({
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

builder.queryField('teachingSummary', (t) =>
  t.withAuth({ can: 'teaching:read' }).field({
    type: TeachingSummaryType,
    description: "The numbers of a trainer's dashboard. Problems: notSignedIn, notAllowed.",
    args: teachingArguments,
    resolve: async (_root, args, { db, viewer }) => {
      const scope = scopeOf(viewer, args);
      const [courses, enrollments] = await Promise.all([courseNumbers(db, scope), enrollmentNumbers(db, scope)]);
      return { ...courses, ...enrollments };
    },
  }),
);

async function courseNumbers(db: PrismaClient, scope: Scope): Promise<CourseNumbers> {
  const [numbers] = await db.$queryRaw<[CourseNumbers]>`
    SELECT count(*)::int AS "totalCourses",
      count(*) FILTER (WHERE c."isPublished")::int AS "publishedCourses",
      coalesce(round(sum(c."ratingSum")::numeric / nullif(sum(c."ratingCount"), 0), 2), 0) AS "averageRating"
    FROM "courses" c WHERE ${taughtInSql(scope)}`;
  return numbers;
}

async function enrollmentNumbers(db: PrismaClient, scope: Scope): Promise<EnrollmentNumbers> {
  const [numbers] = await db.$queryRaw<[EnrollmentNumbers]>`
    SELECT count(DISTINCT e."studentId")::int AS "students",
      count(*) FILTER (WHERE e."status" <> 'pending_payment')::int AS "active",
      count(*) FILTER (WHERE e."status" = 'completed')::int AS "completed",
      count(*) FILTER (WHERE e."status" <> 'pending_payment' AND NOT c."isFree")::int AS "totalSales",
      coalesce(sum(c."price") FILTER (WHERE e."status" <> 'pending_payment'), 0) AS "revenue"
    FROM "enrollments" e JOIN "courses" c ON c."id" = e."courseId" WHERE ${taughtInSql(scope)}`;
  return numbers;
}
