import { afterAll, beforeAll, expect, test } from 'vitest';
import { quizReveals, type QuizReveal } from '../../schema/contract/quizzes';
import { attemptMutations, attemptQuery, quizQuery } from '../../schema/testing/quizDocuments';
import {
  createQuizFixtures,
  createQuizScene,
  sampleContents,
  type StartedAttempt,
} from '../../schema/testing/quizFixtures';
import { readAttemptsOfStudent } from '../../schema/quizzes/attempts/attemptExport';
import { viewerFor } from '../../schema/testing/fixtures';
import {
  createTestGateway,
  sendGraphql,
  sendRequest,
  sessionCookieHeader,
  type TestGateway,
} from '../testing/testGateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ limits: { rateLimits: null } });
});
afterAll(() => gateway.close());

const secret = 'CANARY-of-keys';
const texts = (part: string) => ({ text: `${secret} ${part}`, textAr: `${secret} ${part}` });

/** A quiz whose keys, explanations and notes hold the secret, and nothing else does. */
async function createSecretQuiz(reveal: QuizReveal) {
  const scene = await createQuizScene(gateway.db, { reveal, attemptsAllowed: 2 }, []);
  const { createQuestion } = createQuizFixtures(gateway.db);
  const note = {
    ...texts('note'),
    misconception: `${secret} idea`,
    misconceptionAr: secret,
    lessonId: null,
    second: null,
  };
  const feedback = {
    ...{ explanation: `${secret} explanation`, explanationAr: `${secret} explanation` },
    notes: ['a', 'b', 'c', 'd'].map((option) => ({ ...note, option })),
  };
  const contents = [sampleContents.single, { ...sampleContents.text, key: { accepted: [secret] } }];
  for (const [index, content] of contents.entries()) {
    const { id: questionId } = await createQuestion(scene.course.id, content, { feedback, tags: ['safety'] });
    await gateway.db.quizSlot.create({ data: { quizId: scene.lessonId, position: index + 1, questionId } });
  }
  return scene;
}

/** Whether anything that a person can ask for holds the secret. */
async function seesKeys(scene: Awaited<ReturnType<typeof createSecretQuiz>>, userId: number, attemptId: string) {
  const cookie = sessionCookieHeader(await gateway.createToken(userId));
  const { lessonId, course } = scene;
  const answers = [
    await sendGraphql(gateway.app, attemptQuery, { id: attemptId }, { cookie }),
    await sendGraphql(gateway.app, quizQuery, { lessonId }, { cookie }),
    await sendGraphql(gateway.app, attemptMutations.submit, { attemptId: '0' }, { cookie }),
    await sendGraphql(
      gateway.app,
      `{ courseQuestions(courseId: ${course.id}) { draft { key feedback } } }`,
      {},
      { cookie },
    ),
    await sendGraphql(gateway.app, `{ course(id: ${course.id}) { lessons { title content } } }`, {}, { cookie }),
    await sendGraphql(
      gateway.app,
      `{ search(query: "${secret}") { courses { totalCount results { title } } } }`,
      {},
      { cookie },
    ),
    await sendRequest(gateway.app, 'get', `/api/attempts/${attemptId}`, { cookie }),
    await sendRequest(gateway.app, 'get', `/api/courses/${course.id}/lessons`, { cookie }),
  ];
  const exported: object[] = [];
  for await (const rows of readAttemptsOfStudent(gateway.db, userId)) exported.push(...rows);
  const texts = [...answers.map(({ text }) => text), JSON.stringify(exported)];
  // What the person has typed is no key.
  return texts.some((text) => text.replaceAll(`typed ${secret}`, '').includes(secret));
}

test.each(quizReveals)('with the rule %s, a learner sees keys only when it says so', async (reveal) => {
  const scene = await createSecretQuiz(reveal);
  const { db } = gateway;
  const learner = await scene.enroll();
  const other = await scene.enroll();
  const stranger = viewerFor(await gateway.createUser());
  const first = (await learner.start()).data?.startQuizAttempt as StartedAttempt;
  const sees = (userId: number) => seesKeys(scene, userId, first.id);
  const learnerId = learner.viewer.id;
  const seen = [await sees(learnerId)];
  await learner.save(first.id, [{ position: 1, seq: 1, response: null }]);
  await learner.submit(first.id);
  seen.push(await sees(learnerId));
  const last = (await learner.start()).data?.startQuizAttempt as StartedAttempt;
  seen.push(await sees(learnerId));
  await learner.submit(last.id);
  seen.push(await sees(learnerId));
  // While it is open; after the first, failed one; during the last one; after the last one, failed.
  const expected: Record<QuizReveal, boolean[]> = {
    never: [false, false, false, false],
    after_pass: [false, false, false, false],
    after_last: [false, false, false, true],
    always: [false, true, true, true],
  };
  expect(seen).toEqual(expected[reveal]);
  for (const { id } of [other.viewer, stranger]) expect(await sees(id)).toBe(false);
  expect(await sees(scene.trainer.id)).toBe(true);
  expect(JSON.stringify(await db.auditEntry.findMany())).not.toContain(secret);
  expect(JSON.stringify(await db.$queryRaw`SELECT payload FROM graphile_worker._private_jobs`)).not.toContain(secret);
});
