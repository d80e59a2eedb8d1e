import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { questionKinds } from '../contract/grading/questions/question';
import { createPracticeClient, endAttempt, letDaysPass, type PracticeQuestion } from '../testing/practiceClient';
import { correctedSingle, createCorrectionScene } from '../testing/quizzes/correctionScene';
import { problemOf } from '../testing/learningDocuments';
import { createQuizFixtures, createQuizScene, sampleContents } from '../testing/quizzes/quizFixtures';
import { openTestDatabase } from '../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

/** A learner with an ended attempt, and what practices. */
async function createLearner(
  rules: Parameters<typeof createQuizScene>[1],
  kinds?: Parameters<typeof createQuizScene>[2],
  isRight: Parameters<typeof endAttempt>[1] = () => true,
) {
  const scene = await createQuizScene(db, rules, kinds);
  const learner = await scene.enroll();
  await endAttempt(learner, isRight);
  return { ...scene, learner, ...createPracticeClient(db, learner.viewer, scene.course.id) };
}

const kindsOf = (questions: readonly PracticeQuestion[]) => questions.map(({ kind }) => kind).sort();

describe('questions', () => {
  // Ten answers and nine questions, beside other tests.
  test(
    'what was wrong can be repeated at once, and after the pass all questions come in weekly rounds of five',
    { timeout: 30_000 },
    async () => {
      const { learner, overview, questions, answer } = await createLearner(
        { reveal: 'always', passPercent: 60 },
        undefined,
        ({ kind }) => kind !== 'single' && kind !== 'match',
      );
      expect(kindsOf(await questions())).toHaveLength(5);
      expect(await overview()).toMatchObject({ questionCount: 9, wrongCount: 2, freshness: 'fresh', roundCount: 0 });
      expect(kindsOf((await questions()).slice(0, 2))).toEqual(['match', 'single']);
      expect(await questions('weekly')).toEqual([]);
      await letDaysPass(db, learner.enrollmentId, 3);
      expect(await overview()).toMatchObject({ freshness: 'due', roundCount: 5 });
      const round = await questions('weekly');
      expect(round).toHaveLength(5);
      for (const question of round) expect((await answer(question, true)).errors).toBeUndefined();
      const after = await overview();
      expect(after).toMatchObject({ freshness: 'fading', roundCount: 0 });
      expect(await questions('weekly')).toEqual([]);
      // More by own choice, which is no part of the week.
      const [more] = await questions();
      await answer(more!, true);
      expect(await db.practiceReview.count({ where: { enrollmentId: learner.enrollmentId, isScheduled: true } })).toBe(
        5,
      );
      await letDaysPass(db, learner.enrollmentId, 7);
      expect((await questions('weekly')).length).toBeGreaterThan(0);
    },
  );

  test('before a pass, only wrong answers are practiced, and nothing has a freshness', async () => {
    const { overview, questions } = await createLearner(
      { reveal: 'always' },
      ['single', 'boolean', 'text'],
      ({ kind }) => kind === 'text',
    );
    expect(await overview()).toMatchObject({ questionCount: 2, wrongCount: 2, freshness: null, nextAt: null });
    expect(kindsOf(await questions())).toEqual(['boolean', 'single']);
  });

  test('archived questions, an ended access and practice that is off take questions out; what is stored remains', async () => {
    const { course, learner, questionIds, overview, questions, set, answer } = await createLearner(
      { reveal: 'always' },
      ['single', 'boolean'],
    );
    const [first] = await questions();
    await answer(first!, true);
    await db.question.update({ where: { id: questionIds[0] }, data: { archivedAt: new Date() } });
    expect(kindsOf(await questions())).toEqual(['boolean']);
    const [question] = await questions();
    expect((await set(false)).data?.setPractice).toMatchObject({ isOn: false, questionCount: 0 });
    expect(await questions()).toEqual([]);
    expect(problemOf(await answer(question!, true))).toMatchObject({ code: 'questionNotFound' });
    expect((await set(true)).data?.setPractice).toMatchObject({ isOn: true, questionCount: 1 });
    await db.enrollment.update({ where: { id: learner.enrollmentId }, data: { status: 'ended', endedAt: new Date() } });
    expect([await overview(), await questions()]).toEqual([null, []]);
    expect(problemOf(await answer(question!, true))).toMatchObject({ code: 'questionNotFound' });
    expect(problemOf(await set(false))).toMatchObject({ code: 'notEnrolled' });
    expect(await db.practiceCard.count({ where: { enrollment: { courseId: course.id } } })).toBe(2);
  });

  test('the newest version is asked, and not the one that was shown before', async () => {
    const { questionIds, questions, answer } = await createLearner({ reveal: 'always' }, ['single']);
    const [shown] = await questions();
    const { body } = sampleContents.single;
    const { addVersion } = createQuizFixtures(db);
    await addVersion(questionIds[0]!, {
      ...sampleContents.single,
      body: { ...body, text: 'New?' },
      key: { option: 'b' },
    });
    expect(problemOf(await answer(shown!, true))).toMatchObject({ code: 'practiceQuestionChanged' });
    const [question] = await questions();
    expect(question).toMatchObject({ text: 'New?', version: 2 });
    const { data } = await answer(question!, true);
    expect(data?.answerPracticeQuestion.review).toMatchObject({ verdict: 'wrong' });
  });
});

