import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import { problemOf } from '../../testing/learningDocuments';
import { attemptQuery, quizQuery } from '../../testing/quizDocuments';
import {
  answersTo,
  createQuizFixtures,
  createQuizScene,
  moveIntoPast,
  sampleContents,
  type StartedAttempt,
} from '../../testing/quizFixtures';
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
      ...{ isLate: false, remainingSeconds: 0 },
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

describe('review', () => {
  const isRevealed = async (scene: Scene, learner: Learner, id: string) => {
    const { data } = await scene.execute<{ quizAttempt: StartedAttempt }>(attemptQuery, { id }, learner.viewer);
    const { quizAttempt } = data ?? {};
    const reviewed = quizAttempt?.questions.filter(({ review }) => review !== null).length;
    expect(reviewed).toBe(quizAttempt?.isRevealed ? quizAttempt.questions.length : 0);
    return quizAttempt?.isRevealed;
  };

  test.each([
    ['never', [false, false, false]],
    ['after_pass', [false, false, true]],
    ['after_last', [false, false, true]],
    ['always', [true, true, true]],
  ] as const)('%s: after a failed attempt, during the next one, and after its pass', async (reveal, expected) => {
    const scene = await createQuizScene(db, { reveal, attemptsAllowed: 3 }, ['single', 'match']);
    const learner = await scene.enroll();
    const { id } = await endAttempt(learner, false);
    const results = [await isRevealed(scene, learner, id)];
    const next = await startAttempt(learner);
    results.push(await isRevealed(scene, learner, id));
    expect(await isRevealed(scene, learner, next.id)).toBe(false);
    await learner.save(next.id, answersTo(next.questions, true));
    await learner.submit(next.id);
    results.push(await isRevealed(scene, learner, id));
    expect(results).toEqual(expected);
  });

  test('after the last attempt, and not while it is open', async () => {
    const scene = await createQuizScene(db, { reveal: 'after_last', attemptsAllowed: 2 }, ['single']);
    const learner = await scene.enroll();
    const first = await endAttempt(learner, false);
    const last = await startAttempt(learner);
    expect(await isRevealed(scene, learner, first.id)).toBe(false);
    await learner.submit(last.id);
    expect(await isRevealed(scene, learner, first.id)).toBe(true);
    expect(await isRevealed(scene, learner, last.id)).toBe(true);
  });

  test('shows the right response with the ids of the attempt, and notes on what was chosen', async () => {
    const scene = await createQuizScene(db, { reveal: 'always' }, []);
    const { createQuestion } = createQuizFixtures(db);
    const note = { textAr: '', misconception: 'Not grounded', misconceptionAr: '', lessonId: null, second: 12 };
    const feedback = {
      explanation: 'Because.',
      explanationAr: 'لأن.',
      notes: ['b', 'c'].map((option) => ({ option, text: `Note on ${option}`, ...note })),
    };
    const { id: questionId } = await createQuestion(scene.course.id, sampleContents.single, { feedback });
    await db.quizSlot.create({ data: { quizId: scene.lessonId, position: 1, questionId } });
    const attempt = await endAttempt(await scene.enroll(), false);
    const [question] = attempt.questions;
    const idOf = (text: string) => question?.options?.find((option) => option.text === text)?.id;
    expect(question?.review).toMatchObject({
      ...{ verdict: 'wrong', explanation: 'Because.', correctResponse: { option: idOf('Option a') } },
      notes: [{ option: idOf('Option b'), text: 'Note on b' }],
    });
    expect(question?.review?.notes).toHaveLength(1);
  });

  test('a trainer sees answers of ended attempts in their own courses alone', async () => {
    const scene = await createQuizScene(db, { reveal: 'never' }, ['single']);
    const other = await createQuizScene(db, {}, ['single']);
    const learner = await scene.enroll();
    const open = await startAttempt(learner);
    const read = async (viewer: Scene['trainer']) =>
      (await scene.execute<{ quizAttempt: StartedAttempt | null }>(attemptQuery, { id: open.id }, viewer)).data
        ?.quizAttempt;
    expect(await read(scene.trainer)).toMatchObject({ state: 'open', isRevealed: false });
    await learner.submit(open.id);
    for (const viewer of [scene.trainer, scene.admin])
      expect(await read(viewer)).toMatchObject({ isRevealed: true, questions: [{ review: { verdict: 'blank' } }] });
    expect(await read(other.trainer)).toBeNull();
  });
});

