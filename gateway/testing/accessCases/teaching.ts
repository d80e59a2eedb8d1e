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
      fields: ['Query.teachingSummary'],
      document:
        '{ teachingSummary { totalCourses publishedCourses students revenue totalSales averageRating completionRate } }',
      observe: ({ teachingSummary }: { teachingSummary: { totalCourses: number } }) => teachingSummary.totalCourses,
      outcomes: trainersAndAdmin({ trainer: 2, otherTrainer: 1, admin: 3 }),
    },
    trainerStatsCase(
      'teachingSummary(trainerId: $id) { students }',
      ({ teachingSummary }: { teachingSummary: { students: number } }) => teachingSummary.students,
      1,
    ),
    trainerStatsCase(
      'teachingCourses(trainerId: $id) { totalCount rows { title } }',
      ({ teachingCourses }: { teachingCourses: TableData }) => teachingCourses.totalCount,
      2,
    ),
    trainerStatsCase(
      'topCourses(trainerId: $id) { title }',
      ({ topCourses }: { topCourses: unknown[] }) => topCourses.length,
      2,
    ),
    trainerStatsCase(
      'teachingStudents(trainerId: $id) { totalCount rows { studentName lessonStandings { title openedAt } } }',
      ({ teachingStudents }: { teachingStudents: TableData }) => teachingStudents.totalCount,
      1,
    ),
    {
      fields: ['Query.teachingStudents'],
      document: 'query($id: ID!) { teachingStudents(courseId: $id) { totalCount rows { studentName } } }',
      variables: publishedCourseId,
      observe: ({ teachingStudents }: { teachingStudents: TableData }) => teachingStudents.totalCount,
      outcomes: trainersAndAdmin({ trainer: 1, otherTrainer: 0, admin: 1 }),
    },
    {
      fields: ['Query.teachingEnrollment'],
      document: 'query($id: ID!) { teachingEnrollment(id: $id) { studentName lessonStandings { title completedAt } } }',
      variables: ({ enrollment }) => ({ id: enrollment.id }),
      observe: ({ teachingEnrollment }: { teachingEnrollment: object | null }) => teachingEnrollment !== null,
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
      'ratingSpread(trainerId: $id) { rating count }',
      ({ ratingSpread }: { ratingSpread: { count: number }[] }) =>
        ratingSpread.reduce((sum, { count }) => sum + count, 0),
      1,
    ),
  ],
  publicFields: {
    TeachingSummary: 'totalCourses publishedCourses students revenue totalSales averageRating completionRate',
    TeachingCourses: 'rows totalCount',
    TeachingStudents: 'rows totalCount',
    TrendPoint: 'from enrollments',
    CompletionFunnel: 'course students completed lessons',
    FunnelStep: 'lessonId title titleAr opened completed',
    RatingCount: 'rating count',
    // Whoever reaches an enrolment reads it; lessons that they may not see are left out.
    LessonStanding: 'lessonId title titleAr openedAt completedAt',
  },
};
