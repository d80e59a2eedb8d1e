import type { Prisma, PrismaClient } from '../../prisma/generated/client';
import type { Viewer } from '../core/context';
import { createExecutor, createFixtures, viewerFor } from './fixtures';
import { completeMutation } from './learningDocuments';

/** Changes of a lesson by its trainer. */
export const lessonChanges = {
  publish: 'mutation ($id: ID!) { updateLesson(id: $id, input: { isPublished: true }) { id } }',
  unpublish: 'mutation ($id: ID!) { updateLesson(id: $id, input: { isPublished: false }) { id } }',
  makeOptional: 'mutation ($id: ID!) { updateLesson(id: $id, input: { isRequired: false }) { id } }',
  makeRequired: 'mutation ($id: ID!) { updateLesson(id: $id, input: { isRequired: true }) { id } }',
  remove: 'mutation ($id: ID!) { deleteLesson(id: $id) }',
  restore: 'mutation ($id: ID!) { restoreLesson(id: $id) { id } }',
} as const;
export type LessonChange = keyof typeof lessonChanges;

export const waiveMutation = `mutation ($lessonId: ID!, $enrollmentId: ID, $reason: String!) {
  waiveLesson(lessonId: $lessonId, enrollmentId: $enrollmentId, reason: $reason) { completed waiver { id enrollmentId reason studentName isEnded lesson { id } } } }`;
export const unwaiveMutation = 'mutation ($id: ID!) { deleteLessonWaiver(id: $id) }';
const openEnrollmentsMutation =
  'mutation ($ids: [ID!]!, $isOpen: Boolean!) { openEnrollments(ids: $ids, isOpen: $isOpen) { succeeded failed { message } } }';

interface WaiverData {
  waiveLesson: { completed: number; waiver: { id: string; enrollmentId: string | null; studentName: string | null } };
}

/** A published course with published lessons, its trainer and an admin, and functions that act for them and for students. */
export async function createLessonScene(
  db: PrismaClient,
  lessonCount: number,
  courseData: Partial<Prisma.CourseUncheckedCreateInput> = {},
) {
  const { createCourse, createLesson, createUser, createEnrollment } = createFixtures(db);
  const { execute } = createExecutor(db);
  const trainer = viewerFor(await createUser({ role: 'trainer' }));
  const admin = viewerFor(await createUser({ role: 'admin' }));
  const course = await createCourse({ trainerId: trainer.id, ...courseData });
  const lessons: number[] = [];
  for (let index = 0; index < lessonCount; index += 1) lessons.push((await createLesson(course.id)).id);
  const lesson = (index: number): number => lessons[index] ?? 0;

  const change = (name: LessonChange, index: number, viewer: Viewer = trainer) =>
    execute(lessonChanges[name], { id: lesson(index) }, viewer);
  const enroll = async () => {
    const viewer = viewerFor(await createUser());
    const { id } = await createEnrollment(viewer.id, course.id);
    return {
      id,
      viewer,
      complete: (index: number) => execute(completeMutation, { id: lesson(index) }, viewer),
      /** Percentage and status: "50 in_progress". */
      read: async () => {
        const { progress, status } = await db.enrollment.findUniqueOrThrow({ where: { id } });
        return `${progress} ${status}`;
      },
    };
  };
  const waive = (index: number, enrollmentId?: number) =>
    execute<WaiverData>(waiveMutation, { lessonId: lesson(index), enrollmentId, reason: 'The video is gone' }, admin);
  const open = (id: number, isOpen: boolean) => execute(openEnrollmentsMutation, { ids: [id], isOpen }, admin);
  return { course, lessons, lesson, trainer, admin, execute, change, enroll, waive, open };
}
