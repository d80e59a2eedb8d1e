import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../prisma/generated/client';
import { deleteDueAccounts } from '../accounts/privacy/deleteAccount';
import { personalSections } from '../accounts/privacy/exportSections';
import { answersTo, createQuizScene, moveIntoPast } from '../testing/quizzes/quizFixtures';
import { openTestDatabase } from '../testing/testDatabase';
import { countAnswers } from './countAnswers';

let db: PrismaClient;
let close: () => Promise<void>;
beforeAll(async () => ({ db, close } = await openTestDatabase()));
afterAll(() => close());

const exceptionMutation = `mutation ($lessonId: ID!, $enrollmentId: ID!, $input: QuizExceptionInput!) {
  setQuizException(lessonId: $lessonId, enrollmentId: $enrollmentId, input: $input) { id } }`;

/** A learner with an exception that its trainer gave and an admin has changed twice. */
async function createException() {
  const { enroll, execute, lessonId, trainer, admin } = await createQuizScene(db, {}, ['single']);
  const { viewer, enrollmentId } = await enroll();
  for (const [author, reason] of [
    [trainer, 'Reads slowly after an accident'],
    [admin, 'Has epilepsy'],
    [admin, 'Has migraine'],
  ] as const) {
    const input = { extraPercent: 50, reason };
    expect((await execute(exceptionMutation, { lessonId, enrollmentId, input }, author)).errors).toBeUndefined();
  }
  return viewer;
}

test('after the deletion of an account no reason of its exceptions is left, also of changed ones', async () => {
  const viewer = await createException();
  const where = { entity: 'quiz_exceptions' };
  const readLog = async () => JSON.stringify(await db.auditEntry.findMany({ where, orderBy: { id: 'asc' } }));
  expect(await readLog()).toMatch(/accident.*epilepsy.*migraine/);
  await db.user.update({ where: { id: viewer.id }, data: { deleteAfter: new Date(0) } });
  await deleteDueAccounts(db, null);
  expect(await readLog()).toContain('"reason":null');
  expect(await readLog()).not.toMatch(/accident|epilepsy|migraine/);
  expect(await db.quizException.count()).toBe(0);
});

test('a decision on late answers loses the name of its learner, also an earlier one', async () => {
  const { enroll, execute, lessonId, trainer } = await createQuizScene(db, { timeLimitSeconds: 600 }, ['single']);
  const { viewer, start, save, submit } = await enroll();
  await db.user.update({ where: { id: viewer.id }, data: { firstName: 'Lamia', lastName: 'Former' } });
  const { id = '', questions = [] } = (await start()).data?.startQuizAttempt ?? {};
  await moveIntoPast(db, id, 631);
  await save(id, answersTo(questions, true));
  await submit(id);
  const accepted = await execute('mutation ($id: ID!) { acceptLateAnswers(attemptId: $id) { id } }', { id }, trainer);
  expect(accepted.errors).toBeUndefined();
  const where = { entity: 'quizzes', entityId: lessonId };
  expect((await db.auditEntry.findFirstOrThrow({ where })).entityName).toMatch(/^Lamia Former – /);
  const renamed = { firstName: 'Lamia', lastName: 'Married', deleteAfter: new Date(0) };
  await db.user.update({ where: { id: viewer.id }, data: renamed });
  await deleteDueAccounts(db, null);
  const { entityName, after } = await db.auditEntry.findFirstOrThrow({ where });
  expect(entityName).not.toMatch(/Lamia|Former/);
  expect(entityName).toContain(' – ');
  expect(after).toMatchObject({ lateAnswers: { state: 'passed' } });
});

test('a copy of personal data has the exceptions of its owner', async () => {
  const viewer = await createException();
  const user = await db.user.findUniqueOrThrow({ where: { id: viewer.id } });
  const section = personalSections.find(({ name }) => name === 'enrollments');
  const rows: object[] = [];
  for await (const batch of section!.read(db, user)) rows.push(...batch);
  expect(rows).toMatchObject([{ quizExceptions: [{ extraPercent: 50, reason: 'Has migraine' }] }]);
});

test('what was typed leaves the statistics with the last account that typed it', async () => {
  const { enroll, execute, lessonId, trainer } = await createQuizScene(db, {}, ['text', 'number']);
  const typed = ['0555 12 34 56', 'pliers'];
  const answer = async () => {
    const { viewer, start, save, submit } = await enroll();
    const { id = '', questions = [] } = (await start()).data?.startQuizAttempt ?? {};
    const responseTo = (kind: string) =>
      kind === 'text' ? { text: typed[1] } : { text: typed[0], unit: null, reading: null };
    await save(
      id,
      questions.map(({ position, kind }) => ({ position, seq: 1, response: responseTo(kind) })),
    );
    await submit(id);
    await countAnswers(db);
    return viewer;
  };
  const readTaken = async () => {
    const { data } = await execute<{ quizStatistics: { answered: number; wrongTaken: object[] }[] }>(
      'query ($lessonId: ID!) { quizStatistics(lessonId: $lessonId) { answered wrongTaken { response count } } }',
      { lessonId },
      trainer,
    );
    return data?.quizStatistics;
  };
  const leave = async ({ id }: { id: number }) => {
    await db.user.update({ where: { id }, data: { deleteAfter: new Date(0) } });
    await deleteDueAccounts(db, null);
  };
  const [first, second] = [await answer(), await answer()];
  await leave(first);
  expect(await readTaken()).toMatchObject([
    { answered: 2, wrongTaken: [{ response: { text: typed[1] }, count: 2 }] },
    { answered: 2, wrongTaken: [{ response: { text: typed[0] }, count: 2 }] },
  ]);
  await leave(second);
  expect(await readTaken()).toEqual([
    { answered: 2, wrongTaken: [] },
    { answered: 2, wrongTaken: [] },
  ]);
  const stored = await db.answerCount.findMany({ where: { quizId: lessonId } });
  for (const text of typed) expect(JSON.stringify(stored)).not.toContain(text);
});
