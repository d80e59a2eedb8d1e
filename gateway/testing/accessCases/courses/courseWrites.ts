import type { SeededPlatform } from '../../personas';
import type { TestGateway } from '../../testGateway';
import {
  adminOnly,
  bulkSuccessCount,
  firstCaseRowId,
  mutationCase,
  ownerAndAdmin,
  sameForAllExcept,
  type AccessCases,
  type GraphqlAccessCase,
  type Outcome,
  type Outcomes,
} from '../accessCase';

/** The given outcomes for trainers and admins; all others are rejected. */
const trainersAndAdmin = (trainer: Outcome, otherTrainer: Outcome, admin: Outcome): Outcomes =>
  sameForAllExcept('FORBIDDEN', { visitor: 'UNAUTHENTICATED', trainer, otherTrainer, admin });
const restTrainersAndAdmin = (trainer: Outcome, otherTrainer: Outcome, admin: Outcome): Outcomes =>
  sameForAllExcept(403, { visitor: 401, trainer, otherTrainer, admin });

const courseInput = ({ publishedCourse }: SeededPlatform) => ({
  title: 'Fuses',
  titleAr: 'منصهرات',
  description: 'They melt.',
  descriptionAr: 'تنصهر.',
  price: '0',
  duration: 30,
  level: 'beginner',
  categoryId: publishedCourse.categoryId,
});

const updateCall = (input: string): [string, string] => [
  `$id: ID!, $input: ${input}!`,
  `(id: $id, input: $input) { id }`,
];

/** Trainers write their own courses, admins all; drafts of others are not found. */
export const courseWriteCases: Pick<AccessCases, 'rest' | 'graphql'> = {
  rest: [
    { route: 'POST /api/courses', body: courseInput, outcomes: restTrainersAndAdmin(201, 201, 201) },
    {
      route: 'PUT /api/courses/:id',
      path: ({ publishedCourse }) => `/api/courses/${publishedCourse.id}`,
      body: () => ({ duration: 60 }),
      outcomes: restTrainersAndAdmin(200, 403, 200),
    },
    {
      route: 'PUT /api/courses/:id',
      description: 'a draft',
      path: ({ draftCourse }) => `/api/courses/${draftCourse.id}`,
      body: () => ({ duration: 60 }),
      outcomes: restTrainersAndAdmin(200, 404, 200),
    },
    // The course has students.
    {
      route: 'DELETE /api/courses/:id',
      path: ({ publishedCourse }) => `/api/courses/${publishedCourse.id}`,
      outcomes: restTrainersAndAdmin(409, 403, 409),
    },
  ],
  graphql: [
    {
      fields: ['Query.adminCourses'],
      document: '{ adminCourses { totalCount rows { title isPublished trainer { lastName } } } }',
      observe: ({ adminCourses }: { adminCourses: { totalCount: number } }) => adminCourses.totalCount,
      outcomes: trainersAndAdmin(3, 1, 4),
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
      ({ publishedCourse }) => ({
        input: { title: 'Cells', titleAr: 'خلايا', categoryId: publishedCourse.categoryId },
      }),
      trainersAndAdmin('done', 'done', 'done'),
    ),
    mutationCase(
      'updateCourse',
      updateCall('UpdateCourseInput'),
      ({ publishedCourse }) => ({ id: publishedCourse.id, input: { duration: 60 } }),
      trainersAndAdmin('done', 'FORBIDDEN', 'done'),
    ),
    mutationCase(
      'updateCourse',
      updateCall('UpdateCourseInput'),
      ({ draftCourse }) => ({ id: draftCourse.id, input: { duration: 60 } }),
      trainersAndAdmin('done', 'NOT_FOUND', 'done'),
    ),
    mutationCase(
      'autosaveCourse',
      updateCall('UpdateCourseInput'),
      ({ publishedCourse }) => ({ id: publishedCourse.id, input: { duration: 60 } }),
      trainersAndAdmin('done', 'FORBIDDEN', 'done'),
    ),
    mutationCase(
      'duplicateCourse',
      ['$id: ID!', '(id: $id) { id }'],
      ({ publishedCourse }) => ({ id: publishedCourse.id }),
      trainersAndAdmin('done', 'FORBIDDEN', 'done'),
    ),
    mutationCase(
      'duplicateCourse',
      ['$id: ID!', '(id: $id) { id }'],
      ({ draftCourse }) => ({ id: draftCourse.id }),
      trainersAndAdmin('done', 'NOT_FOUND', 'done'),
    ),
    // The course has students.
    mutationCase(
      'deleteCourse',
      ['$id: ID!', '(id: $id)'],
      ({ publishedCourse }) => ({ id: publishedCourse.id }),
      trainersAndAdmin('CONFLICT', 'FORBIDDEN', 'CONFLICT'),
    ),
  ],
};

