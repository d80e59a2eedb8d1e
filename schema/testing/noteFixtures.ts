import type { PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { createExecutor, createFixtures, viewerFor } from './fixtures';

const noteFields = 'id courseId lessonId courseTitle lessonTitle isLessonInCourse second text createdAt updatedAt';

const noteDocuments = {
  write: `mutation ($lessonId: ID!, $input: CreateLessonNoteInput!) { createLessonNote(lessonId: $lessonId, input: $input) { ${noteFields} } }`,
  change: `mutation ($id: ID!, $text: String!, $updatedAt: DateTime) { updateLessonNote(id: $id, text: $text, updatedAt: $updatedAt) { ${noteFields} } }`,
  remove: 'mutation ($id: ID!) { deleteLessonNote(id: $id) }',
  atLesson: `query ($lessonId: ID!) { lessonNotes(lessonId: $lessonId) { ${noteFields} } }`,
  mine: `query ($courseId: ID, $search: String, $first: Int, $after: String, $last: Int, $before: String) {
    myNotes(courseId: $courseId, search: $search, first: $first, after: $after, last: $last, before: $before) {
      nodes { ${noteFields} } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
  courses: 'query ($search: String) { myNoteCourses(search: $search) { courseId title noteCount } }',
} as const;

interface NoteData {
  id: string;
  lessonId: string;
  second: number | null;
  text: string;
  isLessonInCourse: boolean;
  updatedAt: Date;
}

interface NotePageData {
  nodes: NoteData[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

/** A course with a lesson, its trainer, an admin, two learners and a student outside, and functions that act for them. */
export async function createNoteScene(db: PrismaClient) {
  const { createCourse, createLesson, createUser, createEnrollment } = createFixtures(db);
  const { execute } = createExecutor(db);
  const createViewer = async (role: 'student' | 'trainer' | 'admin') => viewerFor(await createUser({ role }));
  const trainer = await createViewer('trainer');
  const course = await createCourse({ trainerId: trainer.id });
  const lesson = await createLesson(course.id);
  const enroll = async (): Promise<Viewer> => {
    const learner = await createViewer('student');
    await createEnrollment(learner.id, course.id);
    return learner;
  };
  const run = async (name: keyof typeof noteDocuments, variables: object, viewer: Viewer | null) => {
    const { data, errors } = await execute(noteDocuments[name], { ...variables }, viewer);
    const [error] = errors ?? [];
    if (error) throw error.originalError ?? error;
    return Object.values(data ?? {})[0];
  };
  return {
    course,
    lesson,
    trainer,
    run,
    createLesson,
    learner: await enroll(),
    other: await enroll(),
    admin: await createViewer('admin'),
    stranger: await createViewer('student'),
    write: async (viewer: Viewer, input: object = {}, lessonId = lesson.id) =>
      (await run('write', { lessonId, input: { text: 'Ground one end.', ...input } }, viewer)) as NoteData,
    atLesson: async (viewer: Viewer, lessonId = lesson.id) =>
      (await run('atLesson', { lessonId }, viewer)) as NoteData[],
    mine: async (viewer: Viewer, variables: object = {}) => (await run('mine', variables, viewer)) as NotePageData,
  };
}
