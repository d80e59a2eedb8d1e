import type { Platform } from '../people';
import { but, type Claims, type GraphqlClaim, type Outcomes } from './claim';

const teachers = (outcomes: Pick<Outcomes, 'trainer' | 'otherTrainer' | 'admin'>): Outcomes => ({
  ...but('FORBIDDEN', { visitor: 'UNAUTHENTICATED' }),
  ...outcomes,
});

const idOfOpen = ({ open }: Platform) => ({ id: open.id });
const idOfTrainer = ({ users }: Platform) => ({ id: users.trainer.id });

interface Table {
  totalCount: number;
}

/** The numbers of one trainer, asked for by all. */
const ofTrainer = (query: string, seen: GraphqlClaim['seen'], own: number, none = 0): GraphqlClaim => ({
  fields: [`Query.${/\w+/.exec(query)?.[0]}`],
  document: `query($id: ID!) { ${query} }`,
  variables: idOfTrainer,
  seen,
  outcomes: teachers({ trainer: own, otherTrainer: none, admin: own }),
});

/** Trainers read about their own courses, admins about all; nobody else reads any of it. */
export const teaching: Claims = {
  rest: [],
  graphql: [
    {
      fields: ['Query.teachingSummary'],
      document:
        '{ teachingSummary { totalCourses publishedCourses students revenue totalSales averageRating completionRate } }',
      seen: ({ teachingSummary }: { teachingSummary: { totalCourses: number } }) => teachingSummary.totalCourses,
      outcomes: teachers({ trainer: 2, otherTrainer: 1, admin: 3 }),
    },
    ofTrainer(
      'teachingSummary(trainerId: $id) { students }',
      ({ teachingSummary }: { teachingSummary: { students: number } }) => teachingSummary.students,
      1,
    ),
    ofTrainer(
      'teachingCourses(trainerId: $id) { totalCount rows { title } }',
      ({ teachingCourses }: { teachingCourses: Table }) => teachingCourses.totalCount,
      2,
    ),
    ofTrainer(
      'topCourses(trainerId: $id) { title }',
      ({ topCourses }: { topCourses: unknown[] }) => topCourses.length,
      2,
    ),
    ofTrainer(
      'teachingStudents(trainerId: $id) { totalCount rows { studentName lessonStandings { title openedAt } } }',
      ({ teachingStudents }: { teachingStudents: Table }) => teachingStudents.totalCount,
      1,
    ),
    {
      fields: ['Query.teachingStudents'],
      document: 'query($id: ID!) { teachingStudents(courseId: $id) { totalCount rows { studentName } } }',
      variables: idOfOpen,
      seen: ({ teachingStudents }: { teachingStudents: Table }) => teachingStudents.totalCount,
      outcomes: teachers({ trainer: 1, otherTrainer: 0, admin: 1 }),
    },
    {
      fields: ['Query.teachingEnrollment'],
      document: 'query($id: ID!) { teachingEnrollment(id: $id) { studentName lessonStandings { title completedAt } } }',
      variables: ({ enrollment }) => ({ id: enrollment.id }),
      seen: ({ teachingEnrollment }: { teachingEnrollment: object | null }) => teachingEnrollment !== null,
      outcomes: teachers({ trainer: true, otherTrainer: false, admin: true }),
    },
    ofTrainer(
      'enrollmentTrend(trainerId: $id, months: 1) { from enrollments }',
      ({ enrollmentTrend: [month] }: { enrollmentTrend: { enrollments: number }[] }) => month?.enrollments ?? null,
      1,
    ),
    {
      fields: ['Query.completionFunnel'],
      document: 'query($id: ID!) { completionFunnel(courseId: $id) { students lessons { title opened completed } } }',
      variables: idOfOpen,
      seen: ({ completionFunnel }: { completionFunnel: { students: number } | null }) =>
        completionFunnel?.students ?? null,
      outcomes: teachers({ trainer: 1, otherTrainer: null, admin: 1 }),
    },
    ofTrainer(
      'ratingSpread(trainerId: $id) { rating count }',
      ({ ratingSpread }: { ratingSpread: { count: number }[] }) =>
        ratingSpread.reduce((sum, { count }) => sum + count, 0),
      1,
    ),
  ],
  open: {
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
