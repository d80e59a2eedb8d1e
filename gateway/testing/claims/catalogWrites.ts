import type { Platform } from '../people';
import { adminOnly, bulk, but, type Claims, type GraphqlClaim, type Outcome, type Outcomes } from './claim';

/** Trainers and admins as given, all others refused. */
const teachers = (trainer: Outcome, otherTrainer: Outcome, admin: Outcome): Outcomes =>
  but('FORBIDDEN', { visitor: 'UNAUTHENTICATED', trainer, otherTrainer, admin });
const restTeachers = (trainer: Outcome, otherTrainer: Outcome, admin: Outcome): Outcomes =>
  but(403, { visitor: 401, trainer, otherTrainer, admin });

const course = ({ open }: Platform) => ({
  title: 'Fuses',
  titleAr: 'منصهرات',
  description: 'They melt.',
  descriptionAr: 'تنصهر.',
  price: '0',
  duration: 30,
  level: 'beginner',
  categoryId: open.categoryId,
});

const done = () => 'done';

const write = (
  name: string,
  [parameters, call]: [parameters: string, call: string],
  variables: (platform: Platform) => object,
  outcomes: Outcomes,
): GraphqlClaim => ({
  fields: [`Mutation.${name}`],
  document: `mutation(${parameters}) { ${name}${call} }`,
  variables,
  seen: done,
  outcomes,
});

const updateOf = (input: string): [string, string] => [
  `$id: ID!, $input: ${input}!`,
  `(id: $id, input: $input) { id }`,
];

/** Courses: a trainer's own, an admin's all; a draft of somebody else does not exist. */
export const courseWrites: Pick<Claims, 'rest' | 'graphql'> = {
  rest: [
    { route: 'POST /api/courses', body: course, outcomes: restTeachers(201, 201, 201) },
    {
      route: 'PUT /api/courses/:id',
      path: ({ open }) => `/api/courses/${open.id}`,
      body: () => ({ duration: 60 }),
      outcomes: restTeachers(200, 403, 200),
    },
    {
      route: 'PUT /api/courses/:id',
      about: 'a draft',
      path: ({ draft }) => `/api/courses/${draft.id}`,
      body: () => ({ duration: 60 }),
      outcomes: restTeachers(200, 404, 200),
    },
    // There are students in it.
    {
      route: 'DELETE /api/courses/:id',
      path: ({ open }) => `/api/courses/${open.id}`,
      outcomes: restTeachers(409, 403, 409),
    },
  ],
  graphql: [
    {
      fields: ['Query.courseTable'],
      document: '{ courseTable { totalCount rows { title isPublished trainer { lastName } } } }',
      seen: ({ courseTable }: { courseTable: { totalCount: number } }) => courseTable.totalCount,
      outcomes: teachers(2, 1, 3),
    },
    write(
      'createCourse',
      ['$input: CourseInput!', '(input: $input) { id }'],
      (platform) => ({ input: course(platform) }),
      teachers('done', 'done', 'done'),
    ),
    write(
      'createCourse',
      ['$input: CourseInput!', '(input: $input) { id }'],
      (platform) => ({ input: { ...course(platform), trainerId: platform.users.otherTrainer.id } }),
      teachers('FORBIDDEN', 'done', 'done'),
    ),
    write(
      'startCourse',
      ['$input: CourseStartInput!', '(input: $input) { id }'],
      ({ open }) => ({ input: { title: 'Cells', titleAr: 'خلايا', categoryId: open.categoryId } }),
      teachers('done', 'done', 'done'),
    ),
    write(
      'updateCourse',
      updateOf('CourseInput'),
      ({ open }) => ({ id: open.id, input: { duration: 60 } }),
      teachers('done', 'FORBIDDEN', 'done'),
    ),
    write(
      'updateCourse',
      updateOf('CourseInput'),
      ({ draft }) => ({ id: draft.id, input: { duration: 60 } }),
      teachers('done', 'NOT_FOUND', 'done'),
    ),
    // There are students in it.
    write(
      'deleteCourse',
      ['$id: ID!', '(id: $id)'],
      ({ open }) => ({ id: open.id }),
      teachers('CONFLICT', 'FORBIDDEN', 'CONFLICT'),
    ),
  ],
};

/** Lessons: as their course. */
export const lessonWrites: GraphqlClaim[] = [
  write(
    'createLesson',
    ['$id: ID!, $input: LessonInput!', '(courseId: $id, input: $input) { id }'],
    ({ draft }) => ({ id: draft.id, input: { title: 'Cells', titleAr: 'خلايا' } }),
    teachers('done', 'NOT_FOUND', 'done'),
  ),
  write(
    'updateLesson',
    updateOf('LessonInput'),
    ({ lesson }) => ({ id: lesson.id, input: { duration: 45 } }),
    teachers('done', 'FORBIDDEN', 'done'),
  ),
  write(
    'orderLessons',
    ['$id: ID!, $ids: [ID!]!', '(courseId: $id, lessonIds: $ids) { id }'],
    ({ open, lesson, draftLesson }) => ({ id: open.id, ids: [draftLesson.id, lesson.id] }),
    teachers('done', 'FORBIDDEN', 'done'),
  ),
  // Whoever may delete it does so in turn, and those after them find nothing.
  write(
    'deleteLesson',
    ['$id: ID!', '(id: $id)'],
    ({ draftLesson }) => ({ id: draftLesson.id }),
    teachers('done', 'NOT_FOUND', 'NOT_FOUND'),
  ),
];

/** What becomes of a draft: it lacks what a trainer publishes a course with, and goes in the end. */
export const courseEnds: GraphqlClaim[] = [
  {
    fields: ['Mutation.publishCourses'],
    document: 'mutation($ids: [ID!]!) { publishCourses(ids: $ids, isPublished: true) { done refused { id } } }',
    variables: ({ draft }) => ({ ids: [draft.id] }),
    seen: bulk('publishCourses'),
    outcomes: teachers(0, 0, 1),
  },
  {
    fields: ['Mutation.deleteCourse', 'Mutation.deleteCourses'],
    document:
      'mutation($id: ID!, $ids: [ID!]!) { deleteCourse(id: $id) deleteCourses(ids: $ids) { done refused { id } } }',
    variables: ({ draft, open }) => ({ id: draft.id, ids: [open.id] }),
    seen: bulk('deleteCourses'),
    outcomes: teachers(0, 'NOT_FOUND', 'NOT_FOUND'),
  },
];

/** Categories: an admin's. */
export const categoryWrites: GraphqlClaim[] = [
  {
    fields: ['Category.articleCount'],
    document: '{ categories { articleCount } }',
    seen: ({ categories }: { categories: { articleCount: number }[] }) =>
      categories.reduce((sum, { articleCount }) => sum + articleCount, 0),
    outcomes: but(2, { trainer: 3, admin: 3 }),
  },
  write(
    'createCategory',
    ['$input: CategoryInput!', '(input: $input) { id }'],
    () => ({ input: { name: 'Fuses', nameAr: 'منصهرات' } }),
    adminOnly('done'),
  ),
  write(
    'updateCategory',
    updateOf('CategoryInput'),
    ({ open }) => ({ id: open.categoryId, input: { icon: 'solar' } }),
    adminOnly('done'),
  ),
  write('deleteCategory', ['$id: ID!', '(id: $id)'], ({ open }) => ({ id: open.categoryId }), adminOnly('CONFLICT')),
  write(
    'deleteCategory',
    ['$id: ID!', '(id: $id)'],
    ({ spareCategory }) => ({ id: spareCategory.id }),
    adminOnly('done'),
  ),
];
