import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { quizReveals, type QuizReveal } from '../../schema/contract/quizzes';
import { viewerFor } from '../../schema/testing/fixtures';
import { attemptQuery } from '../../schema/testing/quizzes/quizDocuments';
import {
  answersTo,
  createQuizFixtures,
  sampleContents,
  type StartedAttempt,
} from '../../schema/testing/quizzes/quizFixtures';
import { bankIdPattern, createSecretQuiz, secretKey } from '../../schema/testing/quizzes/secretQuiz';
import {
  createTestGateway,
  sendGraphql,
  sendRequest,
  sessionCookieHeader,
  type TestGateway,
} from '../testing/testGateway';

// Some hundred requests take long beside other tests.
vi.setConfig({ testTimeout: 60_000 });

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ limits: { rateLimits: null } });
});
afterAll(() => gateway.close());

type Scene = Awaited<ReturnType<typeof createSecretQuiz>>;
type Learner = Awaited<ReturnType<Scene['enroll']>>;

async function startAttempt(learner: Learner): Promise<StartedAttempt> {
  const { data, errors } = await learner.start();
  if (!data) throw new Error(String(errors?.[0]));
  return data.startQuizAttempt;
}

async function endAttempt(learner: Learner, isRight: boolean): Promise<string> {
  const { id, questions } = await startAttempt(learner);
  await learner.save(id, answersTo(questions, isRight));
  await learner.submit(id);
  return id;
}

/** The states of an attempt of two that are allowed. */
const states: Record<string, (learner: Learner) => Promise<string>> = {
  open: async (learner) => {
    const { id, questions } = await startAttempt(learner);
    await learner.save(id, answersTo(questions, true));
    return id;
  },
  submitted: async (learner) => {
    const { id } = await startAttempt(learner);
    await gateway.db.$queryRaw`SELECT submit_attempt(${Number(id)}::int)::text`;
    return id;
  },
  'failed with one left': (learner) => endAttempt(learner, false),
  'failed, and the last one is open': async (learner) => {
    const id = await endAttempt(learner, false);
    await startAttempt(learner);
    return id;
  },
  'failed, as the last one': async (learner) => {
    await endAttempt(learner, false);
    return endAttempt(learner, false);
  },
  passed: (learner) => endAttempt(learner, true),
};

/** States in which the learner sees keys. A reader marks an attempt that was submitted, which is blank here. */
const shownToOwner: Record<QuizReveal, readonly string[]> = {
  never: [],
  after_pass: ['passed'],
  after_last: ['failed, as the last one', 'passed'],
  always: Object.keys(states).filter((state) => state !== 'open'),
};

/** Whether a person gets keys with an attempt, by GraphQL and by REST alike; never with ids of the bank. */
async function seesKeys(attemptId: string, userId: number | null): Promise<boolean> {
  const headers: Record<string, string> = userId
    ? { cookie: sessionCookieHeader(await gateway.createToken(userId)) }
    : {};
  const answers = [
    await sendGraphql(gateway.app, attemptQuery, { id: attemptId }, headers),
    await sendRequest(gateway.app, 'get', `/api/attempts/${attemptId}`, headers),
  ].map(({ text }) => text);
  for (const answer of answers) expect(answer).not.toMatch(bankIdPattern);
  const seen = answers.map((answer) => answer.includes(secretKey));
  expect(seen[0]).toBe(seen[1]);
  return seen[0] ?? false;
}

test.each(quizReveals)('with the rule %s, each person sees keys in the states that it names', async (reveal) => {
  const scene = await createSecretQuiz(gateway.db, { reveal, attemptsAllowed: 2 });
  const other = await scene.enroll();
  const otherTrainer = viewerFor(await gateway.createUser({ role: 'trainer' }));
  const seen: Record<string, string[]> = {};
  for (const [state, reach] of Object.entries(states)) {
    const learner = await scene.enroll();
    const id = await reach(learner);
    const persons = { visitor: null, other: other.viewer, otherTrainer, owner: learner.viewer, ...scene.staff };
    seen[state] = [];
    for (const [name, viewer] of Object.entries(persons))
      if (await seesKeys(id, viewer?.id ?? null)) seen[state].push(name);
  }
  const expected = Object.keys(states).map((state) => [
    state,
    [...(shownToOwner[reveal].includes(state) ? ['owner'] : []), ...(state === 'open' ? [] : ['trainer', 'admin'])],
  ]);
  expect(seen).toEqual(Object.fromEntries(expected));
});

