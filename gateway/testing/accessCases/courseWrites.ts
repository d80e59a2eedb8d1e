import type { SeededPlatform } from '../personas';
import {
  adminOnly,
  bulkSuccessCount,
  allExcept,
  type AccessCases,
  type GraphqlAccessCase,
  type Outcome,
  type Outcomes,
} from './accessCase';

/** Trainers and admins as given, all others refused. */
const trainersAndAdmin = (trainer: Outcome, otherTrainer: Outcome, admin: Outcome): Outcomes =>
  allExcept('FORBIDDEN', { visitor: 'UNAUTHENTICATED', trainer, otherTrainer, admin });
const restTrainersAndAdmin = (trainer: Outcome, otherTrainer: Outcome, admin: Outcome): Outcomes =>
  allExcept(403, { visitor: 401, trainer, otherTrainer, admin });

const courseInput = ({ open }: SeededPlatform) => ({
  title: 'Fuses',
  titleAr: 'منصهرات',
  description: 'They melt.',
  descriptionAr: 'تنصهر.',
  price: '0',
  duration: 30,
  level: 'beginner',
  categoryId: open.categoryId,
});

const constantDone = () => 'done';

const mutationCase = (
  name: string,
  [parameters, call]: [parameters: string, call: string],
  variables: (platform: SeededPlatform) => object,
  outcomes: Outcomes,
): GraphqlAccessCase => ({
  fields: [`Mutation.${name}`],
  document: `mutation(${parameters}) { ${name}${call} }`,
  variables,
  observe: constantDone,
  outcomes,
});

const updateCall = (input: string): [string, string] => [
  `$id: ID!, $input: ${input}!`,
  `(id: $id, input: $input) { id }`,
];

/** Courses: a trainer's own, an admin's all; a draft of somebody else does not exist. */
export const courseWriteCases: Pick<AccessCases, 'rest' | 'graphql'> = {
  rest: [
    { route: 'POST /api/courses', body: courseInput, outcomes: restTrainersAndAdmin(201, 201, 201) },
    {
      route: 'PUT /api/courses/:id',
      path: ({ open }) => `/api/courses/${open.id}`,
      body: () => ({ duration: 60 }),
      outcomes: restTrainersAndAdmin(200, 403, 200),
    },
    {
      route: 'PUT /api/courses/:id',
      description: 'a draft',
      path: ({ draft }) => `/api/courses/${draft.id}`,
      body: () => ({ duration: 60 }),
      outcomes: restTrainersAndAdmin(200, 404, 200),
    },
    // There are students in it.
    {
      route: 'DELETE /api/courses/:id',
      path: ({ open }) => `/api/courses/${open.id}`,
      outcomes: restTrainersAndAdmin(409, 403, 409),
    },
  ],
  graphql: [
    {
      fields: ['Query.adminCourses'],
      document: '{ adminCourses { totalCount rows { title isPublished trainer { lastName } } } }',
      observe: ({ adminCourses }: { adminCourses: { totalCount: number } }) => adminCourses.totalCount,
      outcomes: trainersAndAdmin(2, 1, 3),
    },
    mutationCase(
      'createCourse',
      ['$input: CreateCourseInput!', '(input: $input) { id }'],
      (platform) => ({ input: courseInput(platform) }),
      trainersAndAdmin('done', 'done', 'done'),
    ),
    mutationCase(
      'createCourse',
      ['$input: CreateCourseInput!', '(input: $input) { id }'],
      (platform) => ({ input: { ...courseInput(platform), trainerId: platform.users.otherTrainer.id } }),
      trainersAndAdmin('FORBIDDEN', 'done', 'done'),
    ),
    mutationCase(
      'createCourseDraft',
      ['$input: CourseDraftInput!', '(input: $input) { id }'],
      ({ open }) => ({ input: { title: 'Cells', titleAr: 'خلايا', categoryId: open.categoryId } }),
      trainersAndAdmin('done', 'done', 'done'),
    ),
    mutationCase(
      'updateCourse',
      updateCall('UpdateCourseInput'),
      ({ open }) => ({ id: open.id, input: { duration: 60 } }),
      trainersAndAdmin('done', 'FORBIDDEN', 'done'),
    ),
    mutationCase(
      'updateCourse',
      updateCall('UpdateCourseInput'),
      ({ draft }) => ({ id: draft.id, input: { duration: 60 } }),
      trainersAndAdmin('done', 'NOT_FOUND', 'done'),
    ),
    // There are students in it.
    mutationCase(
      'deleteCourse',
      ['$id: ID!', '(id: $id)'],
      ({ open }) => ({ id: open.id }),
      trainersAndAdmin('CONFLICT', 'FORBIDDEN', 'CONFLICT'),
    ),
  ],
};

