import type { SeededPlatform } from '../../personas';
import {
  categoryWriteCases,
  courseRemovalAccessCases,
  courseWriteCases,
  lessonWriteCases,
  seedArchivedLessons,
  seedEmptySections,
} from './courseWrites';
import {
  firstCaseRowId,
  sameForAllExcept,
  sameForAll,
  countItems,
  ownerAndAdmin,
  type AccessCases,
  type GraphqlAccessCase,
} from '../accessCase';

const publishedCourseVariables = ({ publishedCourse }: SeededPlatform) => ({ id: publishedCourse.id });
const draftCourseId = ({ draftCourse }: SeededPlatform) => ({ id: draftCourse.id });
/** Personas with access to the lessons of `publishedCourse`. */
const courseParticipants = sameForAllExcept(false, { enrolledStudent: true, trainer: true, admin: true });

type LockedLessonField =
  'content' | 'contentAr' | 'contentBlocks' | 'contentBlocksAr' | 'videoUrl' | 'attachments' | 'captions';

const lockedFieldSelections: Partial<Record<LockedLessonField, string>> = {
  attachments: '{ name }',
  captions: '{ url }',
};

const lessonFieldCase = (field: LockedLessonField): GraphqlAccessCase => ({
  fields: [`Lesson.${field}`],
  document: `query($id: ID!) { course(id: $id) { lessons { title ${field} ${lockedFieldSelections[field] ?? ''} } } }`,
  variables: publishedCourseVariables,
  observe: ({ course }: { course: { lessons: Record<string, unknown>[] } }) => course.lessons[0]?.[field] !== null,
  outcomes: courseParticipants,
});

