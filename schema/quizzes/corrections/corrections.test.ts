import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import { deliverNotifications } from '../../notifications/deliverNotifications';
import { correctedSingle, createCorrectionScene, findWrongResults } from '../../testing/quizzes/correctionScene';
import { problemOf } from '../../testing/learningDocuments';
import { attemptQuery } from '../../testing/quizzes/quizDocuments';
import { answersTo, moveIntoPast, sampleContents, type StartedAttempt } from '../../testing/quizzes/quizFixtures';
import { takeDeliveries, takeJobs } from '../../testing/takeJobs';
import { openTestDatabase } from '../../testing/testDatabase';
import { countAnswers } from '../countAnswers';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());
beforeEach(() => takeJobs(db));

/** Delivers the waiting notifications and returns kind and recipient of each that is in an inbox afterwards. */
async function deliver() {
  const before = await db.notification.count();
  await deliverNotifications(db, await takeDeliveries(db));
  const rows = await db.notification.findMany({ orderBy: { id: 'asc' }, skip: before });
  return rows.map(({ kind, userId, payload }) => ({ kind, userId, payload }));
}

test('a corrected key passes a failed attempt, completes lesson and course, and tells the learner once', async () => {
  const { attempt, addVersion, correct, runJob, readAttempt, readMarks, readList, lessonId } =
    await createCorrectionScene(db);
  const failed = await attempt(false);
  await addVersion(correctedSingle('b'));
  await deliver();
  expect(await readList()).toMatchObject({ questionCorrections: { attemptCount: 1, list: [] } });
  expect((await correct('key')).errors).toBeUndefined();
  await runJob();
  await runJob();
  expect(await readAttempt(failed.attemptId)).toMatchObject({ state: 'passed', percent: 100 });
  expect(await readMarks(failed.attemptId)).toMatchObject([
    { markedBy: 'machine', verdict: 'wrong' },
    { markedBy: 'remark', verdict: 'right', userId: expect.any(Number), correctionId: expect.any(Number) },
  ]);
  expect(await failed.read()).toBe('100 completed');
  expect(await db.certificate.count({ where: { enrollmentId: failed.enrollmentId } })).toBe(1);
  const delivered = await deliver();
  expect(delivered.filter(({ kind }) => kind === 'result_corrected')).toMatchObject([
    { userId: failed.viewer.id, payload: { lessonId, attemptId: failed.attemptId, percent: 100, isNewPass: true } },
  ]);
  expect(await readList()).toMatchObject({
    questionCorrections: {
      attemptCount: 0,
      list: [
        {
          version: 2,
          method: 'key',
          completedAt: expect.any(String),
          attemptCount: 1,
          changedCount: 1,
          passedCount: 1,
        },
      ],
    },
  });
  expect(await findWrongResults(db, lessonId)).toEqual([]);
});

test('a passed attempt that would fail keeps its points, and its learner gets no message', async () => {
  const { attempt, addVersion, correct, runJob, readAttempt, readMarks, execute, trainer } =
    await createCorrectionScene(db);
  const passed = await attempt(true);
  await addVersion(correctedSingle('b'));
  await deliver();
  await correct('key');
  await runJob();
  expect(await readAttempt(passed.attemptId)).toMatchObject({ state: 'passed', percent: 100 });
  expect(await readMarks(passed.attemptId)).toMatchObject([
    { verdict: 'right' },
    { verdict: 'right', markedBy: 'remark' },
  ]);
  expect((await deliver()).filter(({ kind }) => kind === 'result_corrected')).toEqual([]);
  const read = `query ($id: ID!) { quizAttempt(id: $id) {
    questions { text correctedAt response options { id text } review { verdict isCredited correctResponse } } } }`;
  const { data } = await execute<{ quizAttempt: StartedAttempt }>(read, { id: passed.attemptId }, trainer);
  const [question] = data?.quizAttempt.questions ?? [];
  const nameOf = (text: string) => question?.options?.find((option) => option.text === text)?.id;
  expect(question).toMatchObject({
    text: 'Which cable is grounded? (corrected)',
    correctedAt: expect.any(String),
    response: { option: nameOf('Option a') },
    review: { verdict: 'right', isCredited: true, correctResponse: { option: nameOf('Option b') } },
  });
});

