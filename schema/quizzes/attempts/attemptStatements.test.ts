import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../prisma/client';
import type { Viewer } from '../../core/context';
import { attemptQuery, quizQuery } from '../../testing/quizzes/quizDocuments';
import { answersTo, createQuizScene, type StartedAttempt } from '../../testing/quizzes/quizFixtures';
import { captureStatements } from '../../testing/statements/captureStatements';
import { openTestDatabase } from '../../testing/testDatabase';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a save is one statement, however many answers it has, and empties no cache of public pages', async () => {
  const { enroll } = await createQuizScene(database.db);
  const learner = await enroll();
  const { data } = await learner.start();
  const { id, questions } = data?.startQuizAttempt as StartedAttempt;
  await learner.save(id, answersTo(questions, true, 1));
  const before = await database.db.contentChange.count();
  const statements = await captureStatements(() => learner.save(id, answersTo(questions, true, 2)));
  expect(statements.map(({ text }) => text)).toEqual([expect.stringContaining('save_answers')]);
  expect(await database.db.contentChange.count()).toBe(before);
});

test('the number of statements does not grow with the questions', async () => {
  const countOf = async (kinds: Parameters<typeof createQuizScene>[2]) => {
    const scene = await createQuizScene(database.db, { reveal: 'always' }, kinds);
    const learner = await scene.enroll();
    const counts: Record<string, number> = {};
    let attempt: StartedAttempt | undefined;
    const count = async (name: string, run: () => Promise<unknown>) => {
      counts[name] = (await captureStatements(run)).length;
    };
    await count('start', async () => (attempt = (await learner.start()).data?.startQuizAttempt));
    const { id = '', questions = [] } = attempt ?? {};
    const read = (document: string, viewer: Viewer) =>
      scene.execute(document, { id, lessonId: scene.lessonId }, viewer);
    await count('read', () => read(attemptQuery, learner.viewer));
    await learner.save(id, answersTo(questions, true));
    await count('submit', () => learner.submit(id));
    await count('review', () => read(attemptQuery, scene.trainer));
    await count('quiz', () => read(quizQuery, learner.viewer));
    await count('editor', () => read(quizQuery, scene.trainer));
    return counts;
  };
  const few = await countOf(['single']);
  expect(await countOf(undefined)).toEqual(few);
  expect(few).toEqual({ start: 4, read: 2, submit: 5, review: 2, quiz: 3, editor: 3 });
});

test('the places of a quiz are matched with its questions only for a field that depends on it', async () => {
  const { execute, enroll, lessonId } = await createQuizScene(database.db, {}, ['single']);
  const learner = await enroll();
  const matches = async (fields: string) => {
    const read = `query ($lessonId: ID!) { quiz(lessonId: $lessonId) { ${fields} } }`;
    const statements = await captureStatements(() => execute(read, { lessonId }, learner.viewer));
    return statements.filter(({ text }) => text.includes('missing_questions')).length;
  };
  expect(await matches('questionCount attemptsLeft myAttempts { id }')).toBe(0);
  expect(await matches('missingCount')).toBe(1);
  expect(await matches('canStart')).toBe(1);
  await learner.start();
  expect(await matches('canStart')).toBe(0);
});
