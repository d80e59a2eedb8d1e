import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import { problemOf } from '../../testing/learningDocuments';
import { quizQuery } from '../../testing/quizzes/quizDocuments';
import { answersTo, createQuizScene, moveIntoPast, type StartedAttempt } from '../../testing/quizzes/quizFixtures';
import { openTestDatabase } from '../../testing/testDatabase';
import { closeAttempts } from './closeAttempts';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

type Scene = Awaited<ReturnType<typeof createQuizScene>>;
type Learner = Awaited<ReturnType<Scene['enroll']>>;

async function startAttempt(learner: Learner): Promise<StartedAttempt> {
  const { data, errors } = await learner.start();
  if (!data) throw new Error(String(errors?.[0]));
  return data.startQuizAttempt;
}

/** Ends an attempt with all answers right or wrong. */
async function endAttempt(learner: Learner, isRight: boolean): Promise<StartedAttempt> {
  const attempt = await startAttempt(learner);
  await learner.save(attempt.id, answersTo(attempt.questions, isRight));
  const { data } = await learner.submit(attempt.id);
  return data?.submitQuizAttempt ?? attempt;
}

const exceptionMutation = `mutation ($lessonId: ID!, $enrollmentId: ID!, $input: QuizExceptionInput!) {
  setQuizException(lessonId: $lessonId, enrollmentId: $enrollmentId, input: $input) { extraPercent extraAttempts } }`;

describe('number of attempts and pauses', () => {
  test('no attempt beyond the allowed ones; an exception gives one learner more', async () => {
    const { enroll, lessonId, execute, trainer } = await createQuizScene(db, { attemptsAllowed: 2 }, ['single']);
    const [learner, other] = [await enroll(), await enroll()];
    for (const _attempt of [1, 2]) await endAttempt(learner, false);
    expect(problemOf(await learner.start())).toMatchObject({ code: 'noAttemptLeft' });
    const { data } = await execute(quizQuery, { lessonId }, learner.viewer);
    expect(data).toMatchObject({ quiz: { attemptsLeft: 0, canStart: false } });
    const input = { extraAttempts: 1, reason: 'The line was cut' };
    const { enrollmentId } = learner;
    expect((await execute(exceptionMutation, { lessonId, enrollmentId, input }, trainer)).errors).toBeUndefined();
    expect(await endAttempt(learner, false)).toMatchObject({ number: 3, state: 'failed' });
    expect(problemOf(await learner.start())).toMatchObject({ code: 'noAttemptLeft' });
    for (const _attempt of [1, 2]) await endAttempt(other, false);
    expect(problemOf(await other.start())).toMatchObject({ code: 'noAttemptLeft' });
  });

  test('the next attempt waits for the pause, which the problem and the quiz name', async () => {
    const { enroll, lessonId, execute } = await createQuizScene(db, { pauseMinutes: 10 }, ['single']);
    const learner = await enroll();
    const { id } = await endAttempt(learner, false);
    const problem = problemOf(await learner.start()) as { code: string; retryAfterSeconds: number };
    expect(problem).toMatchObject({ code: 'attemptPaused' });
    expect(problem.retryAfterSeconds).toBeGreaterThan(500);
    expect(problem.retryAfterSeconds).toBeLessThanOrEqual(600);
    const { data } = await execute(quizQuery, { lessonId }, learner.viewer);
    expect(data).toMatchObject({ quiz: { canStart: false, nextAttemptAt: expect.anything() as unknown } });
    await moveIntoPast(db, id, 601);
    expect(await startAttempt(learner)).toMatchObject({ number: 2 });
  });

  test('a repeated start with the same key is one attempt, also after its end', async () => {
    const { enroll } = await createQuizScene(db, {}, ['single']);
    const learner = await enroll();
    const key = crypto.randomUUID();
    const ids = [];
    for (const _start of [1, 2]) ids.push((await learner.start(key)).data?.startQuizAttempt.id);
    await learner.submit(ids[0] ?? '');
    ids.push((await learner.start(key)).data?.startQuizAttempt.id);
    expect(new Set(ids).size).toBe(1);
    expect((await learner.start(crypto.randomUUID())).data?.startQuizAttempt).toMatchObject({ number: 2 });
  });
});

