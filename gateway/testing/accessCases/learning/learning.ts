import type { SeededPlatform } from '../../personas';
import { completeMutation } from '../../../../schema/testing/learningDocuments';
import {
  mutationCase,
  observeDone,
  adminOnly,
  bulkSuccessCount,
  sameForAllExcept,
  countItems,
  studentsOnly,
  type AccessCases,
  type GraphqlAccessCase,
} from '../accessCase';

const publishedCourseVariables = ({ publishedCourse }: SeededPlatform) => ({ id: publishedCourse.id });
const lessonVariables = ({ lesson }: SeededPlatform) => ({ id: lesson.id });
const signInRequired = { visitor: 'UNAUTHENTICATED' };
const enrollMutation = 'mutation($id: ID!) { enrollInCourse(courseId: $id) { studentName } }';

/** Whether the viewer has progress in the first lesson of `publishedCourse`. */
const lessonProgressCase = (outcomes: GraphqlAccessCase['outcomes']): GraphqlAccessCase => ({
  fields: ['Lesson.myProgress'],
  document: 'query($id: ID!) { course(id: $id) { lessons { myProgress { position openedAt } } } }',
  variables: publishedCourseVariables,
  observe: ({ course }: { course: { lessons: { myProgress: object | null }[] } }) =>
    course.lessons[0]?.myProgress !== null,
  outcomes,
});

