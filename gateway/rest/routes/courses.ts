import { z } from 'zod';
import { updateCourseSchema, createCourseSchema } from '../../../schema/contract/validation/learning/catalog';
import { courseLevelLabelsAr } from '../../../schema/contract/courses/courseLevels';
import {
  RestEnrollDocument,
  RestEnrollmentsDocument,
  RestMyEnrollmentsDocument,
  RestCategoriesDocument,
  RestCourseDocument,
  RestCoursesDocument,
  RestCreateCourseDocument,
  RestDeleteCourseDocument,
  RestLessonsDocument,
  RestReviewsDocument,
  RestSectionsDocument,
  RestUpdateCourseDocument,
} from '../operations/generated';
import { enrollmentQuerySchema, courseQuerySchema, listQuerySchema, adminCourseFilterShape } from '../queryParameters';
import { optimisticLock } from '../requestBody';
import { get, listRoute, post, type Route, put, del } from '../route';
import { displayName } from '../../../schema/contract/text/names/displayName';
import { courseExport } from '../../../schema/catalog/adminCourses';
import { formatCommaList } from '../../../schema/contract/text/commaSeparatedList';
import { defineCsvExport, formatYesNoAr } from '../../exports/csvExport';

export const enrollmentRoutes: Route[] = [
  post('/api/courses/:id/enroll', RestEnrollDocument, {
    variables: ({ params }) => ({ courseId: params.id }),
    response: ({ enrollInCourse }) => enrollInCourse,
  }),
  get('/api/my-enrollments', RestMyEnrollmentsDocument, { response: ({ myEnrollments }) => myEnrollments }),
  listRoute('/api/enrollments', RestEnrollmentsDocument, {
    query: enrollmentQuerySchema,
    variables: ({ query: { studentId } }) => ({ studentId }),
    page: ({ enrollments }) => enrollments,
  }),
];

export const courseRoutes: Route[] = [
  get('/api/categories', RestCategoriesDocument, { response: ({ categories }) => categories }),
  listRoute('/api/courses', RestCoursesDocument, {
    query: courseQuerySchema,
    variables: ({ query }) => ({ filter: query.filter }),
    page: ({ courses }) => courses,
  }),
  get('/api/courses/:id', RestCourseDocument, {
    variables: ({ params }) => ({ id: params.id }),
    response: ({ course }) => course,
    notFound: 'courseNotFound',
  }),
  post('/api/courses', RestCreateCourseDocument, {
    body: createCourseSchema,
    variables: ({ body }) => ({ input: body }),
    response: ({ createCourse }) => createCourse,
    status: 201,
  }),
  put('/api/courses/:id', RestUpdateCourseDocument, {
    body: updateCourseSchema.safeExtend(optimisticLock),
    variables: ({ params, body: { updatedAt, ...input } }) => ({ id: params.id, input, updatedAt }),
    response: ({ updateCourse }) => updateCourse,
  }),
  del('/api/courses/:id', RestDeleteCourseDocument, {
    variables: ({ params }) => ({ id: params.id }),
    response: ({ id }) => ({ id }),
  }),
  get('/api/courses/:id/lessons', RestLessonsDocument, {
    variables: ({ params }) => ({ courseId: params.id }),
    response: ({ course }) => course?.lessons,
    notFound: 'courseNotFound',
  }),
  get('/api/courses/:id/sections', RestSectionsDocument, {
    variables: ({ params }) => ({ courseId: params.id }),
    response: ({ course }) => course?.sections,
    notFound: 'courseNotFound',
  }),
  listRoute('/api/courses/:id/reviews', RestReviewsDocument, {
    query: listQuerySchema,
    variables: ({ params }) => ({ courseId: params.id }),
    page: ({ course }) => course?.reviews,
    notFound: 'courseNotFound',
  }),
];

export const courseCsv = defineCsvExport('courses', courseExport, {
  description: 'Courses as CSV',
  filter: z.object(adminCourseFilterShape),
  columns: [
    'id',
    'titleAr',
    'title',
    'descriptionAr',
    'description',
    'slug',
    ['categoryId', ({ category }) => category.nameAr],
    ['trainerId', ({ trainer }) => displayName(trainer, 'ar')],
    ['level', ({ level }) => courseLevelLabelsAr[level]],
    ['keywords', ({ keywords }) => formatCommaList(keywords, '، ')],
    'price',
    'duration',
    ['enrollmentCount', ({ counters }) => counters?.enrollmentCount ?? 0],
    ['rating', ({ counters }) => counters?.rating.toFixed(2) ?? '0.00'],
    ['ratingCount', ({ counters }) => counters?.ratingCount ?? 0],
    ['isPublished', ({ isPublished }) => formatYesNoAr(isPublished), 'منشورة'],
    'firstPublishedAt',
    'createdAt',
    'updatedAt',
  ],
});