describe('time', () => {
  const limited = { timeLimitSeconds: 600 };

  test('answers count until 30 seconds after the deadline, later ones are stored apart', async () => {
    const { enroll } = await createQuizScene(db, limited, ['single', 'boolean']);
    const learner = await enroll();
    const attempt = await startAttempt(learner);
    const [first, second] = answersTo(attempt.questions, true);
    await moveIntoPast(db, attempt.id, 625);
    expect((await learner.save(attempt.id, [first ?? {}])).data?.saveQuizAnswers).toMatchObject({
      isLate: false,
      remainingSeconds: 0,
    });
    await moveIntoPast(db, attempt.id, 6);
    const late = (await learner.save(attempt.id, [second ?? {}])).data?.saveQuizAnswers;
    expect(late).toMatchObject({ isLate: true, answers: [{ seq: 1 }] });
    // The next reader closes the attempt.
    const { data } = await learner.submit(attempt.id);
    expect(data?.submitQuizAttempt).toMatchObject({ state: 'failed', percent: 50 });
    const stored = await db.quizAttempt.findUniqueOrThrow({ where: { id: Number(attempt.id) } });
    expect(stored).toMatchObject({ closedBy: 'deadline', submittedAt: stored.deadlineAt });
    expect((await learner.save(attempt.id, [{ ...second, seq: 2 }])).data?.saveQuizAnswers).toMatchObject({
      isLate: true,
      answers: [{ seq: 2 }],
    });
    expect(await db.lateAnswer.count({ where: { attemptId: Number(attempt.id) } })).toBe(1);
  });

  test('the job closes what is due, and marks what a crash has left submitted', async () => {
    const { enroll } = await createQuizScene(db, limited, ['single']);
    const [due, running, crashed] = [await enroll(), await enroll(), await enroll()];
    const attempts = [await startAttempt(due), await startAttempt(running), await startAttempt(crashed)];
    await due.save(attempts[0]?.id ?? '', answersTo(attempts[0]?.questions ?? [], true));
    await moveIntoPast(db, attempts[0]?.id ?? '', 631);
    await db.$queryRaw`SELECT submit_attempt(${Number(attempts[2]?.id)}::int)::text`;
    await moveIntoPast(db, attempts[2]?.id ?? '', 61);
    await closeAttempts(db);
    const states = await db.quizAttempt.findMany({
      where: { id: { in: attempts.map(({ id }) => Number(id)) } },
      orderBy: { id: 'asc' },
      select: { state: true },
    });
    expect(states.map(({ state }) => state)).toEqual(['passed', 'open', 'failed']);
    expect(await due.read()).toBe('100 completed');
  });

  test('a due attempt is closed by the next start, which begins a new one', async () => {
    const { enroll } = await createQuizScene(db, limited, ['single']);
    const learner = await enroll();
    const attempt = await startAttempt(learner);
    await moveIntoPast(db, attempt.id, 631);
    expect(await startAttempt(learner)).toMatchObject({ number: 2, state: 'open' });
    expect(await db.quizAttempt.findUnique({ where: { id: Number(attempt.id) } })).toMatchObject({ state: 'failed' });
  });

  test('extra time of a learner puts off the deadline of the open attempt and of later ones', async () => {
    const { enroll, lessonId, execute, trainer } = await createQuizScene(db, limited, ['single']);
    const learner = await enroll();
    const secondsOf = async (id: string) => {
      const { startedAt, deadlineAt } = await db.quizAttempt.findUniqueOrThrow({ where: { id: Number(id) } });
      return (Number(deadlineAt) - Number(startedAt)) / 1000;
    };
    const attempt = await startAttempt(learner);
    expect(await secondsOf(attempt.id)).toBe(600);
    const variables = { lessonId, enrollmentId: learner.enrollmentId, input: { extraPercent: 50, reason: 'Dyslexia' } };
    await execute(exceptionMutation, variables, trainer);
    expect(await secondsOf(attempt.id)).toBe(900);
    await execute(exceptionMutation, { ...variables, input: { extraPercent: 0, reason: 'A mistake' } }, trainer);
    expect(await secondsOf(attempt.id)).toBe(900);
    await learner.submit(attempt.id);
    expect(await secondsOf((await startAttempt(learner)).id)).toBe(600);
  });
});

describe('saves', () => {
  test('an older number changes nothing and returns what is stored', async () => {
    const { enroll } = await createQuizScene(db, {}, ['boolean']);
    const learner = await enroll();
    const { id } = await startAttempt(learner);
    const save = async (seq: number, isTrue: boolean) =>
      (await learner.save(id, [{ position: 1, seq, response: { isTrue } }])).data?.saveQuizAnswers.answers;
    await save(2, true);
    for (const seq of [1, 2]) expect(await save(seq, false)).toMatchObject([{ seq: 2, response: { isTrue: true } }]);
    expect(await save(3, false)).toMatchObject([{ seq: 3, response: { isTrue: false } }]);
  });

  test('an answer that does not fit its question refuses the whole request', async () => {
    const { enroll } = await createQuizScene(db, {}, ['single', 'boolean']);
    const learner = await enroll();
    const { id, questions } = await startAttempt(learner);
    const [right] = answersTo(questions, true);
    const unfit: [object, string][] = [
      [{ position: 9, seq: 1, response: { isTrue: true } }, 'answers.1.position'],
      [{ position: 1, seq: 1, response: { isTrue: true } }, 'answers'],
      [{ position: 2, seq: 1, response: { option: 'zz', isTrue: 'yes' } }, 'answers.1.response'],
      [{ position: 2, seq: 1, response: 'x'.repeat(3000) }, 'answers.1.response'],
    ];
    for (const [answer, field] of unfit) {
      const problem = problemOf(await learner.save(id, [right ?? {}, answer])) as { fields: Record<string, string> };
      expect(problem).toMatchObject({ code: 'invalidInput' });
      expect(Object.keys(problem.fields).some((name) => name.startsWith(field))).toBe(true);
    }
    expect(await db.attemptAnswer.count({ where: { attemptId: Number(id) } })).toBe(0);
  });

  test('nothing is stored after the submission', async () => {
    const { enroll } = await createQuizScene(db, {}, ['single']);
    const learner = await enroll();
    const { id, questions } = await startAttempt(learner);
    await learner.submit(id);
    expect(problemOf(await learner.save(id, answersTo(questions, true)))).toMatchObject({ code: 'attemptClosed' });
    expect(await db.attemptAnswer.count({ where: { attemptId: Number(id) } })).toBe(0);
  });
});
