import { RestEnrollDocument, RestEnrollmentsDocument, RestMyEnrollmentsDocument } from '../generated';
import { enrollmentQuery } from '../queries';
import { get, list, post, type Row } from '../table';

/** Enrolments. */
export const learning: Row[] = [
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