describe('draw', () => {
  test('draws by tag without repeating a question, and shuffles options by attempt', async () => {
    const scene = await createQuizScene(db, {}, ['single']);
    const { createQuestion } = createQuizFixtures(db);
    for (const n of [1, 2, 3])
      await createQuestion(
        scene.course.id,
        { ...sampleContents.single, body: { ...sampleContents.single.body, text: `Q${n}` } },
        { tags: ['safety', 'single'] },
      );
    await db.quizSlot.createMany({
      data: [
        { quizId: scene.lessonId, position: 2, drawTag: 'single', drawCount: 3 },
        { quizId: scene.lessonId, position: 3, drawTag: 'safety', drawCount: 2 },
      ],
    });
    for (let run = 0; run < 10; run += 1) {
      const learner = await scene.enroll();
      const { questions } = await startAttempt(learner);
      const versions = await db.attemptQuestion.findMany({
        select: { versionId: true },
        where: { attempt: { enrollmentId: learner.enrollmentId } },
      });
      expect(new Set(versions.map(({ versionId }) => versionId)).size).toBe(versions.length);
      expect(questions.map(({ position }) => position)).toEqual(questions.map((_question, index) => index + 1));
      expect(questions.length).toBe(4);
    }
    const orders = await db.attemptQuestion.findMany({ where: { attempt: { quizId: scene.lessonId } } });
    expect(new Set(orders.map(({ optionOrder }) => optionOrder.join(''))).size).toBeGreaterThan(5);
  });

  test('questions without a version and archived ones are not asked; a quiz of them alone is empty', async () => {
    const scene = await createQuizScene(db, {}, ['single', 'boolean']);
    const [first, second] = scene.questionIds;
    await db.question.update({ where: { id: first }, data: { archivedAt: new Date() } });
    expect((await startAttempt(await scene.enroll())).questions.map(({ kind }) => kind)).toEqual(['boolean']);
    await db.question.update({ where: { id: second }, data: { currentNumber: null } });
    expect(problemOf(await (await scene.enroll()).start())).toMatchObject({ code: 'quizIsEmpty' });
  });

  test('an edit while an attempt runs changes only later attempts', async () => {
    const scene = await createQuizScene(db, { reveal: 'always' }, ['single']);
    const learner = await scene.enroll();
    const attempt = await startAttempt(learner);
    const content = sampleContents.single;
    await createQuizFixtures(db).addVersion(scene.questionIds[0] ?? 0, {
      ...content,
      body: { ...content.body, text: 'A new text' },
      key: { option: 'd' },
    });
    await db.quiz.update({ where: { lessonId: scene.lessonId }, data: { passPercent: 100 } });
    await learner.save(attempt.id, answersTo(attempt.questions, true));
    expect((await learner.submit(attempt.id)).data?.submitQuizAttempt).toMatchObject({
      state: 'passed',
      questions: [{ text: content.body.text, review: { verdict: 'right' } }],
    });
    expect((await startAttempt(await scene.enroll())).questions).toMatchObject([{ text: 'A new text' }]);
  });

  test('a missed critical question fails an attempt at any score', async () => {
    const scene = await createQuizScene(db, { passPercent: 10 }, ['single', 'boolean', 'text']);
    await db.quizSlot.updateMany({ where: { quizId: scene.lessonId, position: 1 }, data: { isCritical: true } });
    const learner = await scene.enroll();
    const { id, questions } = await startAttempt(learner);
    const isCritical = ({ kind }: (typeof questions)[number]) => kind === 'single';
    await learner.save(
      id,
      answersTo(
        questions.filter((question) => !isCritical(question)),
        true,
      ),
    );
    expect((await learner.submit(id)).data?.submitQuizAttempt).toMatchObject({
      ...{ state: 'failed', percent: 66, criticalMissed: 1, score: '2' },
    });
    expect(await learner.read()).toBe('0 in_progress');
  });
});
