import type { SeededPlatform } from '../personas';
import { allExcept, type AccessCases, type GraphqlAccessCase, type Outcomes } from './accessCase';

const trainersAndAdmin = (outcomes: Pick<Outcomes, 'trainer' | 'otherTrainer' | 'admin'>): Outcomes => ({
  ...allExcept('FORBIDDEN', { visitor: 'UNAUTHENTICATED' }),
  ...outcomes,
});

const publishedCourseId = ({ open }: SeededPlatform) => ({ id: open.id });
const trainerId = ({ users }: SeededPlatform) => ({ id: users.trainer.id });

interface TableData {
  totalCount: number;
}

/** The numbers of one trainer, asked for by all. */
const trainerStatsCase = (
  query: string,
  seen: GraphqlAccessCase['observe'],
  own: number,
  none = 0,
): GraphqlAccessCase => ({
  fields: [`Query.${/\w+/.exec(query)?.[0]}`],
  document: `query($id: ID!) { ${query} }`,
  variables: trainerId,
  observe: seen,
  outcomes: trainersAndAdmin({ trainer: own, otherTrainer: none, admin: own }),
});

/** Trainers read about their own courses, admins about all; nobody else reads any of it. */
export const teachingAccessCases: AccessCases = {
  rest: [],
  graphql: [
    {
      fields: ['Query.studioSummary'],
      document:
        '{ studioSummary { totalCourses publishedCourses students revenue totalSales averageRating completionRate } }',
      observe: ({ studioSummary }: { studioSummary: { totalCourses: number } }) => studioSummary.totalCourses,
      outcomes: trainersAndAdmin({ trainer: 2, otherTrainer: 1, admin: 3 }),
    },
    trainerStatsCase(
      'studioSummary(trainerId: $id) { students }',
      ({ studioSummary }: { studioSummary: { students: number } }) => studioSummary.students,
      1,
    ),
    trainerStatsCase(
      'studioCourses(trainerId: $id) { totalCount rows { title } }',
      ({ studioCourses }: { studioCourses: TableData }) => studioCourses.totalCount,
      2,
    ),
    trainerStatsCase(
      'topCourses(trainerId: $id) { title }',
      ({ topCourses }: { topCourses: unknown[] }) => topCourses.length,
      2,
    ),
    trainerStatsCase(
      'studioEnrollments(trainerId: $id) { totalCount rows { studentName lessonProgress { title openedAt } } }',
      ({ studioEnrollments }: { studioEnrollments: TableData }) => studioEnrollments.totalCount,
      1,
    ),
    {
      fields: ['Query.studioEnrollments'],
      document: 'query($id: ID!) { studioEnrollments(courseId: $id) { totalCount rows { studentName } } }',
      variables: publishedCourseId,
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
      'enrollmentTrend(trainerId: $id, months: 1) { from enrollments }',
      ({ enrollmentTrend: [month] }: { enrollmentTrend: { enrollments: number }[] }) => month?.enrollments ?? null,
      1,
    ),
    {
      fields: ['Query.completionFunnel'],
      document: 'query($id: ID!) { completionFunnel(courseId: $id) { students lessons { title opened completed } } }',
      variables: publishedCourseId,
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
    EnrollmentTrendPoint: 'from enrollments',
    CompletionFunnel: 'course students completed lessons',
    CompletionFunnelStep: 'lessonId title titleAr opened completed',
    RatingCount: 'rating count',
    // Whoever reaches an enrolment reads it; lessons that they may not see are left out.
    EnrollmentLessonProgress: 'lessonId title titleAr openedAt completedAt',
  },
};
