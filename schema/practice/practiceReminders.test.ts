import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { createPracticeClient, endAttempt, letDaysPass } from '../testing/practiceClient';
import { createQuizScene } from '../testing/quizzes/quizFixtures';
import { takeJobs } from '../testing/takeJobs';
import { openTestDatabase } from '../testing/testDatabase';
import { remindPractice } from './practiceReminders';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

/** The reminders that a run sends. */
async function readReminders(): Promise<unknown[]> {
  await takeJobs(db);
  await remindPractice(db);
  return (await takeJobs(db)).map(({ payload }) => payload);
}

/** As if the next week had begun. */
const forgetWeek = () => db.deliveredMessage.deleteMany();

test('one reminder a week and student, for what is due, and none after four weeks, while it is off, or without access', async () => {
  const scene = await createQuizScene(db, { reveal: 'after_pass' }, ['single', 'boolean']);
  const learner = await scene.enroll();
  const failed = await scene.enroll();
  await endAttempt(learner, () => true);
  await endAttempt(failed, () => false);
  expect(await readReminders()).toEqual([]);
  for (const { enrollmentId } of [learner, failed]) await letDaysPass(db, enrollmentId, 4);
  await forgetWeek();
  expect(await readReminders()).toMatchObject([
    {
      kind: 'practice_due',
      recipients: { userIds: [learner.viewer.id] },
      payload: { courseId: scene.course.id, questions: 2, otherCourses: 0 },
    },
  ]);
  expect(await readReminders()).toEqual([]);
  await forgetWeek();
  const { set } = createPracticeClient(db, learner.viewer, scene.course.id);
  await set(false);
  expect(await readReminders()).toEqual([]);
  await set(true);
  await forgetWeek();
  expect(await readReminders()).toHaveLength(1);
  await forgetWeek();
  await letDaysPass(db, learner.enrollmentId, 30);
  expect(await readReminders()).toEqual([]);
});

test('of concurrent runs one sends', async () => {
  const scene = await createQuizScene(db, { reveal: 'always' }, ['single']);
  const learner = await scene.enroll();
  await endAttempt(learner, () => true);
  await letDaysPass(db, learner.enrollmentId, 4);
  await forgetWeek();
  await takeJobs(db);
  await Promise.all([remindPractice(db), remindPractice(db), remindPractice(db)]);
  expect((await takeJobs(db)).length).toBe(1);
});

test('a rule that reveals more later makes the cards that were missing', async () => {
  const scene = await createQuizScene(db, { reveal: 'never' }, ['single', 'boolean']);
  const learner = await scene.enroll();
  await endAttempt(learner, () => true);
  const where = { enrollmentId: learner.enrollmentId };
  expect(await db.practiceCard.count({ where })).toBe(0);
  await db.quiz.update({ where: { lessonId: scene.lessonId }, data: { reveal: 'after_pass' } });
  await remindPractice(db);
  expect(await db.practiceCard.count({ where })).toBe(2);
});

test('so does an exception that is taken back, when no attempt is left', async () => {
  const scene = await createQuizScene(db, { reveal: 'after_last', attemptsAllowed: 1, passPercent: 100 }, ['single']);
  const learner = await scene.enroll();
  const { enrollmentId } = learner;
  const key = { quizId: scene.lessonId, enrollmentId };
  await db.quizException.create({ data: { ...key, extraAttempts: 1, reason: 'Power cut' } });
  await endAttempt(learner, () => false);
  expect(await db.practiceCard.count({ where: { enrollmentId } })).toBe(0);
  await db.quiz.update({ where: { lessonId: scene.lessonId }, data: { updatedAt: new Date(0) } });
  await db.quizException.update({ where: { quizId_enrollmentId: key }, data: { extraAttempts: 0 } });
  await remindPractice(db);
  expect(await db.practiceCard.count({ where: { enrollmentId } })).toBe(1);
});