/** Lessons: as their course. */
export const lessonWriteCases: GraphqlAccessCase[] = [
  mutationCase(
    'createLesson',
    ['$id: ID!, $input: CreateLessonInput!', '(courseId: $id, input: $input) { id }'],
    ({ draft }) => ({ id: draft.id, input: { title: 'Cells', titleAr: 'خلايا' } }),
    trainersAndAdmin('done', 'NOT_FOUND', 'done'),
  ),
  mutationCase(
    'updateLesson',
    updateCall('UpdateLessonInput'),
    ({ lesson }) => ({ id: lesson.id, input: { duration: 45 } }),
    trainersAndAdmin('done', 'FORBIDDEN', 'done'),
  ),
  mutationCase(
    'reorderLessons',
    ['$id: ID!, $ids: [ID!]!', '(courseId: $id, lessonIds: $ids) { id }'],
    ({ open, lesson, draftLesson }) => ({ id: open.id, ids: [draftLesson.id, lesson.id] }),
    trainersAndAdmin('done', 'FORBIDDEN', 'done'),
  ),
  // Whoever may delete it does so in turn, and those after them find nothing.
  mutationCase(
    'deleteLesson',
    ['$id: ID!', '(id: $id)'],
    ({ draftLesson }) => ({ id: draftLesson.id }),
    trainersAndAdmin('done', 'NOT_FOUND', 'NOT_FOUND'),
  ),
];

/** What becomes of a draft: it lacks what a trainer publishes a course with, and goes in the end. */
export const courseDeletionCases: GraphqlAccessCase[] = [
  {
    fields: ['Mutation.publishCourses'],
    document: 'mutation($ids: [ID!]!) { publishCourses(ids: $ids, isPublished: true) { succeeded failed { id } } }',
    variables: ({ draft }) => ({ ids: [draft.id] }),
    observe: bulkSuccessCount('publishCourses'),
    outcomes: trainersAndAdmin(0, 0, 1),
  },
  {
    fields: ['Mutation.deleteCourse', 'Mutation.deleteCourses'],
    document:
      'mutation($id: ID!, $ids: [ID!]!) { deleteCourse(id: $id) deleteCourses(ids: $ids) { succeeded failed { id } } }',
    variables: ({ draft, open }) => ({ id: draft.id, ids: [open.id] }),
    observe: bulkSuccessCount('deleteCourses'),
    outcomes: trainersAndAdmin(0, 'NOT_FOUND', 'NOT_FOUND'),
  },
];

/** Categories: an admin's. */
export const categoryWriteCases: GraphqlAccessCase[] = [
  {
    fields: ['Category.blogPostCount'],
    document: '{ categories { blogPostCount } }',
    observe: ({ categories }: { categories: { blogPostCount: number }[] }) =>
      categories.reduce((sum, { blogPostCount }) => sum + blogPostCount, 0),
    outcomes: allExcept(2, { trainer: 3, admin: 3 }),
  },
  mutationCase(
    'createCategory',
    ['$input: CreateCategoryInput!', '(input: $input) { id }'],
    () => ({ input: { name: 'Fuses', nameAr: 'منصهرات' } }),
    adminOnly('done'),
  ),
  mutationCase(
    'updateCategory',
    updateCall('UpdateCategoryInput'),
    ({ open }) => ({ id: open.categoryId, input: { icon: 'solar' } }),
    adminOnly('done'),
  ),
  mutationCase(
    'deleteCategory',
    ['$id: ID!', '(id: $id)'],
    ({ open }) => ({ id: open.categoryId }),
    adminOnly('CONFLICT'),
  ),
  mutationCase(
    'deleteCategory',
    ['$id: ID!', '(id: $id)'],
    ({ spareCategory }) => ({ id: spareCategory.id }),
    adminOnly('done'),
  ),
];