/** Two of the trainer's draft: the last one cannot be deleted. */
export const seedEmptySections = async ({ db }: Pick<TestGateway, 'db'>) => {
  const { id: courseId } = await db.course.findFirstOrThrow({ where: { slug: 'draft' } });
  await db.courseSection.createMany({
    data: [
      { id: firstCaseRowId, courseId },
      { courseId, position: 1 },
    ],
  });
};

/** Lessons that left the published course before anybody enrolled: one that is waived, and one that is not. */
export async function seedArchivedLessons({ db, createLesson }: Pick<TestGateway, 'db' | 'createLesson'>) {
  const trainer = await db.user.findFirstOrThrow({ where: { username: { startsWith: 'trainer' } } });
  const course = await db.course.findFirstOrThrow({ where: { trainerId: trainer.id, isPublished: true } });
  const past = new Date('2026-01-01');
  const archived = { isPublished: false, firstPublishedAt: past, withdrawnAt: past, archivedAt: past };
  for (const id of [firstCaseRowId, firstCaseRowId + 1]) await createLesson(course.id, { id, ...archived });
  await db.lessonWaiver.create({ data: { id: firstCaseRowId, lessonId: firstCaseRowId, reason: 'Outdated' } });
}

/** Lessons have the rules of their course. */
export const lessonWriteCases: GraphqlAccessCase[] = [
  mutationCase(
    'createLesson',
    ['$id: ID!, $input: CreateLessonInput!', '(courseId: $id, input: $input) { id }'],
    ({ draftCourse }) => ({ id: draftCourse.id, input: { title: 'Cells', titleAr: 'خلايا' } }),
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
    ({ publishedCourse, lesson, draftLesson }) => ({ id: publishedCourse.id, ids: [draftLesson.id, lesson.id] }),
    trainersAndAdmin('done', 'FORBIDDEN', 'done'),
  ),
  mutationCase(
    'arrangeCourse',
    ['$id: ID!, $section: ID!, $ids: [ID!]!', '(courseId: $id, sections: [{ id: $section, lessonIds: $ids }]) { id }'],
    ({ publishedCourse, lesson, draftLesson }) => ({
      id: publishedCourse.id,
      section: lesson.sectionId,
      ids: [lesson.id, draftLesson.id],
    }),
    trainersAndAdmin('done', 'FORBIDDEN', 'done'),
  ),
  mutationCase(
    'createSection',
    ['$id: ID!, $input: CreateSectionInput!', '(courseId: $id, input: $input) { id }'],
    ({ draftCourse }) => ({ id: draftCourse.id, input: { title: 'Safety' } }),
    trainersAndAdmin('done', 'NOT_FOUND', 'done'),
  ),
  mutationCase(
    'updateSection',
    updateCall('UpdateSectionInput'),
    ({ lesson }) => ({ id: lesson.sectionId, input: { title: 'Safety', titleAr: 'السلامة' } }),
    trainersAndAdmin('done', 'NOT_FOUND', 'done'),
  ),
  {
    fields: ['Course.sections'],
    document: 'query($id: ID!) { course(id: $id) { sections { title lessonIds } } }',
    variables: ({ publishedCourse }) => ({ id: publishedCourse.id }),
    observe: ({ course }: { course: { sections: { lessonIds: string[] }[] } }) =>
      course.sections.reduce((sum, { lessonIds }) => sum + lessonIds.length, 0),
    outcomes: ownerAndAdmin(1, 2),
  },
  // The section has lessons.
  mutationCase(
    'deleteSection',
    ['$id: ID!', '(id: $id)'],
    ({ lesson }) => ({ id: lesson.sectionId }),
    trainersAndAdmin('CONFLICT', 'NOT_FOUND', 'CONFLICT'),
  ),
  mutationCase(
    'deleteSection',
    ['$id: ID!', '(id: $id)'],
    () => ({ id: firstCaseRowId }),
    trainersAndAdmin('done', 'NOT_FOUND', 'NOT_FOUND'),
  ),
  // Personas run in order: the first with permission deletes the row, later ones get NOT_FOUND.
  mutationCase(
    'deleteLesson',
    ['$id: ID!', '(id: $id)'],
    ({ draftLesson }) => ({ id: draftLesson.id }),
    trainersAndAdmin('done', 'NOT_FOUND', 'NOT_FOUND'),
  ),
  {
    fields: ['Query.lessonWithdrawal'],
    document: 'query($id: ID!) { lessonWithdrawal(id: $id) { owedBy isDeletable } }',
    variables: ({ lesson }) => ({ id: lesson.id }),
    observe: ({ lessonWithdrawal }: { lessonWithdrawal: { owedBy: number } }) => lessonWithdrawal.owedBy,
    outcomes: trainersAndAdmin(1, 'FORBIDDEN', 1),
  },
  {
    fields: ['Course.archivedLessons'],
    document: 'query($id: ID!) { course(id: $id) { archivedLessons { title content } } }',
    variables: ({ publishedCourse }) => ({ id: publishedCourse.id }),
    observe: ({ course }: { course: { archivedLessons: unknown[] } }) => course.archivedLessons.length,
    outcomes: ownerAndAdmin(0, 2),
  },
  {
    fields: ['Query.withdrawnLessons', 'Query.lessonWaivers'],
    document:
      'query($id: ID!) { withdrawnLessons(courseId: $id) { title owedBy } lessonWaivers(courseId: $id) { reason } }',
    variables: ({ publishedCourse }) => ({ id: publishedCourse.id }),
    observe: ({ lessonWaivers }: { lessonWaivers: unknown[] }) => lessonWaivers.length,
    outcomes: trainersAndAdmin(1, 'FORBIDDEN', 1),
  },
  mutationCase(
    'waiveLesson',
    ['$id: ID!', '(lessonId: $id, reason: "Outdated") { completed }'],
    () => ({ id: firstCaseRowId + 1 }),
    adminOnly('done'),
  ),
  mutationCase('deleteLessonWaiver', ['$id: ID!', '(id: $id)'], () => ({ id: firstCaseRowId }), adminOnly('done')),
  mutationCase(
    'restoreLesson',
    ['$id: ID!', '(id: $id) { id }'],
    () => ({ id: firstCaseRowId }),
    trainersAndAdmin('done', 'NOT_FOUND', 'NOT_FOUND'),
  ),
];

