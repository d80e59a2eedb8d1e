import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../../../prisma/generated/client';
import type { QuestionContent } from '../../../contract/grading/questions/question';
import { createFixtures, createExecutor, viewerFor } from '../../../testing/fixtures';
import { problemOf } from '../../../testing/learningDocuments';
import { attemptMutations } from '../../../testing/quizzes/quizDocuments';
import {
  createQuizFixtures,
  createQuizScene,
  sampleContents,
  type StartedAttempt,
} from '../../../testing/quizzes/quizFixtures';
import { openTestDatabase } from '../../../testing/testDatabase';
import { readAttemptsOfStudent } from '../attemptExport';

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

test('things to put in order are never shown in the right order, and as they are shown they are no answer', async () => {
  const { enroll, course } = await createQuizScene(db, {}, ['order']);
  const { createQuestion, createQuiz } = createQuizFixtures(db);
  const pair: QuestionContent = {
    ...sampleContents.order,
    body: { ...sampleContents.order.body, options: sampleContents.order.body.options.slice(0, 2) },
    key: { options: ['a', 'b'] },
  };
  const learner = await enroll();
  const ids = [];
  for (let count = 0; count < 20; count += 1) ids.push((await createQuestion(course.id, pair)).id);
  const { lessonId } = await createQuiz(course.id, ids, { reveal: 'always' });
  const { data } = await createExecutor(db).execute<{ startQuizAttempt: StartedAttempt }>(
    attemptMutations.start,
    { lessonId },
    learner.viewer,
  );
  const { id, questions } = data!.startQuizAttempt;
  const shown = questions.map(({ options }) => options?.map(({ text }) => text));
  expect(shown).toEqual(ids.map(() => ['Option b', 'Option a']));
  const result = (await learner.submit(id)).data!.submitQuizAttempt;
  expect(result.score).toBe('0');
  expect(result.questions.map(({ review }) => review?.verdict)).toEqual(ids.map(() => 'blank'));
});
