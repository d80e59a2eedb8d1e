import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { deleteDueAccounts } from '../accounts/privacy/deleteAccount';
import { personalSections } from '../accounts/privacy/exportSections';
import { createPracticeClient, endAttempt } from '../testing/practiceClient';
import { createSecretQuiz, bankIdPattern, secretKey } from '../testing/quizzes/secretQuiz';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

test('a copy of personal data has what was practiced, with the ids that were shown and without keys', async () => {
  const scene = await createSecretQuiz(db, { reveal: 'always' });
  const learner = await scene.enroll();
  await endAttempt(learner, () => false);
  const { questions, answer } = createPracticeClient(db, learner.viewer, scene.course.id);
  const round = await questions();
  for (const question of round) await answer(question, false);
  const user = await db.user.findUniqueOrThrow({ where: { id: learner.viewer.id } });
  const exported: Record<string, object[]> = {};
  for (const { name, read } of personalSections.filter((section) => section.name.startsWith('practice-'))) {
    exported[name] = [];
    for await (const rows of read(db, user)) exported[name].push(...rows);
  }
  expect(exported['practice-cards']).toHaveLength(9);
  expect(exported['practice-reviews']).toMatchObject(
    round.map(({ id, kind }) => ({ questionId: Number(id), kind, number: 1, rating: 1, courseId: scene.course.id })),
  );
  const text = JSON.stringify(exported);
  expect([text.includes(secretKey), bankIdPattern.test(text)]).toEqual([false, false]);
});

test('cards and reviews go with the account', async () => {
  const scene = await createSecretQuiz(db, { reveal: 'always' });
  const learner = await scene.enroll();
  await endAttempt(learner, () => false);
  const { questions, answer } = createPracticeClient(db, learner.viewer, scene.course.id);
  const [question] = await questions();
  await answer(question!, true);
  const count = () =>
    Promise.all([
      db.practiceCard.count({ where: { enrollmentId: learner.enrollmentId } }),
      db.practiceReview.count({ where: { enrollmentId: learner.enrollmentId } }),
    ]);
  expect(await count()).toEqual([9, 1]);
  await db.user.update({ where: { id: learner.viewer.id }, data: { deleteAfter: new Date(0) } });
  await deleteDueAccounts(db, null);
  expect(await count()).toEqual([0, 0]);
});