test('points fall where no pass is lost', async () => {
  const scene = await createCorrectionScene(db, { passPercent: 50 }, ['single', 'boolean', 'text']);
  const [passed, failed] = [await scene.attempt(true), await scene.attempt(true, false)];
  await scene.addVersion(correctedSingle('c'));
  await scene.correct('key');
  await scene.runJob();
  expect(await scene.readAttempt(passed.attemptId)).toMatchObject({ state: 'passed', percent: 66 });
  expect(await scene.readAttempt(failed.attemptId)).toMatchObject({ state: 'failed', percent: 0 });
  expect((await deliver()).filter(({ kind }) => kind === 'result_corrected')).toHaveLength(2);
  expect(await findWrongResults(db, scene.lessonId)).toEqual([]);
});

test('full points go to all who answered, or to everyone', async () => {
  const scene = await createCorrectionScene(db);
  const [wrong, blank] = [await scene.attempt(false), await scene.attempt(null)];
  await scene.addVersion(correctedSingle('a'));
  await scene.correct('answered');
  await scene.runJob();
  const stateOf = async ({ attemptId }: typeof wrong) => (await scene.readAttempt(attemptId)).state;
  expect([await stateOf(wrong), await stateOf(blank)]).toEqual(['passed', 'failed']);
  await scene.correct('everyone');
  await scene.runJob();
  expect([await stateOf(wrong), await stateOf(blank)]).toEqual(['passed', 'passed']);
  expect(await scene.readMarks(blank.attemptId)).toMatchObject([
    { verdict: 'blank' },
    { verdict: 'blank', markedBy: 'remark' },
    { verdict: 'right', markedBy: 'remark' },
  ]);
});

test('an answer to another kind of question keeps its mark by the key, and gets full points otherwise', async () => {
  const scene = await createCorrectionScene(db);
  const failed = await scene.attempt(false);
  await scene.addVersion(sampleContents.multiple);
  expect(problemOf(await scene.correct('key'))).toMatchObject({ code: 'noCorrectableAttempt' });
  await scene.correct('everyone');
  await scene.runJob();
  expect(await scene.readAttempt(failed.attemptId)).toMatchObject({ state: 'passed' });
  const { data } = await scene.execute<{ quizAttempt: StartedAttempt }>(
    attemptQuery,
    { id: failed.attemptId },
    scene.trainer,
  );
  expect(data?.quizAttempt.questions[0]).toMatchObject({ kind: 'single', review: { correctResponse: null } });
});

test('an attempt that is open at the correction ends with the corrected mark, without a message', async () => {
  const scene = await createCorrectionScene(db);
  await scene.attempt(true);
  const learner = await scene.enroll();
  const { id, questions } = await scene.start(learner);
  await learner.save(id, answersTo(questions, false));
  await scene.addVersion(correctedSingle('b'));
  await scene.correct('key');
  await scene.runJob();
  expect((await scene.readAttempt(Number(id))).state).toBe('open');
  await deliver();
  const { data } = await learner.submit(id);
  expect(data?.submitQuizAttempt).toMatchObject({ state: 'passed', percent: 100 });
  expect(await scene.readMarks(Number(id))).toMatchObject([
    { markedBy: 'machine', verdict: 'wrong' },
    { markedBy: 'remark', verdict: 'right' },
  ]);
  expect((await deliver()).map(({ kind }) => kind)).not.toContain('result_corrected');
  expect(await learner.read()).toBe('100 completed');
});

