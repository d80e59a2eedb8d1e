import type { Platform } from '../people';
import { categoryWrites, courseEnds, courseWrites, lessonWrites } from './catalogWrites';
import { but, everybody, length, staff, type Claims, type GraphqlClaim } from './claim';

const idOfOpen = ({ open }: Platform) => ({ id: open.id });
const idOfDraft = ({ draft }: Platform) => ({ id: draft.id });
/** Who opens the lessons of the course that `enrolled` is in. */
const learners = but(false, { enrolled: true, trainer: true, admin: true });

const bodyOfLesson = (field: 'content' | 'contentAr' | 'videoUrl' | 'attachments'): GraphqlClaim => ({
  fields: [`Lesson.${field}`],
  document: `query($id: ID!) { course(id: $id) { lessons { title ${field} ${field === 'attachments' ? '{ name }' : ''} } } }`,
  variables: idOfOpen,
  seen: ({ course }: { course: { lessons: Record<string, unknown>[] } }) => course.lessons[0]?.[field] !== null,
  outcomes: learners,
});

/** Drafts exist for their trainer and admins alone; the outline is for everybody, the lessons for those with access. */
export const catalog: Claims = {
  rest: [
    { route: 'GET /api/categories', outcomes: everybody(200) },
    { route: 'GET /api/courses', seen: length, outcomes: staff(2, 3) },
    {
      route: 'GET /api/courses',
      about: 'drafts',
      path: () => '/api/courses?isPublished=false',
      seen: length,
      outcomes: staff(0, 1),
    },
    { route: 'GET /api/courses/:id', path: ({ open }) => `/api/courses/${open.id}`, outcomes: everybody(200) },
    {
      route: 'GET /api/courses/:id',
      about: 'a draft',
      path: ({ draft }) => `/api/courses/${draft.id}`,
      outcomes: staff(404, 200),
    },
    {
      route: 'GET /api/courses/:id/lessons',
      about: 'the outline',
      path: ({ open }) => `/api/courses/${open.id}/lessons`,
      seen: length,
      outcomes: staff(1, 2),
    },
    {
      route: 'GET /api/courses/:id/lessons',
      about: 'the bodies',
      path: ({ open }) => `/api/courses/${open.id}/lessons`,
      seen: ([first]: { videoUrl: string | null }[]) => first?.videoUrl !== null,
      outcomes: learners,
    },
    {
      route: 'GET /api/courses/:id/lessons',
      about: 'a draft',
      path: ({ draft }) => `/api/courses/${draft.id}/lessons`,
      outcomes: staff(404, 200),
    },
    ...courseWrites.rest,
  ],
  graphql: [
    {
      fields: ['Query.categories', 'Category.courseCount'],
      document: '{ categories { id courseCount } }',
      seen: ({ categories }: { categories: { courseCount: number }[] }) =>
        categories.reduce((sum, { courseCount }) => sum + courseCount, 0),
      outcomes: staff(2, 3),
    },
    {
      fields: ['Query.courses'],
      document: '{ courses { totalCount nodes { id title trainer { id firstName lastName avatar bio bioAr } } } }',
      seen: ({ courses }: { courses: { totalCount: number } }) => courses.totalCount,
      outcomes: staff(2, 3),
    },
    {
      fields: ['Query.course'],
      document: 'query($id: ID!) { course(id: $id) { id title } }',
      variables: idOfDraft,
      seen: ({ course }: { course: object | null }) => course !== null,
      outcomes: staff(false, true),
    },
    {
      fields: ['Query.courseBySlug'],
      document: '{ courseBySlug(slug: "draft") { id title } }',
      seen: ({ courseBySlug }: { courseBySlug: object | null }) => courseBySlug !== null,
      outcomes: staff(false, true),
    },
    {
      fields: ['Course.lessons', 'Course.lessonCount'],
      document: 'query($id: ID!) { course(id: $id) { lessonCount lessons { title } } }',
      variables: idOfOpen,
      seen: ({ course }: { course: { lessonCount: number; lessons: unknown[] } }) =>
        `${course.lessonCount}: ${course.lessons.length}`,
      outcomes: staff('1: 1', '2: 2'),
    },
    bodyOfLesson('content'),
    bodyOfLesson('contentAr'),
    bodyOfLesson('videoUrl'),
    bodyOfLesson('attachments'),
    ...courseWrites.graphql,
    ...lessonWrites,
    ...courseEnds,
    ...categoryWrites,
  ],
  open: {
    Category: 'id name nameAr slug description descriptionAr icon createdAt updatedAt',
    Course:
      'id title titleAr description descriptionAr slug categoryId category trainerId trainer price currency isFree ' +
      'thumbnail duration level isPublished enrollmentCount rating ratingCount createdAt updatedAt',
    Lesson: 'id courseId title titleAr duration order isPublished createdAt updatedAt hasVideo hasAttachments',
    Attachment: 'name nameAr url',
    CourseTable: 'rows totalCount',
    PageInfo: 'hasNextPage hasPreviousPage startCursor endCursor',
    CourseConnection: 'edges nodes pageInfo totalCount',
    CourseEdge: 'cursor node',
  },
};
