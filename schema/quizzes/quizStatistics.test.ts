import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { answersTo, createQuizScene } from '../testing/quizzes/quizFixtures';
import { openTestDatabase } from '../testing/testDatabase';
import { countAnswers, countedAnswersMax } from './countAnswers';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const statisticsQuery = `query ($lessonId: ID!) {
  quizStatistics(lessonId: $lessonId) { questionId position text answered right wrongTaken { response count } } }`;

test('counts each ended attempt once, and lists the most frequent wrong answers with the ids of the bank', async () => {
  const { enroll, lessonId, execute, trainer, questionIds } = await createQuizScene(db, {}, ['single', 'multiple']);
  for (const isRight of [true, false, false, null]) {
    const learner = await enroll();
    const { data } = await learner.start();
    const { id = '', questions = [] } = data?.startQuizAttempt ?? {};
    if (isRight !== null) await learner.save(id, answersTo(questions, isRight));
    await learner.submit(id);
  }
  await (await enroll()).start();
  await countAnswers(db);
  await countAnswers(db);
  const { data, errors } = await execute(statisticsQuery, { lessonId }, trainer);
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    quizStatistics: [
      {
        questionId: String(questionIds[0]),
        position: 1,
        text: 'Which cable is grounded?',
        answered: 4,
        right: 1,
        wrongTaken: [{ response: { option: 'b' }, count: 2 }],
      },
      {
        questionId: String(questionIds[1]),
        position: 2,
        text: 'Which tools are insulated?',
        answered: 4,
        right: 1,
        wrongTaken: [{ response: { options: ['c'] }, count: 2 }],
      },
    ],
  });
});

test('beyond the listed answers to a question, new ones are counted by their verdict alone', async () => {
  const { enroll, lessonId, execute, trainer } = await createQuizScene(db, {}, ['text']);
  const answer = async (text: string) => {
    const learner = await enroll();
    const { data } = await learner.start();
    const id = data?.startQuizAttempt.id ?? '';
    await learner.save(id, [{ position: 1, seq: 1, response: { text } }]);
    await learner.submit(id);
  };
  await answer('hammer');
  await countAnswers(db);
  const [counted] = await db.answerCount.findMany({ where: { quizId: lessonId } });
  const { quizId = 0, versionId = 0 } = counted ?? {};
  const others = Array.from({ length: countedAnswersMax - 1 }, (_, index) => `tool ${index}`);
  await db.answerCount.createMany({
    data: others.map((text) => ({ quizId, versionId, responseHash: text, response: { text }, verdict: 'wrong' })),
  });
  for (const text of ['pliers', 'hammer', 'saw', 'multimeter']) await answer(text);
  await countAnswers(db);
  const stored = await db.answerCount.findMany({ where: { quizId }, orderBy: { count: 'desc' } });
  expect(stored.filter(({ response, typedAttemptId }) => response === null && typedAttemptId === null)).toMatchObject([
    { verdict: 'wrong', count: 2 },
    { verdict: 'right', count: 1 },
  ]);
  expect(stored).toHaveLength(countedAnswersMax + 2);
  const { data } = await execute<{ quizStatistics: { wrongTaken: object[] }[] }>(
    statisticsQuery,
    { lessonId },
    trainer,
  );
  expect(data?.quizStatistics).toMatchObject([{ answered: 5, right: 1 }]);
  expect(data?.quizStatistics[0]?.wrongTaken[0]).toEqual({ response: { text: 'hammer' }, count: 2 });
});
