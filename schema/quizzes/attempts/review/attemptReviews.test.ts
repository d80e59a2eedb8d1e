import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../../../prisma/generated/client';
import { problemOf } from '../../../testing/learningDocuments';
import { attemptQuery } from '../../../testing/quizzes/quizDocuments';
import {
  answersTo,
  createQuizFixtures,
  createQuizScene,
  sampleContents,
  type StartedAttempt,
} from '../../../testing/quizzes/quizFixtures';
import { openTestDatabase } from '../../../testing/testDatabase';

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
      verdict: 'wrong',
      explanation: 'Because.',
      correctResponse: { option: idOf('Option a') },
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

test('results of topics are shown with the review: with one question of a tag they say what was right', async () => {
  const scene = await createQuizScene(db, { reveal: 'after_last', attemptsAllowed: 2 }, ['single', 'boolean']);
  const learner = await scene.enroll();
  const first = await endAttempt(learner, false);
  expect([first.isRevealed, first.topics]).toEqual([false, null]);
  const read = async (viewer: Scene['trainer']) =>
    (await scene.execute<{ quizAttempt: StartedAttempt }>(attemptQuery, { id: first.id }, viewer)).data?.quizAttempt;
  expect((await read(scene.trainer))?.topics).toHaveLength(2);
  expect((await endAttempt(learner, true)).topics).toEqual(
    expect.arrayContaining([{ tag: 'single', name: 'single', nameAr: 'single', percent: 100 }]),
  );
  expect((await read(learner.viewer))?.topics).toEqual(
    expect.arrayContaining([{ tag: 'single', name: 'single', nameAr: 'single', percent: 0 }]),
  );
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
        { quizId: scene.lessonId, position: 2, drawTag: 'single', drawCount: 1 },
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

  test('an attempt has all questions that its quiz promises, however the tags overlap', async () => {
    const scene = await createQuizScene(db, {}, []);
    const { createQuestion } = createQuizFixtures(db);
    const tagged = [['a', 'b'], ['a'], ['b'], ['b', 'c'], ['c']];
    for (const tags of tagged) await createQuestion(scene.course.id, sampleContents.boolean, { tags });
    // Only one choice leaves enough for the others: "a" takes the question that has no other tag.
    await db.quizSlot.createMany({
      data: [
        { quizId: scene.lessonId, position: 1, drawTag: 'a', drawCount: 1 },
        { quizId: scene.lessonId, position: 2, drawTag: 'b', drawCount: 3 },
        { quizId: scene.lessonId, position: 3, drawTag: 'c', drawCount: 1 },
      ],
    });
    for (let run = 0; run < 20; run += 1) expect((await startAttempt(await scene.enroll())).questions).toHaveLength(5);
    await db.quizSlot.updateMany({ where: { quizId: scene.lessonId, drawTag: 'c' }, data: { drawCount: 2 } });
    expect(problemOf(await (await scene.enroll()).start())).toMatchObject({ code: 'quizLacksQuestions' });
    expect(await db.quizAttempt.count({ where: { quizId: scene.lessonId, state: 'open' } })).toBe(20);
  });

  test('questions are asked from their first version on; no attempt starts without one that was archived', async () => {
    const scene = await createQuizScene(db, {}, ['single', 'boolean']);
    const [first, second] = scene.questionIds;
    await db.question.update({ where: { id: first }, data: { currentNumber: null } });
    expect((await startAttempt(await scene.enroll())).questions.map(({ kind }) => kind)).toEqual(['boolean']);
    await db.question.update({ where: { id: second }, data: { archivedAt: new Date() } });
    expect(problemOf(await (await scene.enroll()).start())).toMatchObject({ code: 'quizLacksQuestions' });
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
      state: 'failed',
      percent: 66,
      criticalMissed: 1,
      score: '2',
    });
    expect(await learner.read()).toBe('0 in_progress');
  });
});