describe('answers', () => {
  test('of each kind are marked on the server, right and wrong, with the ids that are shown', async () => {
    const { questions, answer } = await createLearner({ reveal: 'always' }, undefined, () => false);
    const seen = new Set<string>();
    for (const isRight of [true, false])
      for (let round = 0; round < 2; round += 1)
        for (const question of await questions()) {
          const { data, errors } = await answer(question, isRight);
          expect(errors).toBeUndefined();
          seen.add(`${question.kind} ${data?.answerPracticeQuestion.review.verdict}`);
        }
    for (const kind of questionKinds) expect([...seen]).toContain(`${kind} right`);
    expect([...seen].filter((each) => !/ (right|wrong|partial)$/.test(each))).toEqual([]);
  });

  test('sent twice, in parallel or later, is one review with the same answer', async () => {
    const { learner, questions, send, answer } = await createLearner({ reveal: 'always' }, ['single']);
    const [question] = await questions();
    const results = await Promise.all(Array.from({ length: 8 }, () => answer(question!, true)));
    const first = JSON.stringify(results[0]?.data?.answerPracticeQuestion.review);
    for (const { data } of results) expect(JSON.stringify(data?.answerPracticeQuestion.review)).toBe(first);
    const later = await answer(question!, false);
    expect(later.data?.answerPracticeQuestion.review.verdict).toBe('right');
    const reviews = await db.practiceReview.findMany({ where: { enrollmentId: learner.enrollmentId } });
    expect(reviews).toMatchObject([{ number: 1, rating: 3, verdict: 'right' }]);
    const ahead = await send(question!.id, { number: 5, version: 1, response: null });
    expect(problemOf(ahead)).toMatchObject({ code: 'practiceQuestionChanged' });
  });

  test('the rating follows from the verdicts: not right 1, right after that 2, right again 3', async () => {
    const { learner, questions, send, answer } = await createLearner({ reveal: 'always' }, ['multiple']);
    const steps = [false, true, true];
    for (const isRight of steps) await answer((await questions())[0]!, isRight);
    const [question] = await questions();
    await send(question!.id, { number: question!.number, version: question!.version, response: null });
    const reviews = await db.practiceReview.findMany({
      where: { enrollmentId: learner.enrollmentId },
      orderBy: { number: 'asc' },
    });
    expect(reviews.map(({ rating, verdict }) => `${rating} ${verdict}`)).toEqual([
      '1 wrong',
      '2 right',
      '3 right',
      '1 blank',
    ]);
    await expect(db.practiceReview.updateMany({ data: { rating: 3 } })).rejects.toThrow(/never change/);
  });

  test('that do not fit are refused at their field, and nothing is stored', async () => {
    const { learner, questions, send } = await createLearner({ reveal: 'always' }, ['single']);
    const [question] = await questions();
    const { id, number, version } = question!;
    for (const response of [
      { option: 'a' },
      { isTrue: true },
      'x',
      { option: 'o1', extra: 1 },
      { text: 'x'.repeat(3000) },
    ])
      expect(
        problemOf(await send(id, { number, version, response })),
        JSON.stringify(response).slice(0, 40),
      ).toMatchObject({
        code: 'invalidInput',
      });
    expect(await db.practiceReview.count({ where: { enrollmentId: learner.enrollmentId } })).toBe(0);
  });

  test('change no attempt, mark, progress or certificate', async () => {
    const { learner, questions, answer } = await createLearner({ reveal: 'always' }, ['single', 'boolean']);
    const { enrollmentId } = learner;
    const read = async () =>
      JSON.stringify([
        await db.quizAttempt.findMany({ where: { enrollmentId } }),
        await db.answerMark.findMany({ where: { question: { attempt: { enrollmentId } } } }),
        await db.lessonProgress.findMany({ where: { enrollmentId } }),
        await db.certificate.findMany({ where: { enrollmentId } }),
        await db.enrollment.findUnique({ where: { id: enrollmentId } }),
        await db.contentChange.count(),
      ]);
    const before = await read();
    for (const isRight of [false, false, true])
      for (const question of await questions()) await answer(question, isRight);
    expect(await read()).toBe(before);
  });
});

