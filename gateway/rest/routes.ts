import { loginDraft, registerDraft } from '../../schema/contract/validation/accounts';
import {
  RestCategoriesDocument,
  RestCourseDocument,
  RestCoursesDocument,
  RestEnrollDocument,
  RestEnrollmentsDocument,
  RestLessonsDocument,
  RestLoginDocument,
  RestLogoutDocument,
  RestMeDocument,
  RestMyEnrollmentsDocument,
  RestRegisterDocument,
  RestReviewsDocument,
} from './generated';
import { courseQuery, enrollmentQuery, reviewQuery } from './queries';
import { get, list, post, type Row } from './table';

/** Every call of the REST contract (spec.md section 7). A new call is a new row and its operation in a `.graphql` file. */
export const routes: Row[] = [
  get('/api/user', RestMeDocument, { answer: ({ me }) => me, absent: 'notSignedIn' }),
  post('/api/login', RestLoginDocument, {
    body: loginDraft,
    variables: ({ body }) => ({ input: body }),
    answer: ({ login }) => login.user,
  }),
  post('/api/register', RestRegisterDocument, {
    body: registerDraft,
    variables: ({ body }) => ({ input: body }),
    answer: ({ register }) => register.user,
    status: 201,
  }),
  post('/api/logout', RestLogoutDocument, { answer: ({ logout }) => ({ ok: logout }) }),

  get('/api/categories', RestCategoriesDocument, { answer: ({ categories }) => categories }),
  list('/api/courses', RestCoursesDocument, {
    query: courseQuery,
    variables: ({ query }) => ({ filter: query.filter }),
    page: ({ courses }) => courses,
  }),
  get('/api/courses/:id', RestCourseDocument, {
    variables: ({ params }) => ({ id: params.id }),
    answer: ({ course }) => course,
    absent: 'courseNotFound',
  }),
  get('/api/courses/:id/lessons', RestLessonsDocument, {
    variables: ({ params }) => ({ courseId: params.id }),
    answer: ({ course }) => course?.lessons,
    absent: 'courseNotFound',
  }),
  list('/api/courses/:id/reviews', RestReviewsDocument, {
    query: reviewQuery,
    variables: ({ params }) => ({ courseId: params.id }),
    page: ({ course }) => course?.reviews,
    absent: 'courseNotFound',
  }),

  post('/api/courses/:id/enroll', RestEnrollDocument, {
    variables: ({ params }) => ({ courseId: params.id }),
    answer: ({ enrollInCourse }) => enrollInCourse,
  }),
  get('/api/my-enrollments', RestMyEnrollmentsDocument, { answer: ({ myEnrollments }) => myEnrollments }),
  list('/api/enrollments', RestEnrollmentsDocument, {
    query: enrollmentQuery,
    variables: ({ query: { studentId } }) => ({ studentId }),
    page: ({ enrollments }) => enrollments,
  }),
];
