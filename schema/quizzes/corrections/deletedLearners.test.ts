import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import { deleteDueAccounts } from '../../accounts/privacy/deleteAccount';
import { correctedSingle, createCorrectionScene } from '../../testing/quizzes/correctionScene';
import { problemOf } from '../../testing/learningDocuments';
import { takeJobs } from '../../testing/takeJobs';
import { openTestDatabase } from '../../testing/testDatabase';
import { countAnswers } from '../countAnswers';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

async function deleteAccount(id: number): Promise<void> {
  await db.user.update({ where: { id }, data: { deleteAfter: new Date(0) } });
  await deleteDueAccounts(db, null);
  await takeJobs(db);
}

test('attempts of deleted accounts keep their results, since their answers are gone', async () => {
  const scene = await createCorrectionScene(db, { passPercent: 100 }, ['single', 'boolean']);
  const former = await scene.attempt(true, false);
  const present = await scene.attempt(true, false);
  await countAnswers(db);
  await deleteAccount(former.viewer.id);
  const read = async () => [await scene.readAttempt(former.attemptId), await scene.readMarks(former.attemptId)];
  const before = await read();
  await scene.addVersion(correctedSingle('b'));
  expect((await scene.preview('key')).checked).toBe(1);
  await scene.correct('key');
  await scene.runJob();
  expect(await read()).toEqual(before);
  expect(await scene.readAttempt(present.attemptId)).toMatchObject({ state: 'failed', percent: 0 });
  const counts = await db.answerCount.findMany({ where: { quizId: scene.lessonId } });
  expect(counts.filter(({ count }) => count < 0)).toEqual([]);
  await scene.correct('everyone');
  await scene.runJob();
  expect(await read()).toEqual(before);
});

test('a deleted account gets no certificate and no message', async () => {
  const scene = await createCorrectionScene(db);
  const former = await scene.attempt(false);
  await deleteAccount(former.viewer.id);
  await scene.addVersion(correctedSingle('b'));
  expect(problemOf(await scene.correct('everyone'))).toMatchObject({ code: 'noCorrectableAttempt' });
  await scene.runJob();
  expect(await scene.readAttempt(former.attemptId)).toMatchObject({ state: 'failed' });
  expect(await db.certificate.count({ where: { enrollmentId: former.enrollmentId } })).toBe(0);
  expect((await takeJobs(db)).filter(({ name }) => name === 'deliver_message')).toEqual([]);
});
