import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { attemptMutations } from '../testing/quizzes/quizDocuments';
import { answersTo, createQuizFixtures, createQuizScene, type StartedAttempt } from '../testing/quizzes/quizFixtures';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

test('the final quiz of a certificate is a required one, not an optional or a withdrawn one behind it', async () => {
  const scene = await createQuizScene(db, { passPercent: 80 }, ['single', 'boolean']);
  const { execute, lessonId, questionIds } = scene;
  const { createQuiz } = createQuizFixtures(db);
  const createLast = async (order: number) =>
    (await createQuiz(scene.course.id, questionIds.slice(0, 1), { lesson: { order, isRequired: false } })).lessonId;
  const [optional, withdrawn] = [await createLast(50), await createLast(60)];
  const { viewer, enrollmentId } = await scene.enroll();
  for (const quiz of [withdrawn, optional, lessonId]) {
    if (quiz === optional) await db.lesson.update({ where: { id: withdrawn }, data: { isPublished: false } });
    const started = await execute<{ startQuizAttempt: StartedAttempt }>(
      attemptMutations.start,
      { lessonId: quiz },
      viewer,
    );
    const { id: attemptId, questions } = started.data!.startQuizAttempt;
    await execute(attemptMutations.save, { attemptId, answers: answersTo(questions, true) }, viewer);
    await execute(attemptMutations.submit, { attemptId }, viewer);
  }
  expect(await db.certificate.findFirst({ where: { enrollmentId } })).toMatchObject({
    evidence: { quizzes: [{ lessonId: withdrawn }, { lessonId: optional }, { lessonId, passPercent: 80 }] },
  });
});
