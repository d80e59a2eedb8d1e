import type { SeededPlatform } from '../personas';
import { allExcept, countItems, studentsOnly, type AccessCases, type GraphqlAccessCase } from './accessCase';

const publishedCourseId = ({ open }: SeededPlatform) => ({ id: open.id });
const lessonId = ({ lesson }: SeededPlatform) => ({ id: lesson.id });
const signInRequired = { visitor: 'UNAUTHENTICATED' };
const enrollMutation = 'mutation($id: ID!) { enrollInCourse(courseId: $id) { studentName } }';

/** Whether a person has a progress of their own in the first lesson of the open course. */
const lessonProgressCase = (outcomes: GraphqlAccessCase['outcomes']): GraphqlAccessCase => ({
  fields: ['Lesson.myProgress'],
  document: 'query($id: ID!) { course(id: $id) { lessons { myProgress { position openedAt } } } }',
  variables: publishedCourseId,
  observe: ({ course }: { course: { lessons: { myProgress: object | null }[] } }) =>
    course.lessons[0]?.myProgress !== null,
  outcomes,
});

/** Own enrolments, those of one's own courses for a trainer, all for an admin; only students enrol and learn. */
export const learningAccessCases: AccessCases = {
  rest: [
    {
      route: 'GET /api/my-enrollments',
      observe: countItems,
      outcomes: allExcept(0, { visitor: 401, enrolled: 1, other: 1 }),
    },
    {
      route: 'GET /api/enrollments',
      observe: countItems,
      outcomes: { visitor: 401, student: 0, enrolled: 1, other: 1, trainer: 1, otherTrainer: 1, admin: 2 },
    },
    {
      route: 'GET /api/enrollments',
      description: 'of one student',
      path: ({ users }) => `/api/enrollments?studentId=${users.enrolled.id}`,
      observe: countItems,
      outcomes: allExcept(0, { visitor: 401, enrolled: 1, trainer: 1, admin: 1 }),
    },
    {
      route: 'POST /api/courses/:id/enroll',
      description: 'a draft',
      path: ({ draft }) => `/api/courses/${draft.id}/enroll`,
      outcomes: allExcept(404, { visitor: 401, trainer: 403, otherTrainer: 403, admin: 403 }),
    },
    {
      route: 'POST /api/courses/:id/enroll',
      path: ({ second }) => `/api/courses/${second.id}/enroll`,
      outcomes: allExcept(200, { visitor: 401, trainer: 403, otherTrainer: 403, admin: 403 }),
    },
  ],
  graphql: [
    {
      fields: ['Course.myEnrollment'],
      document: 'query($id: ID!) { course(id: $id) { myEnrollment { studentName } } }',
      variables: publishedCourseId,
      observe: ({ course }: { course: { myEnrollment: object | null } }) => course.myEnrollment !== null,
      outcomes: allExcept(false, { enrolled: true }),
    },
    {
      fields: ['Query.myEnrollments'],
      document: '{ myEnrollments { studentName completedLessons nextLesson { title videoUrl } } }',
      observe: ({ myEnrollments }: { myEnrollments: unknown[] }) => myEnrollments.length,
      outcomes: allExcept(0, { ...signInRequired, enrolled: 1, other: 1 }),
    },
    {
      fields: ['Query.enrollments'],
      document: '{ enrollments { totalCount nodes { studentName course { title } nextLesson { title content } } } }',
      observe: ({ enrollments }: { enrollments: { totalCount: number } }) => enrollments.totalCount,
      outcomes: { ...signInRequired, student: 0, enrolled: 1, other: 1, trainer: 1, otherTrainer: 1, admin: 2 },
    },
    {
      fields: ['Query.myLearningSummary'],
      document: '{ myLearningSummary { enrolledCourses completedCourses learningHours certificates } }',
      observe: ({ myLearningSummary }: { myLearningSummary: { enrolledCourses: number } }) =>
        myLearningSummary.enrolledCourses,
      outcomes: allExcept(0, { ...signInRequired, enrolled: 1, other: 1 }),
    },
    {
      fields: ['Query.currentEnrollment'],
      document: '{ currentEnrollment { course { title } } }',
      observe: ({ currentEnrollment }: { currentEnrollment: object | null }) => currentEnrollment !== null,
      outcomes: allExcept(false, { ...signInRequired, enrolled: true, other: true }),
    },
    {
      fields: ['Query.recommendedCourses'],
      document: '{ recommendedCourses(first: 24) { title } }',
      observe: ({ recommendedCourses }: { recommendedCourses: unknown[] }) => recommendedCourses.length,
      outcomes: allExcept(2, { ...signInRequired, enrolled: 1, other: 1 }),
    },
    lessonProgressCase(allExcept(false, {})),
    {
      fields: ['Mutation.recordLessonVisit'],
      document: 'mutation($id: ID!) { recordLessonVisit(lessonId: $id, position: 5) { position } }',
      variables: lessonId,
      observe: () => 'done',
      outcomes: studentsOnly({ student: 'FORBIDDEN', enrolled: 'done', other: 'FORBIDDEN' }),
    },
    lessonProgressCase(allExcept(false, { enrolled: true })),
    {
      fields: ['Mutation.completeLesson'],
      document: 'mutation($id: ID!) { completeLesson(lessonId: $id) { progress } }',
      variables: lessonId,
      observe: ({ completeLesson }: { completeLesson: { progress: number } }) => completeLesson.progress,
      outcomes: studentsOnly({ student: 'FORBIDDEN', enrolled: 100, other: 'FORBIDDEN' }),
    },
    {
      fields: ['Mutation.enrollInCourse'],
      document: enrollMutation,
      variables: ({ draft }) => ({ id: draft.id }),
      observe: () => 'done',
      outcomes: studentsOnly({ student: 'NOT_FOUND', enrolled: 'NOT_FOUND', other: 'NOT_FOUND' }),
    },
    {
      fields: ['Mutation.enrollInCourse'],
      document: enrollMutation,
      variables: ({ second }) => ({ id: second.id }),
      observe: () => 'done',
      outcomes: studentsOnly({ student: 'done', enrolled: 'done', other: 'done' }),
    },
  ],
  publicFields: {
    Enrollment:
      'id studentId studentName courseId course status progress completedLessons enrolledAt completedAt lastActivityAt ' +
      'certificateIssued nextLesson lessonProgress',
    LessonProgress: 'lessonId position openedAt completedAt',
    LearningSummary: 'enrolledCourses completedCourses learningHours certificates',
    EnrollmentConnection: 'edges nodes pageInfo totalCount',
    EnrollmentEdge: 'cursor node',
  },
};
