import { privateNote } from '../../personas';
import type { TestGateway } from '../../testGateway';
import {
  firstCaseRowId,
  mutationCase,
  sameForAllExcept,
  type AccessCases,
  type Outcome,
  type Outcomes,
} from '../accessCase';
import { newestFirst, type HostileTextCases, type HostileTextContext } from '../hostileTextCase';

const noteId = firstCaseRowId;
/** Deleted by GraphQL and by REST. */
const spareIds = [firstCaseRowId + 1, firstCaseRowId + 2] as const;

/** Notes of `enrolledStudent` at `lesson` of `publishedCourse`. */
async function seedNotes({ db }: TestGateway): Promise<void> {
  const owner = await db.user.findFirstOrThrow({ where: { firstName: 'enrolledStudent' } });
  const { id: lessonId } = await db.lesson.findFirstOrThrow({
    where: { isPublished: true, course: { isPublished: true, trainer: { firstName: 'trainer' } } },
    orderBy: { id: 'asc' },
  });
  const note = { userId: owner.id, lessonId, text: privateNote, searchText: privateNote.toLowerCase() };
  await db.lessonNote.createMany({ data: [noteId, ...spareIds].map((id) => ({ ...note, id })) });
}

/** The owner alone: trainers and admins are strangers, too. */
const owner = (granted: Outcome, others: Outcome, visitor: Outcome): Outcomes =>
  sameForAllExcept(others, { visitor, enrolledStudent: granted });

const isListed = (notes: { text: string }[]): boolean => notes.some(({ text }) => text === privateNote);
/** A note is for its owner alone; writing one needs access to the lesson. */
export const noteAccessCases: AccessCases = {
  seed: seedNotes,
  rest: [
    {
      route: 'GET /api/my-notes',
      observe: isListed,
      outcomes: owner(true, false, 401),
    },
    {
      route: 'GET /api/lessons/:id/notes',
      path: ({ lesson }) => `/api/lessons/${lesson.id}/notes`,
      observe: isListed,
      outcomes: owner(true, false, 401),
    },
    {
      route: 'POST /api/lessons/:id/notes',
      path: ({ lesson }) => `/api/lessons/${lesson.id}/notes`,
      body: () => ({ text: 'Both ends?', second: 12 }),
      outcomes: owner(201, 403, 401),
    },
    {
      route: 'PUT /api/notes/:id',
      path: () => `/api/notes/${noteId}`,
      body: () => ({ text: privateNote }),
      outcomes: owner(200, 404, 401),
    },
    {
      route: 'DELETE /api/notes/:id',
      path: () => `/api/notes/${spareIds[1]}`,
      outcomes: owner(200, 404, 401),
    },
  ],
  graphql: [
    {
      fields: ['Query.lessonNotes'],
      document: 'query($id: ID!) { lessonNotes(lessonId: $id) { text } }',
      variables: ({ lesson }) => ({ id: lesson.id }),
      observe: ({ lessonNotes }: { lessonNotes: { text: string }[] }) => isListed(lessonNotes),
      outcomes: owner(true, false, 'UNAUTHENTICATED'),
    },
    {
      fields: ['Query.myNotes'],
      document: '{ myNotes(search: "private") { nodes { text } } }',
      observe: ({ myNotes }: { myNotes: { nodes: { text: string }[] } }) => isListed(myNotes.nodes),
      outcomes: owner(true, false, 'UNAUTHENTICATED'),
    },
    {
      fields: ['Query.myNoteCourses'],
      document: '{ myNoteCourses { courseId noteCount } }',
      observe: ({ myNoteCourses }: { myNoteCourses: object[] }) => myNoteCourses.length,
      outcomes: owner(1, 0, 'UNAUTHENTICATED'),
    },
    mutationCase(
      'createLessonNote',
      ['$id: ID!', '(lessonId: $id, input: { text: "Both ends?" }) { id }'],
      ({ lesson }) => ({ id: lesson.id }),
      owner('done', 'FORBIDDEN', 'UNAUTHENTICATED'),
    ),
    mutationCase(
      'updateLessonNote',
      ['$id: ID!, $text: String!', '(id: $id, text: $text) { id }'],
      () => ({ id: noteId, text: privateNote }),
      owner('done', 'NOT_FOUND', 'UNAUTHENTICATED'),
    ),
    mutationCase(
      'deleteLessonNote',
      ['$id: ID!', '(id: $id)'],
      () => ({ id: spareIds[0] }),
      owner('done', 'NOT_FOUND', 'UNAUTHENTICATED'),
    ),
  ],
  publicFields: {
    // Of notes that are their owner's.
    LessonNote:
      'id courseId courseTitle courseTitleAr lessonId lessonTitle lessonTitleAr isLessonInCourse second text createdAt updatedAt',
    NoteCourse: 'courseId title titleAr noteCount',
    NoteConnection: 'edges nodes pageInfo',
    NoteEdge: 'cursor node',
  },
};

/** A lesson of a course in which the student is enrolled. */
async function createOpenLesson({ createCourse, createLesson, createEnrollment, users }: HostileTextContext) {
  const course = await createCourse({ trainerId: users.trainer.id });
  await createEnrollment(users.student.id, course.id);
  return createLesson(course.id);
}

export const noteHostileTextCases: HostileTextCases = {
  createLessonNote: {
    persona: 'student',
    input: () => ({ text: 'The shield is grounded at one end.', second: 3, clientKey: crypto.randomUUID() }),
    createArguments: async (context) => ({ lessonId: (await createOpenLesson(context)).id }),
    selection: '{ id }',
    findStoredRow: ({ db }) => db.lessonNote.findFirst(newestFirst),
  },
  updateLessonNote: {
    persona: 'student',
    input: () => ({ text: 'The shield is grounded at one end.' }),
    createArguments: async (context) => {
      const { id: lessonId } = await createOpenLesson(context);
      const data = { lessonId, userId: context.users.student.id, text: 'One end.', searchText: 'one end.' };
      return { id: (await context.db.lessonNote.create({ data })).id };
    },
    selection: '{ id }',
    findStoredRow: ({ db }, { id }) => db.lessonNote.findUnique({ where: { id } }),
  },
};