/** States in which an owner gets keys by practicing: nothing rests on a running attempt. */
const practicedByOwner = (reveal: QuizReveal): readonly string[] =>
  shownToOwner[reveal].filter((state) => !['submitted', 'failed, and the last one is open'].includes(state));

const practiceQuery = `query ($id: ID!) {
  weekly: practiceQuestions(courseId: $id, round: weekly) { ...Asked } free: practiceQuestions(courseId: $id, round: free) { ...Asked } }
  fragment Asked on PracticeQuestion {
    id number version kind text textAr textBlocks textBlocksAr options { id text textAr textBlocks } targets { id text textAr } units
    picture { url alt altAr } places { id x y text textAr } }`;

/** Whether a person gets keys by answering all questions of a course; the questions show none. */
async function getsKeysByPractice({ course, questionIds }: Scene, userId: number | null): Promise<boolean> {
  const headers: Record<string, string> = userId
    ? { cookie: sessionCookieHeader(await gateway.createToken(userId)) }
    : {};
  const asked = await sendGraphql(gateway.app, practiceQuery, { id: course.id }, headers);
  expect(asked.text).not.toContain(secretKey);
  expect(asked.text).not.toMatch(bankIdPattern);
  let text = '';
  for (let first = 0; first < questionIds.length; first += 3) {
    const calls = questionIds.slice(first, first + 3).map(
      (id) => `q${id}: answerPracticeQuestion(id: ${id}, input: { number: 1, version: 1, response: null }) {
      response due review { verdict correctResponse explanation explanationAr notes { text } } }`,
    );
    text += (await sendGraphql(gateway.app, `mutation { ${calls.join('\n')} }`, {}, headers)).text;
  }
  expect(text).not.toMatch(bankIdPattern);
  expect(text).not.toContain('queryTooLarge');
  const gets = text.includes(secretKey);
  // Refused answers store nothing.
  if (!gets)
    expect(await gateway.db.practiceReview.count({ where: { enrollment: { studentId: userId ?? 0 } } })).toBe(0);
  return gets;
}

test.each(quizReveals)(
  'with the rule %s, practice gives keys to the owner alone, and not before their time',
  async (reveal) => {
    const scene = await createSecretQuiz(gateway.db, { reveal, attemptsAllowed: 2 });
    const other = await scene.enroll();
    const otherTrainer = viewerFor(await gateway.createUser({ role: 'trainer' }));
    const seen: Record<string, string[]> = {};
    for (const [state, reach] of Object.entries(states)) {
      const learner = await scene.enroll();
      await reach(learner);
      const persons = { visitor: null, other: other.viewer, otherTrainer, owner: learner.viewer, ...scene.staff };
      seen[state] = [];
      for (const [name, viewer] of Object.entries(persons))
        if (await getsKeysByPractice(scene, viewer?.id ?? null)) seen[state].push(name);
    }
    const expected = Object.keys(states).map((state) => [
      state,
      practicedByOwner(reveal).includes(state) ? ['owner'] : [],
    ]);
    expect(seen).toEqual(Object.fromEntries(expected));
  },
);

test('a rule that hides again, and a version that only a hidden attempt has asked, end practice', async () => {
  const scene = await createSecretQuiz(gateway.db, { reveal: 'always' });
  const learner = await scene.enroll();
  await endAttempt(learner, false);
  const { db } = gateway;
  await db.quiz.update({ where: { lessonId: scene.lessonId }, data: { reveal: 'never' } });
  expect(await getsKeysByPractice(scene, learner.viewer.id)).toBe(false);
  await db.quiz.update({ where: { lessonId: scene.lessonId }, data: { reveal: 'always' } });
  // The next version is asked in a quiz that shows nothing.
  const [questionId] = scene.questionIds;
  const { addVersion, createQuiz } = createQuizFixtures(db);
  await addVersion(questionId!, sampleContents.boolean, { explanation: secretKey, explanationAr: '', notes: [] });
  const hidden = await createQuiz(scene.course.id, [questionId!], { reveal: 'never' });
  const start = `mutation ($id: ID!) { startQuizAttempt(lessonId: $id) { id } }`;
  const headers = { cookie: sessionCookieHeader(await gateway.createToken(learner.viewer.id)) };
  const started = await sendGraphql(gateway.app, start, { id: hidden.lessonId }, headers);
  const id = (started.body as { data: { startQuizAttempt: { id: string } } }).data.startQuizAttempt.id;
  await learner.submit(id);
  const answer = `mutation { answerPracticeQuestion(id: ${questionId}, input: { number: 1, version: 2, response: null }) { review { explanation } } }`;
  expect((await sendGraphql(gateway.app, answer, {}, headers)).text).toContain('NOT_FOUND');
});