test('a correction is completed after attempts that are being marked at its beginning', async () => {
  const scene = await createCorrectionScene(db);
  await scene.attempt(false);
  const learner = await scene.enroll();
  const { id, questions } = await scene.start(learner);
  await learner.save(id, answersTo(questions, false));
  await db.$queryRaw`SELECT submit_attempt(${Number(id)}::int)::text`;
  await scene.addVersion(correctedSingle('b'));
  await scene.correct('key');
  await scene.runJob();
  expect(await scene.readList()).toMatchObject({
    questionCorrections: { list: [{ completedAt: null, attemptCount: 1 }] },
  });
  expect(problemOf(await scene.correct('everyone'))).toMatchObject({ code: 'correctionIsRunning' });
  // As a process that had read the answers before the correction.
  const marks = JSON.stringify([{ position: 1, verdict: 'wrong', numerator: 0, denominator: 1 }]);
  const result = JSON.stringify({ score: 0, percent: 0, criticalMissed: 0, topics: [] });
  await db.$queryRaw`SELECT finish_attempt(${Number(id)}::int, ${marks}::jsonb, ${result}::jsonb)`;
  await scene.runJob();
  expect(await scene.readAttempt(Number(id))).toMatchObject({ state: 'passed', percent: 100 });
  expect(await scene.readList()).toMatchObject({
    questionCorrections: { list: [{ completedAt: expect.any(String), attemptCount: 2, passedCount: 2 }] },
  });
});

test('late answers that are accepted after a correction are marked by it', async () => {
  const scene = await createCorrectionScene(db, { timeLimitSeconds: 600 });
  const learner = await scene.enroll();
  const { id, questions } = await scene.start(learner);
  await moveIntoPast(db, id, 631);
  await learner.save(id, answersTo(questions, false));
  await learner.submit(id);
  await scene.addVersion(correctedSingle('b'));
  await scene.correct('key');
  await scene.runJob();
  expect(await scene.readAttempt(Number(id))).toMatchObject({ state: 'failed', percent: 0 });
  await scene.execute('mutation ($id: ID!) { acceptLateAnswers(attemptId: $id) { id } }', { id }, scene.trainer);
  expect(await scene.readAttempt(Number(id))).toMatchObject({ state: 'passed', percent: 100 });
  const version = await db.questionVersion.findFirst({ where: { questionId: scene.questionId, number: 2 } });
  expect((await scene.readMarks(Number(id))).at(-1)).toMatchObject({ verdict: 'right', versionId: version?.id });
});

test('the preview says what the correction does, and stores nothing', async () => {
  const scene = await createCorrectionScene(db, { passPercent: 60 }, ['single', 'boolean', 'text']);
  for (const isRight of [true, false, null]) for (const others of [true, false]) await scene.attempt(isRight, others);
  await scene.addVersion(correctedSingle('b'));
  for (const method of ['key', 'answered', 'everyone'] as const) {
    const marks = await db.answerMark.count();
    const { checked, attempts } = await scene.preview(method);
    expect([checked, await db.answerMark.count()]).toEqual([6, marks]);
    const before = await db.quizAttempt.findMany({ where: { quizId: scene.lessonId }, orderBy: { id: 'asc' } });
    await scene.correct(method);
    await scene.runJob();
    const after = await db.quizAttempt.findMany({ where: { quizId: scene.lessonId }, orderBy: { id: 'asc' } });
    const changed = before.flatMap((old, index) => {
      const now = after[index];
      return now && now.percent !== old.percent
        ? [{ attemptId: String(old.id), percentAfter: now.percent, stateAfter: now.state }]
        : [];
    });
    const planned = attempts.filter(({ keepsPass }) => !keepsPass);
    expect(
      planned.map(({ attemptId, percentAfter, stateAfter }) => ({ attemptId, percentAfter, stateAfter })).sort(byId),
    ).toEqual(changed.sort(byId));
    for (const { attemptId, percentBefore, stateBefore } of attempts)
      expect(before.find(({ id }) => String(id) === attemptId)).toMatchObject({
        percent: percentBefore,
        state: stateBefore,
      });
  }
  expect(await findWrongResults(db, scene.lessonId)).toEqual([]);
});

