import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { answersTo, createQuizScene } from '../testing/quizFixtures';
import { openTestDatabase } from '../testing/testDatabase';
import { countAnswers } from './countAnswers';

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
        ...{ questionId: String(questionIds[0]), position: 1, text: 'Which cable is grounded?', answered: 4, right: 1 },
        wrongTaken: [{ response: { option: 'b' }, count: 2 }],
      },
      {
        ...{
          questionId: String(questionIds[1]),
          position: 2,
          text: 'Which tools are insulated?',
          answered: 4,
          right: 1,
        },
        wrongTaken: [{ response: { options: ['c'] }, count: 2 }],
      },
    ],
  });
});
