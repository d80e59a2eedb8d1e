import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import { isPassed, scoreAttempt } from '../../contract/grading/scoreAttempt';
import { createRandom } from '../../testing/createRandom';
import {
  answersTo,
  createQuizScene,
  moveIntoPast,
  type StartedAttempt,
  type StartedQuestion,
} from '../../testing/quizzes/quizFixtures';
import { openTestDatabase } from '../../testing/testDatabase';
import { toMarksJson, toResultJson } from './markAnswers';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

type Learner = Awaited<ReturnType<Awaited<ReturnType<typeof createQuizScene>>['enroll']>>;

async function startAttempt(learner: Learner): Promise<StartedAttempt> {
  const { data, errors } = await learner.start();
  if (!data) throw new Error(String(errors?.[0]));
  return data.startQuizAttempt;
}

/** Saves the answers, submits, and returns the attempt with its stored marks. */
async function handIn(learner: Learner, { id }: StartedAttempt, answers: object[]) {
  if (answers.length > 0) expect((await learner.save(id, answers)).errors).toBeUndefined();
  expect((await learner.submit(id)).errors).toBeUndefined();
  return db.quizAttempt.findUniqueOrThrow({
    where: { id: Number(id) },
    include: { questions: { include: { marks: true }, orderBy: { position: 'asc' } } },
  });
}

const seeds = [1, 2, 3, 4, 5, 6];

test.each(seeds)('the stored state follows from the stored marks, with any answers (seed %i)', async (seed) => {
  const random = createRandom(seed);
  const passPercent = Math.floor(random() * 101);
  const scene = await createQuizScene(db, { passPercent });
  const slots = await db.quizSlot.findMany({ where: { quizId: scene.lessonId } });
  for (const { id } of slots)
    await db.quizSlot.update({
      where: { id },
      data: { points: 1 + Math.floor(random() * 3), isCritical: random() < 0.3 },
    });
  const learner = await scene.enroll();
  const attempt = await startAttempt(learner);
  const drawAnswer = (question: StartedQuestion) => (random() < 0.15 ? [] : answersTo([question], random() < 0.75));
  const { questions, ...stored } = await handIn(learner, attempt, attempt.questions.flatMap(drawAnswer));
  let [points, sixtieths, missed] = [0, 0, 0];
  for (const { points: worth, isCritical, marks } of questions) {
    const [mark] = marks;
    expect(marks).toHaveLength(1);
    points += worth;
    sixtieths += (60 * worth * (mark?.numerator ?? 0)) / (mark?.denominator ?? 1);
    if (isCritical && mark?.verdict !== 'right') missed += 1;
  }
  expect(stored.maxPoints).toBe(points);
  expect(stored.percent).toBe(Math.floor((100 * sixtieths) / (60 * points)));
  expect(stored.criticalMissed).toBe(missed);
  const passes = missed === 0 && 100 * sixtieths >= passPercent * 60 * points;
  expect(stored.state).toBe(passes ? 'passed' : 'failed');
  expect(await learner.read()).toBe(passes ? '100 completed' : '0 in_progress');
});

test('with each question critical in turn, its wrong or missing answer fails an attempt that has all others right', async () => {
  const scene = await createQuizScene(db, { passPercent: 0 });
  for (const questionId of scene.questionIds) {
    await db.quizSlot.updateMany({ where: { quizId: scene.lessonId }, data: { isCritical: false } });
    await db.quizSlot.updateMany({ where: { questionId }, data: { isCritical: true } });
    for (const isAnswered of [true, false]) {
      const learner = await scene.enroll();
      const attempt = await startAttempt(learner);
      const pins = await db.attemptQuestion.findMany({ where: { attemptId: Number(attempt.id) } });
      const critical = pins.find(({ isCritical }) => isCritical)?.position;
      const answers = attempt.questions.flatMap((question) =>
        question.position === critical && !isAnswered ? [] : answersTo([question], question.position !== critical),
      );
      expect(await handIn(learner, attempt, answers)).toMatchObject({ state: 'failed', criticalMissed: 1 });
      expect(await learner.read()).toBe('0 in_progress');
    }
  }
});

test('a blank attempt has no points, whatever its questions are', async () => {
  const scene = await createQuizScene(db, { passPercent: 1 });
  const learner = await scene.enroll();
  const attempt = await startAttempt(learner);
  const empty: Partial<Record<StartedQuestion['kind'], object>> = {
    multiple: { options: [] },
    text: { text: '  ' },
    number: { text: '', unit: null, reading: null },
    match: { targets: {} },
    procedure: { steps: [] },
  };
  const answers = attempt.questions.map(({ kind, position }) => ({ position, seq: 1, response: empty[kind] ?? null }));
  const { questions, ...stored } = await handIn(learner, attempt, answers);
  expect(stored).toMatchObject({ state: 'failed', percent: 0 });
  for (const { marks } of questions) expect(marks).toMatchObject([{ verdict: 'blank', numerator: 0 }]);
});