/** Students see their own enrollments, trainers those of their courses, admins all; only students enroll. */
export const learningAccessCases: AccessCases = {
  rest: [
    {
      route: 'GET /api/my-enrollments',
      observe: countItems,
      outcomes: sameForAllExcept(0, { visitor: 401, enrolledStudent: 2, otherStudent: 1 }),
    },
    {
      route: 'GET /api/enrollments',
      observe: countItems,
      outcomes: {
        visitor: 401,
        student: 0,
        enrolledStudent: 2,
        otherStudent: 1,
        trainer: 2,
        otherTrainer: 1,
        admin: 3,
      },
    },
    {
      route: 'GET /api/enrollments',
      description: 'of one student',
      path: ({ users }) => `/api/enrollments?studentId=${users.enrolledStudent.id}`,
      observe: countItems,
      outcomes: sameForAllExcept(0, { visitor: 401, enrolledStudent: 2, trainer: 2, admin: 2 }),
    },
    {
      route: 'POST /api/courses/:id/enroll',
      description: 'a draft',
      path: ({ draftCourse }) => `/api/courses/${draftCourse.id}/enroll`,
      outcomes: sameForAllExcept(404, { visitor: 401, trainer: 403, otherTrainer: 403, admin: 403 }),
    },
    {
      route: 'POST /api/courses/:id/enroll',
      description: 'an archived course',
      path: ({ archivedCourse }) => `/api/courses/${archivedCourse.id}/enroll`,
      outcomes: sameForAllExcept(404, {
        visitor: 401,
        enrolledStudent: 200,
        trainer: 403,
        otherTrainer: 403,
        admin: 403,
      }),
    },
    {
      route: 'POST /api/courses/:id/enroll',
      path: ({ otherCourse }) => `/api/courses/${otherCourse.id}/enroll`,
      outcomes: sameForAllExcept(200, { visitor: 401, trainer: 403, otherTrainer: 403, admin: 403 }),
    },
  ],
  graphql: [
    {
      fields: ['Course.myEnrollment'],
      document: 'query($id: ID!) { course(id: $id) { myEnrollment { studentName } } }',
      variables: publishedCourseVariables,
      observe: ({ course }: { course: { myEnrollment: object | null } }) => course.myEnrollment !== null,
      outcomes: sameForAllExcept(false, { enrolledStudent: true }),
    },
    {
      fields: ['Query.myEnrollments'],
      document: '{ myEnrollments { studentName completedLessons nextLesson { title videoUrl } } }',
      observe: ({ myEnrollments }: { myEnrollments: unknown[] }) => myEnrollments.length,
      outcomes: sameForAllExcept(0, { ...signInRequired, enrolledStudent: 2, otherStudent: 1 }),
    },
    {
      fields: ['Query.myEnrolledCourseIds'],
      document: '{ myEnrolledCourseIds }',
      observe: ({ myEnrolledCourseIds }: { myEnrolledCourseIds: string[] }) => myEnrolledCourseIds.length,
      outcomes: sameForAllExcept(0, { enrolledStudent: 2, otherStudent: 1 }),
    },
    {
      fields: ['Query.enrollments'],
      document: '{ enrollments { totalCount nodes { studentName course { title } nextLesson { title content } } } }',
      observe: ({ enrollments }: { enrollments: { totalCount: number } }) => enrollments.totalCount,
      outcomes: {
        ...signInRequired,
        student: 0,
        enrolledStudent: 2,
        otherStudent: 1,
        trainer: 2,
        otherTrainer: 1,
        admin: 3,
      },
    },
    {
      fields: ['Query.myLearningSummary'],
      document: '{ myLearningSummary { enrolledCourses completedCourses learningHours certificates } }',
      observe: ({ myLearningSummary }: { myLearningSummary: { enrolledCourses: number } }) =>
        myLearningSummary.enrolledCourses,
      outcomes: sameForAllExcept(0, { ...signInRequired, enrolledStudent: 2, otherStudent: 1 }),
    },
    {
      fields: ['Query.currentEnrollment'],
      document: '{ currentEnrollment { course { title } } }',
      observe: ({ currentEnrollment }: { currentEnrollment: object | null }) => currentEnrollment !== null,
      // The other student's course has no lessons.
      outcomes: sameForAllExcept(false, { ...signInRequired, enrolledStudent: true }),
    },
    {
      fields: ['Query.recommendedCourses'],
      document: '{ recommendedCourses(first: 24) { title } }',
      observe: ({ recommendedCourses }: { recommendedCourses: unknown[] }) => recommendedCourses.length,
      outcomes: sameForAllExcept(2, { ...signInRequired, enrolledStudent: 1, otherStudent: 1 }),
    },
    lessonProgressCase(sameForAllExcept(false, {})),
    mutationCase(
      'recordLessonVisit',
      ['$id: ID!', '(lessonId: $id, position: 5) { position }'],
      lessonVariables,
      studentsOnly({ student: 'FORBIDDEN', enrolledStudent: 'done', otherStudent: 'FORBIDDEN' }),
    ),
    lessonProgressCase(sameForAllExcept(false, { enrolledStudent: true })),
    {
      fields: ['Mutation.completeLesson'],
      document: 'mutation($id: ID!) { completeLesson(lessonId: $id) { progress } }',
      variables: lessonVariables,
      observe: ({ completeLesson }: { completeLesson: { progress: number } }) => completeLesson.progress,
      outcomes: studentsOnly({ student: 'FORBIDDEN', enrolledStudent: 100, otherStudent: 'FORBIDDEN' }),
    },
    {
      fields: ['Mutation.enrollInCourse'],
      document: enrollMutation,
      variables: ({ draftCourse }) => ({ id: draftCourse.id }),
      observe: observeDone,
      outcomes: studentsOnly({ student: 'NOT_FOUND', enrolledStudent: 'NOT_FOUND', otherStudent: 'NOT_FOUND' }),
    },
    {
      fields: ['Mutation.enrollInCourse'],
      document: enrollMutation,
      variables: ({ archivedCourse }) => ({ id: archivedCourse.id }),
      observe: observeDone,
      outcomes: studentsOnly({ student: 'NOT_FOUND', enrolledStudent: 'done', otherStudent: 'NOT_FOUND' }),
    },
    {
      fields: ['Mutation.completeLesson'],
      document: completeMutation,
      variables: ({ archivedLesson }) => ({ id: archivedLesson.id }),
      observe: ({ completeLesson }: { completeLesson: { progress: number } }) => completeLesson.progress,
      outcomes: studentsOnly({ student: 'NOT_FOUND', enrolledStudent: 100, otherStudent: 'NOT_FOUND' }),
    },
    {
      fields: ['Mutation.enrollInCourse'],
      document: enrollMutation,
      variables: ({ otherCourse }) => ({ id: otherCourse.id }),
      observe: observeDone,
      outcomes: studentsOnly({ student: 'done', enrolledStudent: 'done', otherStudent: 'done' }),
    },
    {
      fields: ['Query.adminEnrollments'],
      document: '{ adminEnrollments { totalCount rows { name email source paymentId course { title } } } }',
      observe: ({ adminEnrollments }: { adminEnrollments: { totalCount: number } }) => adminEnrollments.totalCount > 0,
      outcomes: adminOnly(true),
    },
    {
      fields: ['Mutation.enrollStudents'],
      document:
        'mutation($input: EnrollStudentsInput!) { enrollStudents(input: $input) { enrolled alreadyEnrolled notConfirmed notFound } }',
      variables: ({ publishedCourse, users }) => ({
        input: { courseId: publishedCourse.id, emails: [users.student.email] },
      }),
      observe: ({ enrollStudents }: { enrollStudents: { enrolled: unknown[] } }) => enrollStudents.enrolled.length,
      outcomes: adminOnly(1),
    },
    {
      fields: ['Mutation.openEnrollments'],
      document: 'mutation($ids: [ID!]!) { openEnrollments(ids: $ids, isOpen: false) { succeeded failed { id } } }',
      variables: ({ enrollment }) => ({ ids: [enrollment.id] }),
      observe: bulkSuccessCount('openEnrollments'),
      outcomes: adminOnly(1),
    },
  ],
  publicFields: {
    Enrollment:
      'id studentId studentName studentNameAr courseId course status progress completedLessons enrolledAt completedAt lastActivityAt ' +
      'certificateIssued nextLesson lessonProgress owedLessons withdrawnLessons',
    LessonProgress: 'lessonId position openedAt completedAt',
    LessonWaiver: 'id lesson enrollmentId studentName studentNameAr reason createdAt isEnded',
    WithdrawnLesson: 'lessonId title titleAr withdrawnAt owedBy completedByWaiver',
    WaiveLessonResult: 'waiver completed',
    LearningSummary: 'enrolledCourses completedCourses learningHours certificates',
    AdminEnrollment:
      'id studentId name email courseId course status source progress paymentId enrolledAt completedAt endedAt lastActivityAt',
    AdminEnrollmentList: 'rows totalCount',
    EnrollStudentsResult: 'enrolled alreadyEnrolled notConfirmed notFound',
    EnrollmentConnection: 'edges nodes pageInfo totalCount',
    EnrollmentEdge: 'cursor node',
  },
};
