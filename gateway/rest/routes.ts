import { loginDraft, registerDraft } from '../../schema/contract/validation/accounts';
import { ballotDraft } from '../../schema/contract/validation/polls';
import { article, categoryNames } from './article';
import { calendarFile } from './calendar';
import {
  RestCategoriesDocument,
  RestCourseDocument,
  RestCoursesDocument,
  RestEnrollDocument,
  RestEnrollmentsDocument,
  RestEventCalendarDocument,
  RestEventsDocument,
  RestFaqsDocument,
  RestGlossaryCategoriesDocument,
  RestGlossaryDocument,
  RestLessonsDocument,
  RestLoginDocument,
  RestLogoutDocument,
  RestMeDocument,
  RestMyEnrollmentsDocument,
  RestPollsDocument,
  RestPostDocument,
  RestPostsDocument,
  RestRegisterDocument,
  RestReviewsDocument,
  RestVoteDocument,
} from './generated';
import {
  blogQuery,
  courseQuery,
  enrollmentQuery,
  eventQuery,
  faqQuery,
  glossaryQuery,
  pollQuery,
  reviewQuery,
} from './queries';
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

  list('/api/blog', RestPostsDocument, {
    query: blogQuery,
    variables: ({ query: { filter } }) => ({ filter }),
    page: ({ blogPosts: { nodes, ...page } }) => ({ ...page, nodes: nodes.map(article) }),
  }),
  get('/api/blog/:slug', RestPostDocument, {
    variables: ({ params }) => ({ slug: params.slug }),
    answer: ({ blogPost }) => blogPost && article(blogPost),
    absent: 'articleNotFound',
  }),

  list('/api/events', RestEventsDocument, {
    query: eventQuery,
    variables: ({ query: { filter } }) => ({ filter }),
    page: ({ events }) => events,
  }),
  get('/api/events/:id.ics', RestEventCalendarDocument, {
    variables: ({ params }) => ({ id: params.id }),
    answer: ({ eventToAttend }) => eventToAttend,
    file: calendarFile,
  }),

  list('/api/polls', RestPollsDocument, {
    query: pollQuery,
    variables: ({ query: { isActive } }) => ({ filter: { isActive } }),
    page: ({ polls }) => polls,
  }),
  post('/api/polls/:pollId/vote', RestVoteDocument, {
    body: ballotDraft,
    variables: ({ params, body }) => ({ pollId: params.pollId, optionIds: body.optionIds }),
    answer: ({ vote }) => vote,
  }),

  list('/api/faqs', RestFaqsDocument, {
    query: faqQuery,
    variables: ({ query: { filter } }) => ({ filter }),
    page: ({ faqs: { nodes, ...page } }) => ({
      ...page,
      nodes: nodes.map(({ category, ...faq }) => ({ ...faq, ...categoryNames(category) })),
    }),
  }),

  list('/api/glossary', RestGlossaryDocument, {
    query: glossaryQuery,
    variables: ({ query: { filter } }) => ({ filter }),
    page: ({ glossaryTerms }) => glossaryTerms,
  }),
  get('/api/glossary/categories', RestGlossaryCategoriesDocument, {
    answer: ({ glossaryCategories }) => glossaryCategories,
  }),
];
