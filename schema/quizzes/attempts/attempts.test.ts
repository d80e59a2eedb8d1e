import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import { completeOpenedMutation, problemOf, visitMutation } from '../../testing/learningDocuments';
import { attemptQuery, quizQuery } from '../../testing/quizzes/quizDocuments';
import { answersTo, createQuizScene, type StartedAttempt } from '../../testing/quizzes/quizFixtures';
import { openTestDatabase } from '../../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

describe('the way of a learner', () => {
  test('starts, saves, submits and passes; the course is completed with a certificate that says what was shown', async () => {
    const { enroll, lessonId, execute } = await createQuizScene(db);
    const learner = await enroll();
    const started = await learner.start();
    const attempt = started.data?.startQuizAttempt as StartedAttempt;
    expect(started.errors).toBeUndefined();
    expect(attempt).toMatchObject({ number: 1, state: 'open', score: null, isRevealed: false, topics: null });
    expect(attempt.questions.map(({ review }) => review)).toEqual(attempt.questions.map(() => null));
    const saved = await learner.save(attempt.id, answersTo(attempt.questions, true));
    expect(saved.errors).toBeUndefined();
    expect(saved.data?.saveQuizAnswers.answers.map(({ response }) => response)).toEqual(
      expect.arrayContaining([{ isTrue: true }, { text: '١٢٫٥', unit: 'kW', reading: null }]),
    );
    const submitted = await learner.submit(attempt.id);
    expect(submitted.errors).toBeUndefined();
    expect(submitted.data?.submitQuizAttempt).toMatchObject({
      state: 'passed',
      score: '9',
      percent: 100,
      criticalMissed: 0,
      isRevealed: true,
    });
    for (const { review, response, text } of submitted.data?.submitQuizAttempt.questions ?? [])
      expect([text, review?.verdict]).toEqual([text, response ? 'right' : 'blank']);
    expect(await learner.read()).toBe('100 completed');
    expect(await db.certificate.findFirst({ where: { enrollmentId: learner.enrollmentId } })).toMatchObject({
      evidence: { quizzes: [{ lessonId, scorePercent: 100, passPercent: 70, criticalQuestions: 0 }] },
    });
    const { data } = await execute<{ quiz: unknown }>(quizQuery, { lessonId }, learner.viewer);
    expect(data?.quiz).toMatchObject({
      myAttempts: [{ id: attempt.id, state: 'passed' }],
      slots: null,
      canStart: true,
    });
  });

  test('a quiz is completed by nothing but a passed attempt', async () => {
    const { enroll, lessonId, execute } = await createQuizScene(db);
    const learner = await enroll();
    await execute(visitMutation, { id: lessonId }, learner.viewer);
    const { errors } = await execute(completeOpenedMutation, { id: lessonId }, learner.viewer);
    expect(errors).toHaveLength(1);
    const key = { enrollmentId: learner.enrollmentId, lessonId };
    const update = db.lessonProgress.update({
      where: { enrollmentId_lessonId: key },
      data: { completedAt: new Date() },
    });
    await expect(update).rejects.toThrow();
    const { data } = await learner.start();
    const attempt = data?.startQuizAttempt as StartedAttempt;
    await learner.save(attempt.id, answersTo(attempt.questions, false));
    expect((await learner.submit(attempt.id)).data?.submitQuizAttempt).toMatchObject({ state: 'failed' });
    expect(await learner.read()).toBe('0 in_progress');
    await expect(
      db.lessonProgress.update({ where: { enrollmentId_lessonId: key }, data: { completedAt: new Date() } }),
    ).rejects.toThrow();
  });

  test('an open attempt is returned again, with the answers that were saved', async () => {
    const { enroll, execute } = await createQuizScene(db, {}, ['single', 'boolean']);
    const learner = await enroll();
    const { data } = await learner.start();
    const attempt = data?.startQuizAttempt as StartedAttempt;
    await learner.save(attempt.id, [
      { position: 1, seq: 3, response: null },
      ...answersTo(attempt.questions.slice(1), true),
    ]);
    const again = await learner.start();
    expect(again.data?.startQuizAttempt).toMatchObject({
      id: attempt.id,
      questions: [
        { response: null, seq: 3 },
        { seq: 1, response: expect.any(Object) as object },
      ],
    });
    const read = await execute<{ quizAttempt: StartedAttempt }>(attemptQuery, { id: attempt.id }, learner.viewer);
    expect(read.data?.quizAttempt).toMatchObject({ id: attempt.id, state: 'open' });
  });
});

test('a learner of another enrollment sees and changes nothing', async () => {
  const { enroll, execute } = await createQuizScene(db, {}, ['single']);
  const [learner, other] = [await enroll(), await enroll()];
  const { data } = await learner.start();
  const attempt = data?.startQuizAttempt as StartedAttempt;
  expect((await execute(attemptQuery, { id: attempt.id }, other.viewer)).data).toEqual({ quizAttempt: null });
  const answers = answersTo(attempt.questions, true);
  expect(problemOf(await other.save(attempt.id, answers))).toMatchObject({ code: 'attemptNotFound' });
  expect(problemOf(await other.submit(attempt.id))).toMatchObject({ code: 'attemptNotFound' });
});
