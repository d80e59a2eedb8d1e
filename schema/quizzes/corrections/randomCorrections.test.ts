import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import { correctionMethods } from '../../contract/grading/correctGrade';
import type { QuestionContent } from '../../contract/grading/questions/question';
import { createRandom } from '../../testing/createRandom';
import { createCorrectionScene, findWrongResults } from '../../testing/quizzes/correctionScene';
import { answersTo, sampleContents } from '../../testing/quizzes/quizFixtures';
import { captureStatements } from '../../testing/statements/captureStatements';
import { openTestDatabase } from '../../testing/testDatabase';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const { single, multiple } = sampleContents;

/** Changed keys of the choice, fewer and other options, and another kind. */
const versions: readonly QuestionContent[] = [
  { ...multiple, key: { options: ['c'], scoring: 'partial' } },
  { ...multiple, key: { options: ['a', 'b', 'c'], scoring: 'partial' } },
  { ...multiple, key: { options: ['a', 'c'], scoring: 'all' } },
  {
    ...multiple,
    body: {
      ...multiple.body,
      options: [...multiple.body.options.slice(2), { id: 'e', text: 'Option e', textAr: 'هـ' }],
    },
    key: { options: ['c', 'e'], scoring: 'partial' },
  },
  single,
];

const readResults = async (lessonId: number) =>
  new Map(
    (await db.quizAttempt.findMany({ where: { quizId: lessonId } })).map((attempt) => [String(attempt.id), attempt]),
  );

test.each([1, 2])('random corrections lose no pass and do what their previews say (seed %i)', async (seed) => {
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const passPercent = 40 + Math.floor(random() * 50);
  const scene = await createCorrectionScene(db, { passPercent }, ['multiple', 'boolean', 'number', 'order']);
  for (const { id } of await db.quizSlot.findMany({ where: { quizId: scene.lessonId } }))
    await db.quizSlot.update({
      where: { id },
      data: { points: 1 + Math.floor(random() * 3), isCritical: random() < 0.25 },
    });
  for (let learner = 0; learner < 8; learner += 1) {
    const enrolled = await scene.enroll();
    const { id, questions } = await scene.start(enrolled);
    const answers = questions.flatMap((question) => (random() < 0.1 ? [] : answersTo([question], random() < 0.7)));
    await enrolled.save(id, answers);
    await enrolled.submit(id);
  }
  for (let correction = 1; correction <= 3; correction += 1) {
    await scene.addVersion(pick(versions));
    const method = pick(correctionMethods);
    const before = await readResults(scene.lessonId);
    const preview = await scene.preview(method);
    const { data } = await scene.correct(method);
    await scene.runJob();
    await scene.runJob();
    const after = await readResults(scene.lessonId);
    const planned = new Map(preview.attempts.map((attempt) => [attempt.attemptId, attempt]));
    for (const [id, old] of before) {
      const now = after.get(id);
      if (old.state === 'passed') expect(now?.state).toBe('passed');
      const plan = planned.get(id);
      expect([now?.percent, now?.state]).toEqual(
        plan ? [plan.percentAfter, plan.stateAfter] : [old.percent, old.state],
      );
      if (now?.state === 'passed') expect(now.percent).toBeGreaterThanOrEqual(now.passPercent);
    }
    expect(await findWrongResults(db, scene.lessonId)).toEqual([]);
    const marks = await db.answerMark.groupBy({
      by: ['attemptId'],
      where: { correctionId: Number(data?.correctQuestion.id ?? 0) },
      _count: true,
    });
    expect(marks.every(({ _count }) => _count === 1)).toBe(true);
    if (data) expect(marks).toHaveLength(preview.checked);
  }
  const completed = await db.lessonProgress.findMany({
    where: { lessonId: scene.lessonId, completedAt: { not: null } },
  });
  const passed = await db.quizAttempt.findMany({ where: { quizId: scene.lessonId, state: 'passed' } });
  expect(completed.map(({ enrollmentId }) => enrollmentId).sort()).toEqual(
    passed.map(({ enrollmentId }) => enrollmentId).sort(),
  );
});

test('the number of statements of a page does not grow with its attempts', async () => {
  const countOf = async (attempts: number) => {
    const scene = await createCorrectionScene(db);
    for (let count = 0; count < attempts; count += 1) await scene.attempt(false);
    await scene.addVersion({ ...single, key: { option: 'b' } });
    const preview = (await captureStatements(() => scene.preview('key'))).length;
    await scene.correct('key');
    return [preview, (await captureStatements(() => scene.runJob())).length];
  };
  expect(await countOf(6)).toEqual(await countOf(2));
});
