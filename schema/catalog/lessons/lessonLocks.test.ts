import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import type { Viewer } from '../../core/context';
import { createExecutor } from '../../testing/fixtures';
import { completeMutation, completeOpenedMutation, problemOf, visitMutation } from '../../testing/learningDocuments';
import { createLessonScene } from '../../testing/lessonFixtures';
import { openTestDatabase } from '../../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

const lessonsQuery = 'query ($id: ID!) { course(id: $id) { lessons { content lockedBy } } }';

/** Which lessons are open, in course order: "open", or the place of the lesson that opens a locked one. */
async function readLocks(courseId: number, lessons: readonly number[], viewer: Viewer | null) {
  interface Data {
    course: { lessons: { content: string | null; lockedBy: string | null }[] };
  }
  const { data } = await createExecutor(db).execute<Data>(lessonsQuery, { id: courseId }, viewer);
  return data?.course.lessons.map(({ content, lockedBy }) => {
    if (lockedBy === null) return content === null ? 'no access' : 'open';
    expect(content).toBeNull();
    return lessons.indexOf(Number(lockedBy));
  });
}

/** A course of three lessons, of which the last two need the one before. */
async function createChain() {
  const scene = await createLessonScene(db, 3);
  const [, second, third] = scene.lessons;
  await db.lesson.updateMany({ where: { id: { in: [second ?? 0, third ?? 0] } }, data: { needsPrevious: true } });
  const locks = (viewer: Viewer | null) => readLocks(scene.course.id, scene.lessons, viewer);
  return { ...scene, locks };
}

describe('a lesson that needs the previous one', () => {
  test('opens when that one is completed; staff opens it always', async () => {
    const { enroll, lesson, locks, trainer, admin } = await createChain();
    const student = await enroll();
    expect(await locks(student.viewer)).toEqual(['open', 0, 1]);
    expect(await locks(trainer)).toEqual(['open', 'open', 'open']);
    expect(await locks(admin)).toEqual(['open', 'open', 'open']);
    expect(await locks(null)).toEqual(['no access', 'no access', 'no access']);
    const { execute } = createExecutor(db);
    for (const document of [visitMutation, completeMutation, completeOpenedMutation])
      expect(problemOf(await execute(document, { id: lesson(1) }, student.viewer))).toMatchObject({
        code: 'lessonLocked',
      });
    expect(await db.lessonProgress.count({ where: { lessonId: lesson(1) } })).toBe(0);
    await student.complete(0);
    expect(await locks(student.viewer)).toEqual(['open', 'open', 1]);
    await student.complete(1);
    expect(await locks(student.viewer)).toEqual(['open', 'open', 'open']);
  });

  test('waits for the nearest published required lesson, not for an optional or withdrawn one', async () => {
    const { enroll, change, locks } = await createChain();
    const student = await enroll();
    await change('makeOptional', 1);
    expect(await locks(student.viewer)).toEqual(['open', 0, 0]);
    await change('unpublish', 0);
    expect(await locks(student.viewer)).toEqual(['open', 'open']);
  });

  test('is open where it is first, is the free preview, was completed before, or the course is completed', async () => {
    const { course, enroll, lesson, locks, change } = await createChain();
    const [student, graduate] = [await enroll(), await enroll()];
    for (const index of [0, 1, 2]) await graduate.complete(index);
    await db.lesson.update({ where: { id: lesson(0) }, data: { needsPrevious: true } });
    await db.course.update({ where: { id: course.id }, data: { previewLessonId: lesson(2) } });
    expect(await locks(student.viewer)).toEqual(['open', 0, 'open']);
    await student.complete(0);
    await student.complete(1);
    await change('unpublish', 0);
    await change('publish', 0);
    await db.lessonProgress.updateMany({ where: { lessonId: lesson(0) }, data: { completedAt: null } });
    expect(await locks(student.viewer)).toEqual(['open', 'open', 'open']);
    expect(await locks(graduate.viewer)).toEqual(['open', 'open', 'open']);
  });
});

test('a quiz is not completed by a click, whether it was opened or not, published or withdrawn', async () => {
  const { enroll, lesson, change, execute } = await createLessonScene(db, 1);
  const quiz = await db.lesson.create({
    data: {
      courseId: (await db.lesson.findUniqueOrThrow({ where: { id: lesson(0) } })).courseId,
      title: 'Test',
      titleAr: 'اختبار',
      kind: 'quiz',
      order: 99,
      isPublished: true,
    },
  });
  const student = await enroll();
  const complete = async (document: string) => problemOf(await execute(document, { id: quiz.id }, student.viewer));
  expect(await complete(completeOpenedMutation)).toMatchObject({ code: 'lessonNeedsEvidence' });
  expect(await complete(completeMutation)).toMatchObject({ code: 'lessonNeedsEvidence' });
  await student.complete(0);
  expect(await student.read()).toBe('50 in_progress');
  await db.lesson.update({ where: { id: quiz.id }, data: { isPublished: false } });
  expect(await complete(completeOpenedMutation)).toMatchObject({ code: 'lessonNeedsEvidence' });
  await change('unpublish', 0);
  expect(await student.read()).toBe('0 in_progress');
});
