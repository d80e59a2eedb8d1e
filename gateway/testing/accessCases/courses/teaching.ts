import type { SeededPlatform } from '../../personas';
import {
  firstCaseRowId,
  sameForAllExcept,
  type AccessCases,
  type GraphqlAccessCase,
  type Outcomes,
} from '../accessCase';

/** After the payments of the admins' cases. */
const salePaymentId = firstCaseRowId + 100;

const trainersAndAdmin = (outcomes: Pick<Outcomes, 'trainer' | 'otherTrainer' | 'admin'>): Outcomes => ({
  ...sameForAllExcept('FORBIDDEN', { visitor: 'UNAUTHENTICATED' }),
  ...outcomes,
});

const publishedCourseVariables = ({ publishedCourse }: SeededPlatform) => ({ id: publishedCourse.id });
const trainerId = ({ users }: SeededPlatform) => ({ id: users.trainer.id });

interface TableData {
  totalCount: number;
}

/** Statistics of one trainer, requested by all personas. */
const trainerStatsCase = (
  query: string,
  observe: GraphqlAccessCase['observe'],
  ownerCount: number,
  otherCount = 0,
): GraphqlAccessCase => ({
  fields: [`Query.${/\w+/.exec(query)?.[0]}`],
  document: `query($id: ID!) { ${query} }`,
  variables: trainerId,
  observe,
  outcomes: trainersAndAdmin({ trainer: ownerCount, otherTrainer: otherCount, admin: ownerCount }),
});

/** Trainers see statistics of their own courses, admins of all; all others are rejected. */
export const teachingAccessCases: AccessCases = {
  seed: async ({ db }) => {
    const { id: userId } = await db.user.findFirstOrThrow({ where: { username: { startsWith: 'trainer' } } });
    const { id: courseId } = await db.course.findFirstOrThrow({ where: { trainerId: userId, isPublished: true } });
    const times = { confirmedAt: new Date(), expiresAt: new Date() };
    const sale = { amount: '700', listPrice: '700', method: 'cash', status: 'confirmed' } as const;
    await db.payment.create({ data: { id: salePaymentId, userId, courseId, ...sale, ...times } });
  },
  rest: [],
  graphql: [
    {
      fields: ['Query.studioSummary'],
      document:
        '{ studioSummary { totalCourses publishedCourses students revenue totalSales averageRating completionRate } }',
      observe: ({ studioSummary }: { studioSummary: { totalCourses: number } }) => studioSummary.totalCourses,
      outcomes: trainersAndAdmin({ trainer: 3, otherTrainer: 1, admin: 4 }),
    },
    trainerStatsCase(
      'studioSummary(trainerId: $id) { students }',
      ({ studioSummary }: { studioSummary: { students: number } }) => studioSummary.students,
      1,
    ),
    trainerStatsCase(
      'studioCourses(trainerId: $id) { totalCount rows { title } }',
      ({ studioCourses }: { studioCourses: TableData }) => studioCourses.totalCount,
      3,
    ),
    trainerStatsCase(
      'topCourses(trainerId: $id) { title }',
      ({ topCourses }: { topCourses: unknown[] }) => topCourses.length,
      3,
    ),
    trainerStatsCase(
      'studioEnrollments(trainerId: $id) { totalCount rows { studentName lessonProgress { title openedAt } } }',
      ({ studioEnrollments }: { studioEnrollments: TableData }) => studioEnrollments.totalCount,
      2,
    ),
    {
      fields: ['Query.studioEnrollments'],
      document: 'query($id: ID!) { studioEnrollments(courseId: $id) { totalCount rows { studentName } } }',
      variables: publishedCourseVariables,
      observe: ({ studioEnrollments }: { studioEnrollments: TableData }) => studioEnrollments.totalCount,
      outcomes: trainersAndAdmin({ trainer: 1, otherTrainer: 0, admin: 1 }),
    },
    {
      fields: ['Query.studioEnrollment'],
      document: 'query($id: ID!) { studioEnrollment(id: $id) { studentName lessonProgress { title completedAt } } }',
      variables: ({ enrollment }) => ({ id: enrollment.id }),
      observe: ({ studioEnrollment }: { studioEnrollment: object | null }) => studioEnrollment !== null,
      outcomes: trainersAndAdmin({ trainer: true, otherTrainer: false, admin: true }),
    },
    trainerStatsCase(
      'enrollmentTrend(trainerId: $id, months: 1) { startsAt enrollments }',
      ({ enrollmentTrend: [month] }: { enrollmentTrend: { enrollments: number }[] }) => month?.enrollments ?? null,
      2,
    ),
    trainerStatsCase(
      'revenueTrend(trainerId: $id, months: 1) { startsAt received refunded revenue }',
      ({ revenueTrend: [month] }: { revenueTrend: { revenue: string }[] }) => Number(month?.revenue),
      700,
    ),
    trainerStatsCase(
      'revenueByCourse(trainerId: $id) { courseId title titleAr sales received refunded revenue }',
      ({ revenueByCourse }: { revenueByCourse: unknown[] }) => revenueByCourse.length,
      1,
    ),
    {
      fields: ['Query.completionFunnel'],
      document: 'query($id: ID!) { completionFunnel(courseId: $id) { students lessons { title opened completed } } }',
      variables: publishedCourseVariables,
      observe: ({ completionFunnel }: { completionFunnel: { students: number } | null }) =>
        completionFunnel?.students ?? null,
      outcomes: trainersAndAdmin({ trainer: 1, otherTrainer: null, admin: 1 }),
    },
    trainerStatsCase(
      'ratingDistribution(trainerId: $id) { rating count }',
      ({ ratingDistribution }: { ratingDistribution: { count: number }[] }) =>
        ratingDistribution.reduce((sum, { count }) => sum + count, 0),
      1,
    ),
  ],
  publicFields: {
    StudioSummary: 'totalCourses publishedCourses students revenue totalSales averageRating completionRate',
    StudioCourseList: 'rows totalCount',
    StudioEnrollmentList: 'rows totalCount',
    EnrollmentTrendPoint: 'startsAt enrollments',
    RevenueMonth: 'startsAt received refunded revenue',
    CourseRevenue: 'courseId title titleAr sales received refunded revenue',
    CompletionFunnel: 'course students completed lessons',
    CompletionFunnelStep: 'lessonId title titleAr opened completed',
    RatingCount: 'rating count',
    // Visible with the enrollment; restricted lessons are omitted.
    EnrollmentLessonProgress: 'lessonId title titleAr openedAt completedAt',
  },
};