test('a question that another running attempt asks rests until its end', async () => {
  const { learner, questions } = await createLearner({ reveal: 'always' }, ['single', 'boolean'], () => false);
  const [asked] = await questions();
  const { data } = await learner.start();
  expect(await questions()).toEqual([]);
  await learner.submit(data!.startQuizAttempt.id);
  expect((await questions()).map(({ id }) => id)).toContain(asked?.id);
});

describe('cards', () => {
  test('are stored with the result of an attempt, or neither is', async () => {
    const { enroll } = await createQuizScene(db, { reveal: 'always' }, ['single']);
    const { enrollmentId, start, submit } = await enroll();
    const { id } = (await start()).data!.startQuizAttempt;
    const readStates = async () => ({
      attempts: (await db.quizAttempt.findMany({ where: { enrollmentId } })).map(({ state }) => state),
      cards: await db.practiceCard.count({ where: { enrollmentId } }),
    });
    await db.$executeRaw`ALTER TABLE "practice_cards" ADD CONSTRAINT "refused" CHECK (false) NOT VALID`;
    expect((await submit(id)).errors).toHaveLength(1);
    await db.$executeRaw`ALTER TABLE "practice_cards" DROP CONSTRAINT "refused"`;
    expect(await readStates()).toEqual({ attempts: ['submitted'], cards: 0 });
    await submit(id);
    expect(await readStates()).toEqual({ attempts: ['failed'], cards: 1 });
  });

  test('of a quiz that reveals after a pass are made by the correction that passes an attempt', async () => {
    const scene = await createCorrectionScene(db, { reveal: 'after_pass' });
    const { enrollmentId } = await scene.attempt(false);
    expect(await db.practiceCard.count({ where: { enrollmentId } })).toBe(0);
    await scene.addVersion(correctedSingle('b'));
    await scene.correct('key');
    await scene.runJob();
    expect(await db.practiceCard.findMany({ where: { enrollmentId } })).toMatchObject([{ isRight: true, reps: 1 }]);
  });
});

test('after the five of a week the next round waits for the next week, also with questions that are due before', async () => {
  const { learner, overview, questions, answer } = await createLearner({ reveal: 'always', passPercent: 0 });
  await letDaysPass(db, learner.enrollmentId, 3);
  for (const question of await questions('weekly')) await answer(question, true);
  await db.$executeRaw`
    UPDATE "practice_cards" SET "due" = practice_week() + interval '7 days' - interval '1 second'
    WHERE "enrollmentId" = ${learner.enrollmentId}`;
  const [{ next }] = await db.$queryRaw<[{ next: Date }]>`SELECT practice_week() + interval '7 days' AS "next"`;
  expect(await overview()).toMatchObject({ roundCount: 0, nextAt: next.toISOString() });
});

test('a new version rests until a quiz that asks it has shown something', async () => {
  const { course, questionIds, questions } = await createLearner({ reveal: 'always' }, ['single'], () => false);
  const [questionId = 0] = questionIds;
  const { addVersion, createQuiz } = createQuizFixtures(db);
  const exam = await createQuiz(course.id, [questionId], { reveal: 'never' });
  // What was shown may be repeated.
  expect(kindsOf(await questions())).toEqual(['single']);
  await addVersion(questionId, { ...sampleContents.single, key: { option: 'b' } });
  expect(await questions()).toEqual([]);
  await db.quizSlot.deleteMany({ where: { quizId: exam.lessonId } });
  expect(kindsOf(await questions())).toEqual(['single']);
  await db.quizSlot.create({ data: { quizId: exam.lessonId, position: 1, drawTag: 'single' } });
  expect(await questions()).toEqual([]);
  await db.quiz.update({ where: { lessonId: exam.lessonId }, data: { reveal: 'always' } });
  expect(await questions()).toEqual([]);
  await db.lesson.update({ where: { id: exam.lessonId }, data: { isPublished: false } });
  expect(kindsOf(await questions())).toEqual(['single']);
});
