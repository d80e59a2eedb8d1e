import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../../prisma/generated/client';
import type { QuestionContent } from '../../contract/grading/question';
import { createFixtures, createExecutor, viewerFor } from '../../testing/fixtures';
import { problemOf } from '../../testing/learningDocuments';
import { attemptMutations } from '../../testing/quizDocuments';
import { createQuizFixtures, sampleContents, type StartedAttempt } from '../../testing/quizFixtures';
import { openTestDatabase } from '../../testing/testDatabase';
import { readAttemptsOfStudent } from './attemptExport';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

/** The author has placed the right mark first, below the others, and named the right unit first. */
const hotspot: QuestionContent = {
  ...sampleContents.hotspot,
  body: {
    ...sampleContents.hotspot.body,
    places: [
      { id: 'a', text: 'Plug', textAr: '', x: 5, y: 80 },
      { id: 'b', text: 'Hood', textAr: '', x: 60, y: 10 },
      { id: 'c', text: 'Wheel', textAr: '', x: 20, y: 10 },
    ],
  },
};
const number: QuestionContent = {
  ...sampleContents.number,
  body: { ...sampleContents.number.body, units: ['kWh', 'kW', 'W'] },
  key: { ...sampleContents.number.key, unit: 'kWh' },
};

test('neither marks of a picture nor units follow the order of the author, also in the copy of personal data', async () => {
  const { createCourse, createUser, createEnrollment } = createFixtures(db);
  const { createQuestion, createQuiz } = createQuizFixtures(db);
  const { execute } = createExecutor(db);
  const { id: courseId } = await createCourse({ trainerId: (await createUser({ role: 'trainer' })).id });
  const ids = [(await createQuestion(courseId, hotspot)).id, (await createQuestion(courseId, number)).id];
  const { lessonId } = await createQuiz(courseId, ids, { shuffleQuestions: false });
  const viewer = viewerFor(await createUser());
  await createEnrollment(viewer.id, courseId);
  const { data } = await execute<{ startQuizAttempt: StartedAttempt }>(attemptMutations.start, { lessonId }, viewer);
  const { id: attemptId, questions } = data!.startQuizAttempt;
  expect(questions).toMatchObject([
    {
      places: [
        { id: 'm1', text: 'Wheel' },
        { id: 'm2', text: 'Hood' },
        { id: 'm3', text: 'Plug' },
      ],
    },
    { units: ['W', 'kW', 'kWh'] },
  ]);
  const ofOldPage = [{ position: 1, seq: 1, response: { place: 'p3' } }];
  expect(problemOf(await execute(attemptMutations.save, { attemptId, answers: ofOldPage }, viewer))).toMatchObject({
    code: 'invalidInput',
  });
  const answers = [{ position: 1, seq: 1, response: { place: 'm3' } }];
  await execute(attemptMutations.save, { attemptId, answers }, viewer);
  const exported: object[] = [];
  for await (const batch of readAttemptsOfStudent(db, viewer.id)) exported.push(...batch);
  expect(exported).toMatchObject([
    {
      questions: [
        { question: { places: [{ id: 'm1', text: 'Wheel' }, {}, {}] }, response: { place: 'm3' } },
        { question: { units: ['W', 'kW', 'kWh'] } },
      ],
    },
  ]);
  const result = await execute<{ submitQuizAttempt: StartedAttempt }>(attemptMutations.submit, { attemptId }, viewer);
  expect(result.data?.submitQuizAttempt).toMatchObject({ score: '1' });
});
