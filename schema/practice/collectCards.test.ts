import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { correctedSingle, createCorrectionScene } from '../testing/quizzes/correctionScene';
import { createPracticeClient } from '../testing/practiceClient';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

test('an answer that a correction finds wrong can be practiced', async () => {
  const scene = await createCorrectionScene(db, { reveal: 'always' }, ['single', 'boolean']);
  const learner = await scene.attempt(true, false);
  await scene.addVersion(correctedSingle('b'));
  await scene.correct('key');
  await scene.runJob();
  const { overview } = createPracticeClient(db, learner.viewer, scene.course.id);
  expect(await overview()).toMatchObject({ questionCount: 2, wrongCount: 2 });
});

test('what a correction finds right is not practiced as a wrong answer, and what was practiced stays', async () => {
  const scene = await createCorrectionScene(db, { reveal: 'always' }, ['single', 'boolean']);
  const [learner, practiced] = [await scene.attempt(false), await scene.attempt(false)];
  const client = createPracticeClient(db, practiced.viewer, scene.course.id);
  const questions = await client.questions();
  for (const question of questions) await client.answer(question, false);
  await scene.addVersion(correctedSingle('b'));
  await scene.correct('key');
  await scene.runJob();
  const { overview } = createPracticeClient(db, learner.viewer, scene.course.id);
  expect(await overview()).toMatchObject({ questionCount: 2, wrongCount: 0 });
  const cards = await db.practiceCard.findMany({ where: { enrollmentId: practiced.enrollmentId } });
  expect(cards.map(({ reps }) => reps)).toContain(2);
});