/** Drafts are visible to their trainer and admins; the curriculum is public, lesson content is restricted. */
export const courseAccessCases: AccessCases = {
  seed: async ({ createCategory, ...gateway }) => {
    await createCategory({ id: firstCaseRowId });
    await seedArchivedLessons(gateway);
    await seedEmptySections(gateway);
  },
  rest: [
    { route: 'GET /api/categories', outcomes: sameForAll(200) },
    { route: 'GET /api/courses', observe: countItems, outcomes: ownerAndAdmin(2, 4) },
    {
      route: 'GET /api/courses',
      description: 'drafts',
      path: () => '/api/courses?isPublished=false',
      observe: countItems,
      outcomes: ownerAndAdmin(0, 2),
    },
    {
      route: 'GET /api/courses/:id',
      path: ({ publishedCourse }) => `/api/courses/${publishedCourse.id}`,
      outcomes: sameForAll(200),
    },
    {
      route: 'GET /api/courses/:id',
      description: 'a draft',
      path: ({ draftCourse }) => `/api/courses/${draftCourse.id}`,
      outcomes: ownerAndAdmin(404, 200),
    },
    {
      route: 'GET /api/courses/:id/lessons',
      description: 'the outline',
      path: ({ publishedCourse }) => `/api/courses/${publishedCourse.id}/lessons`,
      observe: countItems,
      outcomes: ownerAndAdmin(1, 2),
    },
    {
      route: 'GET /api/courses/:id/lessons',
      description: 'the bodies',
      path: ({ publishedCourse }) => `/api/courses/${publishedCourse.id}/lessons`,
      observe: ([first]: { videoUrl: string | null }[]) => first?.videoUrl !== null,
      outcomes: courseParticipants,
    },
    {
      route: 'GET /api/courses/:id/sections',
      path: ({ publishedCourse }) => `/api/courses/${publishedCourse.id}/sections`,
      observe: ([section]: { lessonIds: number[] }[]) => section?.lessonIds.length ?? 0,
      outcomes: ownerAndAdmin(1, 2),
    },
    {
      route: 'GET /api/courses/:id/sections',
      description: 'a draft',
      path: ({ draftCourse }) => `/api/courses/${draftCourse.id}/sections`,
      outcomes: ownerAndAdmin(404, 200),
    },
    {
      route: 'GET /api/courses/:id/lessons',
      description: 'a draft',
      path: ({ draftCourse }) => `/api/courses/${draftCourse.id}/lessons`,
      outcomes: ownerAndAdmin(404, 200),
    },
    {
      route: 'GET /api/courses/:id',
      description: 'an archived course',
      path: ({ archivedCourse }) => `/api/courses/${archivedCourse.id}`,
      outcomes: sameForAllExcept(404, { enrolledStudent: 200, trainer: 200, admin: 200 }),
    },
    {
      route: 'GET /api/courses/:id/lessons',
      description: 'the bodies of an archived course',
      path: ({ archivedCourse }) => `/api/courses/${archivedCourse.id}/lessons`,
      observe: ([first]: { content: string | null }[]) => first?.content !== null,
      outcomes: sameForAllExcept(404, { enrolledStudent: true, trainer: true, admin: true }),
    },
    {
      route: 'GET /api/courses/:id/reviews',
      description: 'of an archived course',
      path: ({ archivedCourse }) => `/api/courses/${archivedCourse.id}/reviews`,
      outcomes: sameForAllExcept(404, { enrolledStudent: 200, trainer: 200, admin: 200 }),
    },
    ...courseWriteCases.rest,
  ],
  graphql: [
    {
      fields: ['Query.categories', 'Category.courseCount'],
      document: '{ categories { id courseCount } }',
      observe: ({ categories }: { categories: { courseCount: number }[] }) =>
        categories.reduce((sum, { courseCount }) => sum + courseCount, 0),
      outcomes: ownerAndAdmin(2, 4),
    },
    {
      fields: ['Query.category'],
      document: 'query($id: ID!) { category(id: $id) { name courseCount } }',
      variables: ({ publishedCourse }) => ({ id: publishedCourse.categoryId }),
      observe: ({ category }: { category: object | null }) => category !== null,
      outcomes: sameForAll(true),
    },
    {
      fields: ['Query.trainer'],
      document: 'query($id: ID!) { trainer(id: $id) { firstName lastName bio courseCount enrollmentCount rating } }',
      variables: ({ publishedCourse }) => ({ id: publishedCourse.trainerId }),
      observe: ({ trainer }: { trainer: { courseCount: number } | null }) => trainer?.courseCount ?? null,
      outcomes: sameForAll(1),
    },
    {
      fields: ['Query.courses'],
      document: '{ courses { totalCount nodes { id title trainer { id firstName lastName avatar bio bioAr } } } }',
      observe: ({ courses }: { courses: { totalCount: number } }) => courses.totalCount,
      outcomes: ownerAndAdmin(2, 4),
    },
    {
      fields: ['Query.course'],
      document: 'query($id: ID!) { course(id: $id) { id title } }',
      variables: draftCourseId,
      observe: ({ course }: { course: object | null }) => course !== null,
      outcomes: ownerAndAdmin(false, true),
    },
    {
      fields: ['Query.relatedCourses'],
      document: 'query($id: ID!) { relatedCourses(courseId: $id) { title } }',
      variables: draftCourseId,
      observe: ({ relatedCourses }: { relatedCourses: unknown[] }) => relatedCourses.length > 0,
      outcomes: ownerAndAdmin(false, true),
    },
    {
      fields: ['Query.courseBySlug'],
      document: '{ courseBySlug(slug: "draft") { id title } }',
      observe: ({ courseBySlug }: { courseBySlug: object | null }) => courseBySlug !== null,
      outcomes: ownerAndAdmin(false, true),
    },
    {
      fields: ['Course.lessons', 'Course.lessonCount'],
      document: 'query($id: ID!) { course(id: $id) { lessonCount lessons { title } } }',
      variables: publishedCourseVariables,
      observe: ({ course }: { course: { lessonCount: number; lessons: unknown[] } }) =>
        `${course.lessonCount}: ${course.lessons.length}`,
      outcomes: ownerAndAdmin('1: 1', '2: 2'),
    },
    {
      fields: ['Query.course', 'Course.lessons'],
      document: 'query($id: ID!) { course(id: $id) { title lessons { content } } }',
      variables: ({ archivedCourse }) => ({ id: archivedCourse.id }),
      observe: ({ course }: { course: { lessons: { content: string | null }[] } | null }) =>
        typeof course?.lessons[0]?.content === 'string',
      outcomes: courseParticipants,
    },
    lessonFieldCase('content'),
    lessonFieldCase('contentAr'),
    lessonFieldCase('contentBlocks'),
    lessonFieldCase('contentBlocksAr'),
    lessonFieldCase('videoUrl'),
    lessonFieldCase('attachments'),
    lessonFieldCase('captions'),
    ...courseWriteCases.graphql,
    ...lessonWriteCases,
    ...courseRemovalAccessCases,
    ...categoryWriteCases,
  ],
  publicFields: {
    Category: 'id name nameAr slug description descriptionAr icon createdAt updatedAt',
    Course:
      'id title titleAr description descriptionAr descriptionBlocks descriptionBlocksAr summary summaryAr slug categoryId ' +
      'category trainerId trainer price currency isFree thumbnail thumbnailSources duration level keywords outcomes outcomesAr audience ' +
      'audienceAr requirements requirementsAr previewLessonId previewLesson isPublished isArchived enrollmentCount rating ratingCount createdAt updatedAt ' +
      'prerequisites',
    Lesson:
      'id courseId sectionId kind title titleAr duration order isPublished isRequired needsPrevious lockedBy isPreview createdAt updatedAt ' +
      'hasVideo hasAttachments',
    CourseSection: 'id title titleAr position updatedAt lessonIds',
    LessonWithdrawal: 'owedBy isDeletable',
    Attachment: 'name nameAr url',
    LessonCaptions: 'language url',
    PictureSource: 'type srcSet',
    AdminCourseList: 'rows totalCount',
    PageInfo: 'hasNextPage hasPreviousPage startCursor endCursor',
    CourseConnection: 'edges nodes pageInfo totalCount',
    CourseEdge: 'cursor node',
  },
};
