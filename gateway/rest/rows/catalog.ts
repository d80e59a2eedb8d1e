import { courseChanges, courseDraft } from '../../../schema/contract/validation/catalog';
import { edited } from '../edited';
import {
  RestCategoriesDocument,
  RestCourseDocument,
  RestCoursesDocument,
  RestCreateCourseDocument,
  RestDeleteCourseDocument,
  RestLessonsDocument,
  RestReviewsDocument,
  RestUpdateCourseDocument,
} from '../generated';
import { courseQuery, reviewQuery } from '../queries';
import { get, list, post, put, remove, type Row } from '../table';

/** Courses, their lessons and reviews, and their categories. */
export const catalog: Row[] = [
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
  post('/api/courses', RestCreateCourseDocument, {
    body: courseDraft,
    variables: ({ body }) => ({ input: body }),
    answer: ({ createCourse }) => createCourse,
    status: 201,
  }),
  put('/api/courses/:id', RestUpdateCourseDocument, {
    body: courseChanges.safeExtend(edited),
    variables: ({ params, body: { updatedAt, ...input } }) => ({ id: params.id, input, updatedAt }),
    answer: ({ updateCourse }) => updateCourse,
  }),
  remove('/api/courses/:id', RestDeleteCourseDocument, {
    variables: ({ params }) => ({ id: params.id }),
    answer: ({ id }) => ({ id }),
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
];