test('everything ticked, and all steps the wrong way round, has no points', async () => {
  const scene = await createQuizScene(db, {}, ['multiple', 'procedure']);
  const learner = await scene.enroll();
  const attempt = await startAttempt(learner);
  const all = ({ options, kind, position }: StartedQuestion) => {
    // Steps are shown in any order: the later one first.
    const ids = (options ?? []).toSorted((a, b) => b.text.localeCompare(a.text)).map(({ id }) => id);
    return { position, seq: 1, response: kind === 'multiple' ? { options: ids } : { steps: ids } };
  };
  const { questions } = await handIn(learner, attempt, attempt.questions.map(all));
  for (const { marks } of questions) expect(marks).toMatchObject([{ verdict: 'wrong', numerator: 0 }]);
});

type AnsweredMark = Parameters<typeof toResultJson>[0][number];

const finish = (id: number, marks: readonly AnsweredMark[]) =>
  db.$queryRaw`SELECT finish_attempt(${id}::int, ${toMarksJson(marks)}::jsonb, ${toResultJson(marks)}::jsonb)`;

type Scene = Awaited<ReturnType<typeof createQuizScene>>;

/** The SQL functions that store a result; the last two change one that is stored. */
const storeResult = {
  finish_attempt: (_scene: Scene, id: number, marks: readonly AnsweredMark[]) => finish(id, marks),
  accept_late_answers: ({ trainer }: Scene, id: number, marks: readonly AnsweredMark[]) =>
    db.$queryRaw`
      SELECT accept_late_answers(${id}::int, ${trainer.id}::int, ${toMarksJson(marks)}::jsonb, ${toResultJson(marks)}::jsonb)`,
  correct_attempts: async (
    { questionIds: [questionId = 0], trainer }: Scene,
    id: number,
    marks: readonly AnsweredMark[],
  ) => {
    const { id: versionId } = await db.questionVersion.findFirstOrThrow({ where: { questionId } });
    const data = { questionId, versionId, method: 'key', reason: 'Test', createdBy: trainer.id } as const;
    const correction = await db.questionCorrection.create({ data: { ...data, completedAt: new Date() } });
    const corrected = marks.map((mark) => ({
      ...mark,
      attemptId: id,
      result: JSON.parse(toResultJson(marks)) as object,
    }));
    await db.$queryRaw`SELECT correct_attempts(${correction.id}::int, ${JSON.stringify(corrected)}::jsonb)`;
  },
};
const storingFunctions = Object.keys(storeResult) as (keyof typeof storeResult)[];

test.each(storingFunctions)(
  '%s and the rule in TypeScript pass the same attempts, with any marks and pass line',
  async (name) => {
    const random = createRandom(11);
    const upTo = (most: number) => Math.floor(random() * (most + 1));
    const states = { passed: 0, failed: 0 };
    const scene = await createQuizScene(db, { timeLimitSeconds: 600 }, ['single', 'boolean', 'text']);
    for (let run = 0; run < 40; run += 1) {
      const passPercent = 1 + upTo(99);
      await db.quiz.update({ where: { lessonId: scene.lessonId }, data: { passPercent } });
      for (const slot of await db.quizSlot.findMany({ where: { quizId: scene.lessonId } }))
        await db.quizSlot.update({ where: { id: slot.id }, data: { points: 1 + upTo(6), isCritical: random() < 0.2 } });
      const attempt = await startAttempt(await scene.enroll());
      const id = Number(attempt.id);
      const places = await db.attemptQuestion.findMany({ where: { attemptId: id } });
      const unmarked = places.map(({ position, versionId, points, isCritical }) => {
        const place = { position, versionId, points, isCritical };
        return { ...place, response: null, tags: [], verdict: 'blank' as const, numerator: 0, denominator: 1 };
      });
      const marks = unmarked.map((mark) => {
        const denominator = 1 + upTo(5);
        const numerator = random() < 0.6 ? denominator : upTo(denominator);
        const verdict = numerator === denominator ? ('right' as const) : ('partial' as const);
        return { ...mark, verdict, numerator, denominator };
      });
      // Late answers belong to attempts that their deadline has ended.
      await moveIntoPast(db, attempt.id, 631);
      await db.$queryRaw`SELECT submit_attempt(${id}::int)::text`;
      if (name !== 'finish_attempt') await finish(id, unmarked);
      await storeResult[name](scene, id, marks);
      const { state } = await db.quizAttempt.findUniqueOrThrow({ where: { id } });
      expect(state).toBe(isPassed(scoreAttempt(marks), passPercent) ? 'passed' : 'failed');
      states[state as keyof typeof states] += 1;
    }
    expect(Math.min(states.passed, states.failed)).toBeGreaterThan(5);
  },
);
