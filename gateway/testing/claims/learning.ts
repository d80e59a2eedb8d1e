import type { Platform } from '../people';
import { but, length, studentsOnly, type Claims, type GraphqlClaim } from './claim';

const idOfOpen = ({ open }: Platform) => ({ id: open.id });
const idOfLesson = ({ lesson }: Platform) => ({ id: lesson.id });
const signedIn = { visitor: 'UNAUTHENTICATED' };
const enrol = 'mutation($id: ID!) { enrollInCourse(courseId: $id) { studentName } }';

/** Whether a person has a progress of their own in the first lesson of the open course. */
const progress = (outcomes: GraphqlClaim['outcomes']): GraphqlClaim => ({
  fields: ['Lesson.myProgress'],
  document: 'query($id: ID!) { course(id: $id) { lessons { myProgress { position openedAt } } } }',
  variables: idOfOpen,
  seen: ({ course }: { course: { lessons: { myProgress: object | null }[] } }) =>
    course.lessons[0]?.myProgress !== null,
  outcomes,
});

/** Own enrolments, those of one's own courses for a trainer, all for an admin; only students enrol and learn. */
export const learning: Claims = {
  rest: [
    {
      route: 'GET /api/my-enrollments',
      seen: length,
      outcomes: but(0, { visitor: 401, enrolled: 1, other: 1 }),
    },
    {
      route: 'GET /api/enrollments',
      seen: length,
      outcomes: { visitor: 401, student: 0, enrolled: 1, other: 1, trainer: 1, otherTrainer: 1, admin: 2 },
    },
    {
      route: 'GET /api/enrollments',
      about: 'of one student',
      path: ({ users }) => `/api/enrollments?studentId=${users.enrolled.id}`,
      seen: length,
      outcomes: but(0, { visitor: 401, enrolled: 1, trainer: 1, admin: 1 }),
    },
    {
      route: 'POST /api/courses/:id/enroll',
      about: 'a draft',
      path: ({ draft }) => `/api/courses/${draft.id}/enroll`,
      outcomes: but(404, { visitor: 401, trainer: 403, otherTrainer: 403, admin: 403 }),
    },
    {
      route: 'POST /api/courses/:id/enroll',
      path: ({ second }) => `/api/courses/${second.id}/enroll`,
      outcomes: but(200, { visitor: 401, trainer: 403, otherTrainer: 403, admin: 403 }),
    },
  ],
  graphql: [
    {
      fields: ['Course.myEnrollment'],
      document: 'query($id: ID!) { course(id: $id) { myEnrollment { studentName } } }',
      variables: idOfOpen,
      seen: ({ course }: { course: { myEnrollment: object | null } }) => course.myEnrollment !== null,
      outcomes: but(false, { enrolled: true }),
    },
    {
      fields: ['Query.myEnrollments'],
      document: '{ myEnrollments { studentName completedLessons nextLesson { title videoUrl } } }',
      seen: ({ myEnrollments }: { myEnrollments: unknown[] }) => myEnrollments.length,
      outcomes: but(0, { ...signedIn, enrolled: 1, other: 1 }),
    },
    {
      fields: ['Query.enrollments'],
      document: '{ enrollments { totalCount nodes { studentName course { title } nextLesson { title content } } } }',
      seen: ({ enrollments }: { enrollments: { totalCount: number } }) => enrollments.totalCount,
      outcomes: { ...signedIn, student: 0, enrolled: 1, other: 1, trainer: 1, otherTrainer: 1, admin: 2 },
    },
    {
      fields: ['Query.myLearning'],
      document: '{ myLearning { enrolledCourses completedCourses learningHours certificates } }',
      seen: ({ myLearning }: { myLearning: { enrolledCourses: number } }) => myLearning.enrolledCourses,
      outcomes: but(0, { ...signedIn, enrolled: 1, other: 1 }),
    },
    {
      fields: ['Query.continueLearning'],
      document: '{ continueLearning { course { title } } }',
      seen: ({ continueLearning }: { continueLearning: object | null }) => continueLearning !== null,
      outcomes: but(false, { ...signedIn, enrolled: true, other: true }),
    },
    {
      fields: ['Query.recommendedCourses'],
      document: '{ recommendedCourses(first: 24) { title } }',
      seen: ({ recommendedCourses }: { recommendedCourses: unknown[] }) => recommendedCourses.length,
      outcomes: but(2, { ...signedIn, enrolled: 1, other: 1 }),
    },
    progress(but(false, {})),
    {
      fields: ['Mutation.visitLesson'],
      document: 'mutation($id: ID!) { visitLesson(lessonId: $id, position: 5) { position } }',
      variables: idOfLesson,
      seen: () => 'done',
      outcomes: studentsOnly({ student: 'FORBIDDEN', enrolled: 'done', other: 'FORBIDDEN' }),
    },
    progress(but(false, { enrolled: true })),
    {
      fields: ['Mutation.completeLesson'],
      document: 'mutation($id: ID!) { completeLesson(lessonId: $id) { progress } }',
      variables: idOfLesson,
      seen: ({ completeLesson }: { completeLesson: { progress: number } }) => completeLesson.progress,
      outcomes: studentsOnly({ student: 'FORBIDDEN', enrolled: 100, other: 'FORBIDDEN' }),
    },
    {
      fields: ['Mutation.enrollInCourse'],
      document: enrol,
      variables: ({ draft }) => ({ id: draft.id }),
      seen: () => 'done',
      outcomes: studentsOnly({ student: 'NOT_FOUND', enrolled: 'NOT_FOUND', other: 'NOT_FOUND' }),
    },
    {
      fields: ['Mutation.enrollInCourse'],
      document: enrol,
      variables: ({ second }) => ({ id: second.id }),
      seen: () => 'done',
      outcomes: studentsOnly({ student: 'done', enrolled: 'done', other: 'done' }),
    },
  ],
  open: {
    Enrollment:
      'id studentId studentName courseId course status progress completedLessons enrolledAt completedAt lastActivityAt ' +
      'certificateIssued nextLesson lessonStandings',
    LessonProgress: 'lessonId position openedAt completedAt',
    LearningSummary: 'enrolledCourses completedCourses learningHours certificates',
    EnrollmentConnection: 'edges nodes pageInfo totalCount',
    EnrollmentEdge: 'cursor node',
  },
};
