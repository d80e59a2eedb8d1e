import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../../../prisma/generated/client';
import { createFixtures, viewerFor } from '../../../testing/fixtures';
import { problemOf } from '../../../testing/learningDocuments';
import { attemptQuery } from '../../../testing/quizzes/quizDocuments';
import { answersTo, createQuizScene, moveIntoPast, type StartedAttempt } from '../../../testing/quizzes/quizFixtures';
import { openTestDatabase } from '../../../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const acceptMutation = `mutation ($attemptId: ID!) {
  acceptLateAnswers(attemptId: $attemptId) { id state percent score lateAcceptedAt questions { position response lateResponse lateSavedAt review { verdict } } } }`;

const exceptionMutation = `mutation ($lessonId: ID!, $enrollmentId: ID!) {
  setQuizException(lessonId: $lessonId, enrollmentId: $enrollmentId, input: { extraPercent: 50, reason: "Dyslexia" }) { id } }`;

interface AcceptedAttempt extends StartedAttempt {
  lateAcceptedAt: Date | null;
}

type Rules = Parameters<typeof createQuizScene>[1];

/** An attempt with a first answer in time and the others, or all, after its deadline, closed and failed. */
async function createLateAttempt(isLateRight: boolean, rules: Rules = {}, { isFirstLate = true } = {}) {
  const scene = await createQuizScene(db, { timeLimitSeconds: 600, ...rules }, ['single', 'boolean', 'text']);
  const learner = await scene.enroll();
  const { data } = await learner.start();
  const { id = '', questions = [] } = data?.startQuizAttempt ?? {};
  await learner.save(id, answersTo(questions.slice(0, 1), !isLateRight));
  await moveIntoPast(db, id, 631);
  await learner.save(id, answersTo(questions.slice(isFirstLate ? 0 : 1), isLateRight, 2));
  await learner.submit(id);
  const accept = (viewer = scene.trainer) =>
    scene.execute<{ acceptLateAnswers: AcceptedAttempt }>(acceptMutation, { attemptId: id }, viewer);
  return { ...scene, learner, id, questions, accept };
}

test('late answers that a trainer accepts are marked, and a pass completes the lesson and the course', async () => {
  const { accept, learner, id, trainer } = await createLateAttempt(true);
  expect(await learner.read()).toBe('0 in_progress');
  const { data, errors } = await accept();
  expect(errors).toBeUndefined();
  expect(data?.acceptLateAnswers).toMatchObject({
    id,
    state: 'passed',
    percent: 100,
    score: '3',
    lateAcceptedAt: expect.any(String) as string,
    questions: Array.from({ length: 3 }, () => ({ lateResponse: null, review: { verdict: 'right' } })),
  });
  expect(await learner.read()).toBe('100 completed');
  expect(await db.certificate.count({ where: { enrollmentId: learner.enrollmentId } })).toBe(1);
  const marks = await db.answerMark.findMany({ where: { attemptId: Number(id) }, orderBy: { id: 'asc' } });
  expect(marks.map(({ markedBy, userId, verdict }) => `${markedBy} ${userId} ${verdict}`)).toEqual([
    ...['machine null wrong', 'machine null blank', 'machine null blank'],
    ...Array.from({ length: 3 }, () => `remark ${trainer.id} right`),
  ]);
  expect(await db.attemptAnswer.count({ where: { attemptId: Number(id) } })).toBe(1);
});

test('before, trainers and learners see that the answers do not count; afterwards they are the answers', async () => {
  const { accept, execute, learner, id, trainer } = await createLateAttempt(true, { reveal: 'never' });
  const document = attemptQuery.replace('response seq', 'response seq lateResponse lateSavedAt');
  const read = async (viewer: typeof trainer) =>
    (await execute<{ quizAttempt: StartedAttempt }>(document, { id }, viewer)).data?.quizAttempt.questions[0];
  const before = await read(learner.viewer);
  expect(before).toMatchObject({ seq: 1, lateSavedAt: expect.any(String) as string });
  expect(before).not.toMatchObject({ response: (before as unknown as { lateResponse: object }).lateResponse });
  expect(await read(trainer)).toMatchObject({ lateSavedAt: expect.any(String) as string });
  await accept();
  expect(await read(learner.viewer)).toMatchObject({
    seq: 2,
    lateSavedAt: null,
    review: null,
    response: (before as unknown as { lateResponse: object }).lateResponse,
  });
});

test('accepted answers can be wrong, too; then no more late answers are taken', async () => {
  const { accept, learner, id, questions } = await createLateAttempt(false);
  expect((await accept()).data?.acceptLateAnswers).toMatchObject({ state: 'failed', percent: 0 });
  expect(await learner.read()).toBe('0 in_progress');
  expect(problemOf(await learner.save(id, answersTo(questions, true, 3)))).toMatchObject({ code: 'attemptClosed' });
  expect(problemOf(await accept())).toMatchObject({ code: 'noLateAnswers' });
});

test('answers in time keep their newest mark, also where they would be marked in another way today', async () => {
  const { accept, id, trainer } = await createLateAttempt(true, { passPercent: 30 }, { isFirstLate: false });
  const mark = await db.answerMark.findFirstOrThrow({ where: { attemptId: Number(id), position: 1 } });
  const { id: _, createdAt: __, ...columns } = mark;
  await db.answerMark.create({
    data: { ...columns, markedBy: 'remark', userId: trainer.id, verdict: 'partial', numerator: 1, denominator: 2 },
  });
  expect((await accept()).data?.acceptLateAnswers).toMatchObject({ state: 'passed', score: '2.5', percent: 83 });
  const marks = await db.answerMark.findMany({ where: { attemptId: Number(id), position: 1 } });
  expect(marks.map(({ verdict }) => verdict).toSorted()).toEqual(['partial', 'wrong']);
});

test('more time comes too late for an attempt that is due: its late answers are there to be accepted', async () => {
  const scene = await createQuizScene(db, { timeLimitSeconds: 600 }, ['single']);
  const learner = await scene.enroll();
  const { id = '', questions = [] } = (await learner.start()).data?.startQuizAttempt ?? {};
  await moveIntoPast(db, id, 631);
  expect((await learner.save(id, answersTo(questions, true))).data?.saveQuizAnswers.isLate).toBe(true);
  const exception = { lessonId: scene.lessonId, enrollmentId: learner.enrollmentId };
  expect((await scene.execute(exceptionMutation, exception, scene.trainer)).errors).toBeUndefined();
  await learner.submit(id);
  const stored = () => db.quizAttempt.findUniqueOrThrow({ where: { id: Number(id) } });
  const { startedAt, deadlineAt } = await stored();
  expect(Number(deadlineAt) - Number(startedAt)).toBe(600_000);
  const { errors } = await scene.execute(acceptMutation, { attemptId: id }, scene.trainer);
  expect(errors).toBeUndefined();
  expect(await stored()).toMatchObject({ state: 'passed', closedBy: 'deadline' });
});

test('an attempt that its learner handed in has no late answers to accept, even if some are stored', async () => {
  const scene = await createQuizScene(db, {}, ['boolean']);
  const learner = await scene.enroll();
  const { id = '' } = (await learner.start()).data?.startQuizAttempt ?? {};
  await learner.submit(id);
  const savedAt = new Date();
  const attemptId = Number(id);
  await db.lateAnswer.create({ data: { attemptId, position: 1, response: { isTrue: true }, seq: 1, savedAt } });
  const accepted = await scene.execute(acceptMutation, { attemptId: id }, scene.trainer);
  expect(problemOf(accepted)).toMatchObject({ code: 'noLateAnswers' });
});

test('a passed attempt, one without late answers and one that is open have none to accept', async () => {
  const passed = await createLateAttempt(false, { passPercent: 30 });
  expect(problemOf(await passed.accept())).toMatchObject({ code: 'noLateAnswers' });
  expect(await passed.learner.read()).toBe('100 completed');
  const other = await passed.enroll();
  const { data } = await other.start();
  const acceptOther = () => passed.execute(acceptMutation, { attemptId: data?.startQuizAttempt.id }, passed.trainer);
  expect(problemOf(await acceptOther())).toMatchObject({ code: 'noLateAnswers' });
  await other.submit(data?.startQuizAttempt.id ?? '');
  expect(problemOf(await acceptOther())).toMatchObject({ code: 'noLateAnswers' });
});

test('only the trainer of the course and admins accept, and the decision is logged with the name of its author', async () => {
  const { accept, learner, admin, lessonId, id } = await createLateAttempt(true);
  const stranger = viewerFor(await createFixtures(db).createUser({ role: 'trainer' }));
  expect(problemOf(await accept(stranger))).toMatchObject({ code: 'attemptNotFound' });
  expect(problemOf(await accept(learner.viewer))).toMatchObject({ code: 'notAllowed' });
  expect(await db.quizAttempt.findUnique({ where: { id: Number(id) } })).toMatchObject({ state: 'failed' });
  expect((await accept(admin)).errors).toBeUndefined();
  const entries = await db.auditEntry.findMany({ where: { actorId: admin.id } });
  expect(entries).toMatchObject([
    {
      action: 'update',
      entity: 'quizzes',
      entityId: lessonId,
      changedFields: ['lateAnswers'],
      before: { lateAnswers: { state: 'failed', percent: 0 } },
      after: { lateAnswers: { state: 'passed', percent: 100 } },
    },
  ]);
});