/** A draft that is incomplete for trainers; the last case deletes it. */
export const courseRemovalAccessCases: GraphqlAccessCase[] = [
  {
    fields: ['Mutation.publishCourses'],
    document: 'mutation($ids: [ID!]!) { publishCourses(ids: $ids, isPublished: true) { succeeded failed { id } } }',
    variables: ({ draftCourse }) => ({ ids: [draftCourse.id] }),
    observe: bulkSuccessCount('publishCourses'),
    outcomes: trainersAndAdmin(0, 0, 1),
  },
  {
    fields: ['Mutation.deleteCourse', 'Mutation.deleteCourses'],
    document:
      'mutation($id: ID!, $ids: [ID!]!) { deleteCourse(id: $id) deleteCourses(ids: $ids) { succeeded failed { id } } }',
    variables: ({ draftCourse, publishedCourse }) => ({ id: draftCourse.id, ids: [publishedCourse.id] }),
    observe: bulkSuccessCount('deleteCourses'),
    outcomes: trainersAndAdmin(0, 'NOT_FOUND', 'NOT_FOUND'),
  },
];

/** Only admins write categories. */
export const categoryWriteCases: GraphqlAccessCase[] = [
  {
    fields: ['Category.blogPostCount'],
    document: '{ categories { blogPostCount } }',
    observe: ({ categories }: { categories: { blogPostCount: number }[] }) =>
      categories.reduce((sum, { blogPostCount }) => sum + blogPostCount, 0),
    outcomes: sameForAllExcept(2, { trainer: 3, admin: 3 }),
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
    ({ publishedCourse }) => ({ id: publishedCourse.categoryId, input: { icon: 'solar' } }),
    adminOnly('done'),
  ),
  mutationCase(
    'deleteCategory',
    ['$id: ID!', '(id: $id)'],
    ({ publishedCourse }) => ({ id: publishedCourse.categoryId }),
    adminOnly('CONFLICT'),
  ),
  mutationCase('deleteCategory', ['$id: ID!', '(id: $id)'], () => ({ id: firstCaseRowId }), adminOnly('done')),
];