const byId = (a: { attemptId: string }, b: { attemptId: string }) => Number(a.attemptId) - Number(b.attemptId);

test('figures of the question follow the correction, whether its attempts were counted before or not', async () => {
  const scene = await createCorrectionScene(db);
  await scene.attempt(false);
  await countAnswers(db);
  await scene.attempt(false);
  await scene.attempt(true);
  await scene.addVersion(correctedSingle('b'));
  await scene.correct('key');
  await scene.runJob();
  await countAnswers(db);
  const { data } = await scene.execute(
    'query ($lessonId: ID!) { quizStatistics(lessonId: $lessonId) { answered right wrongTaken { response count } } }',
    { lessonId: scene.lessonId },
    scene.trainer,
  );
  // The one that keeps its pass counts as it is marked.
  expect(data).toEqual({ quizStatistics: [{ answered: 3, right: 3, wrongTaken: [] }] });
});

test('a correction is refused without earlier attempts, for another version, and to other trainers; it is in the audit log', async () => {
  const scene = await createCorrectionScene(db);
  expect(problemOf(await scene.correct('key'))).toMatchObject({ code: 'noCorrectableAttempt' });
  await scene.attempt(false);
  await scene.addVersion(correctedSingle('b'));
  expect(problemOf(await scene.correct('key', scene.trainer, 1))).toMatchObject({ code: 'changedMeanwhile' });
  const other = await createCorrectionScene(db);
  expect(problemOf(await scene.correct('key', other.trainer))).toMatchObject({ code: 'questionNotFound' });
  expect((await scene.correct('key', scene.admin)).errors).toBeUndefined();
  const entry = await db.auditEntry.findFirst({
    where: { entity: 'questions', entityId: scene.questionId },
    orderBy: { id: 'desc' },
  });
  expect(entry).toMatchObject({
    actorId: scene.admin.id,
    after: { correction: { version: 2, method: 'key', reason: 'The key was wrong' } },
  });
  expect((await takeJobs(db)).map(({ name }) => name)).toContain('correct_marks');
});

test('the same correction is not made twice, and another decision is', async () => {
  const scene = await createCorrectionScene(db);
  const { attemptId } = await scene.attempt(false);
  await scene.addVersion(correctedSingle('c'));
  for (const method of ['key', 'answered', 'key'] as const) {
    expect((await scene.correct(method)).errors).toBeUndefined();
    await scene.runJob();
    expect(problemOf(await scene.correct(method, scene.admin))).toMatchObject({ code: 'noCorrectableAttempt' });
  }
  expect(await scene.readMarks(attemptId)).toHaveLength(4);
});

test('a correction gives no certificate and no access back after a refund', async () => {
  const scene = await createCorrectionScene(db);
  const { attemptId, enrollmentId, read } = await scene.attempt(false);
  await db.enrollment.update({ where: { id: enrollmentId }, data: { status: 'ended', endedAt: new Date() } });
  await scene.addVersion(correctedSingle('b'));
  await scene.correct('key');
  await scene.runJob();
  expect(await scene.readAttempt(attemptId)).toMatchObject({ state: 'passed' });
  expect(await read()).toMatch(/ended$/);
  expect(await db.certificate.count({ where: { enrollmentId } })).toBe(0);
});

test('the score of a passed attempt changes by a correction alone', async () => {
  const scene = await createCorrectionScene(db);
  const { attemptId } = await scene.attempt(true);
  await expect(db.quizAttempt.update({ where: { id: attemptId }, data: { score: 0.5, percent: 70 } })).rejects.toThrow(
    'quiz_attempts_transition',
  );
});
